import { test } from 'vitest';
import { playLinkHistories } from './testing/link-histories';

test('[S1-01] random histories of links agree with a model of who is a guardian', () => {
  playLinkHistories(300);
});
