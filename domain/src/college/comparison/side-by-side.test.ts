import { describe, expect, test } from 'vitest';
import { TABLE_GROUPS } from '../facts/table-facts';
import { BETTER_END, bestOf, differs } from './side-by-side';

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

  test('every fact with a better end is a fact of colleges that is a number', () => {
    const rows = Object.entries(Object.assign({}, ...TABLE_GROUPS.map(([, group]) => group)) as Record<string, { kind: string }>);
    const numbers = rows.filter(([, { kind }]) => ['percent', 'dollars', 'ratio'].includes(kind)).map(([name]) => name);
    expect(numbers).toEqual(expect.arrayContaining(Object.keys(BETTER_END)));
  });
});
