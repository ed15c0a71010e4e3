import { test } from 'vitest';
import { playThreadHistories } from './testing/thread-histories';

test('1,000 random histories of links, blocks, contact, birthday and deletion agree with a model of who writes to whom', () => {
  playThreadHistories(1000);
});
