import { test } from 'vitest';
import { playThreadHistories } from './testing/thread-histories';

test('random histories of links, blocks, contact, birthday and deletion agree with a model of who writes to whom', () => {
  playThreadHistories(40);
});
