import { describe, expect, test } from 'vitest';
import type { FactKind } from '../facts/fact-row';
import { TABLE_GROUPS } from '../facts/table-facts';
import { BETTER_END, bestOf, differs } from './side-by-side';

const NUMBERS: readonly FactKind[] = ['percent', 'dollars', 'ratio', 'whole', 'number'];
/** Which end of each number among the facts is the better one for a recruit; null says nothing. */
const BETTER: Readonly<Record<string, 'lower' | 'higher' | null>> = {
  acceptanceRate: null,
  toefl: null,
  ielts: null,
  enrollmentSize: null,
  freshmenLiveOnCampus: null,
  studentFacultyRatio: 'lower',
  netPriceTuition: 'lower',
  inStateTuition: 'lower',
  outOfStateTuition: 'lower',
  applicationFee: 'lower',
  averageAidAwardedMiddleIncome: 'higher',
  studentsWhoReceiveFinancialAid: 'higher',
  costOfAttendance: 'lower',
  sixYearGraduationRate: 'higher',
  fourYearGraduationRate: 'higher',
  threeYearGraduationRate: 'higher',
  employedTwoYearsAfterGraduation: 'higher',
  medianStartingSalaryAfter6Years: 'higher',
};

describe('colleges side by side', () => {
  test('known values differ or not; an unknown one says nothing', () => {
    expect(differs([1, 2])).toBe(true);
    expect(differs(['NCAA D1', 'NCAA D1', 'NAIA'])).toBe(true);
    expect(differs([1, null])).toBe(false);
    expect(differs([0, 0, null])).toBe(false);
    expect(differs([])).toBe(false);
  });

  test('the best is the lowest price and the highest rate; equal ones share it', () => {
    expect(bestOf([30, 10, null, 10], 'lower')).toEqual([false, true, false, true]);
    expect(bestOf([30, 10, null], 'higher')).toEqual([true, false, false]);
    expect(bestOf([0, 5], 'lower')).toEqual([true, false]);
  });

  test('none is best among equal ones, and none alone', () => {
    expect(bestOf([10, 10], 'lower')).toEqual([false, false]);
    expect(bestOf([10, null], 'higher')).toEqual([false, false]);
  });

  test.each(Object.entries(BETTER))('of %s the better end is %s', (fact, better) => {
    expect(BETTER_END[fact] ?? null).toBe(better);
  });

  test('the better end of every number among the facts stands in the table, and nothing else has one', () => {
    const rows = TABLE_GROUPS.flatMap(([, group]): [string, { readonly kind: FactKind }][] => Object.entries(group));
    const numbers = rows.filter(([, { kind }]) => NUMBERS.includes(kind)).map(([name]) => name);
    expect(Object.keys(BETTER).sort()).toEqual(numbers.sort());
    expect(numbers).toEqual(expect.arrayContaining(Object.keys(BETTER_END)));
  });
});
