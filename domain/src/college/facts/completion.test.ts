import { expect, test } from 'vitest';
import { aCollege } from '../testing/a-college';
import { completionOf } from './completion';

const completionAt = (sixYearGraduationRate: number | null, threeYearGraduationRate: number | null) => {
  const { academics } = aCollege();
  const { details } = academics;
  const afterCollege = { ...details.afterCollege, sixYearGraduationRate, threeYearGraduationRate, fourYearGraduationRate: 50 };
  return completionOf({ academics: { details: { ...details, afterCollege } } });
};

test.each([
  ['a four-year college', 90, null, { rate: 90, years: 6 }],
  ['a two-year college', null, 31, { rate: 31, years: 3 }],
  ['a college that reports both', 90, 31, { rate: 90, years: 6 }],
  ['a college that reports neither, whatever its four-year rate is', null, null, null],
] as const)('the completion of %s', (_, six, three, completion) => {
  expect(completionAt(six, three)).toEqual(completion);
});
