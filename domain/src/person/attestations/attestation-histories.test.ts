import { test } from 'vitest';
import { playAttestationHistories } from './testing/attestation-histories';

test('random histories of confirmations agree with a model of what is confirmed to whom', () => {
  playAttestationHistories(40);
});
