import { expect, test } from 'vitest';
import { gradeRuleOf } from './grade-rule';

test('Division I and II of the NCAA name one number, other leagues and divisions none', () => {
  expect([gradeRuleOf('ncaa', 1)?.least, gradeRuleOf('ncaa', 2)?.least]).toEqual([2.3, 2.2]);
  expect([gradeRuleOf('ncaa', 3), gradeRuleOf('naia', null), gradeRuleOf(null, 1), gradeRuleOf('ncaa', null)]).toEqual([
    ...[null, null, null, null],
  ]);
});
