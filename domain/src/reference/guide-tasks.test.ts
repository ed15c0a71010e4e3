import { expect, test } from 'vitest';
import { GUIDE_TASK_NAMES, GUIDE_TASKS, withTicks } from './guide-tasks';

test('ticks change what they name and leave the rest, in the order of the list', () => {
  expect(withTicks([], { apply: true, learnLeagues: true })).toEqual(['learnLeagues', 'apply']);
  expect(withTicks(['learnLeagues', 'apply'], { apply: false })).toEqual(['learnLeagues']);
  expect(withTicks(['apply'], {})).toEqual(['apply']);
});

test('every year of school has steps, and no step stands there twice', () => {
  expect(new Set(GUIDE_TASK_NAMES).size).toBe(GUIDE_TASKS.length);
  expect([...new Set(GUIDE_TASKS.map(({ schoolYear }) => schoolYear))]).toEqual([9, 10, 11, 12]);
});
