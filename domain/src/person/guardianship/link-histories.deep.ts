import { test } from 'vitest';
import { playLinkHistories } from './testing/link-histories';

test('[S1-01] 20,000 random histories of links agree with a model of who is a guardian', () => {
  playLinkHistories(20_000);
});
