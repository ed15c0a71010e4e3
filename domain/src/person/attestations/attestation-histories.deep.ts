import { test } from 'vitest';
import { playAttestationHistories } from './testing/attestation-histories';

test('1,000 random histories of confirmations agree with a model of what is confirmed to whom', () => {
  playAttestationHistories(1000);
});
