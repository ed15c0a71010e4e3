import { describe, expect, test } from 'vitest';
import { aProfile } from '../testing/a-profile';
import { meetsConditions, orderValueOf, recruitConditions } from './recruit-conditions';
import { recruitIndexOf } from './recruit-index';
import { recruitQueryOf } from './recruit-query';

const AT = '2026-06-10T12:00:00.000Z';
const conditionsOf = (address: string, set: 'open' | 'coach' = 'open') =>
  recruitConditions(recruitQueryOf(new URLSearchParams(address)), set, AT);

describe('what the database is asked', () => {
  test('names the keys of the searcher’s own set', () => {
    const address = 'q=Emma&position=GK&year=2028&gender=Female&gpa=from35&video=true&verified=true&league=ecnl-girls';
    for (const set of ['open', 'coach'] as const) {
      const asked = JSON.stringify(conditionsOf(address, set));
      expect(asked).toContain(`search.${set}.`);
      expect(asked).not.toContain(set === 'open' ? 'search.coach' : 'search.open');
    }
  });

  test('has one condition for each filter, and for several positions one of them', () => {
    expect(conditionsOf('position=GK&position=CB&year=2028&year=2027')).toMatchObject({
      all: [{ field: 'search.open.year', op: 'isOneOf', values: ['2027'] }],
      anyOf: [{ field: 'search.open.at.CB' }, { field: 'search.open.at.GK' }],
      order: { field: 'search.rank', isDescending: true },
    });
    expect(conditionsOf('citizenship=SE&citizenship=US')?.all).toEqual([
      { field: 'search.open.keys', op: 'containsOneOf', values: ['@SE', '@US'] },
      { field: 'search.rank', op: 'from', values: [0] },
    ]);
  });

  test('counts the days of a change from now, in the order of changes', () => {
    expect(conditionsOf('updated=week')).toMatchObject({
      all: [{ field: 'search.updated', op: 'from', values: ['2026-06-03T12:00:00.000Z'] }],
      order: { field: 'search.updated', isDescending: true },
    });
  });

  test('leaves out players whose class is over, unless a year or a name is asked for', () => {
    const rank = { field: 'search.rank', op: 'from', values: [0] };
    expect(conditionsOf('')?.all).toEqual([rank]);
    expect(conditionsOf('position=GK&gender=Female')?.all).toContainEqual(rank);
    expect(conditionsOf('sort=year', 'coach')?.all).toEqual([{ field: 'search.coach.byYear', op: 'upTo', values: [9999] }]);
    for (const address of ['q=emma', 'year=2026', 'sort=year&year=2026', 'sort=updated'])
      expect(
        conditionsOf(address)?.all.filter(({ field }) => /rank|byYear/.test(field)),
        address,
      ).toEqual([]);
  });

  test('is nothing for a text without a letter', () => {
    expect(conditionsOf('q=%21%21')).toBeNull();
  });

  test('orders by the year that the set shows', () => {
    expect(conditionsOf('sort=year', 'coach')?.order).toEqual({ field: 'search.coach.byYear', isDescending: false });
  });
});

describe('a player who is compared without the database', () => {
  const index = recruitIndexOf(aProfile({ adultFrom: '2000-01-01', publicAt: '2026-06-09T12:00:00.000Z' }), AT);
  const isFound = (address: string): boolean => {
    const conditions = conditionsOf(address);
    if (index === null || conditions === null) throw new Error(address);
    return meetsConditions(index, conditions);
  };

  test.each([
    'confirmed=true',
    'position=GK&position=LB',
    'year=2028&foot=left&tier=T2&state=OH&country=US',
    'citizenship=US&citizenship=SE',
    'q=robin',
    'video=true',
    'updated=week',
    'sort=year',
  ])('is found by %s', (address) => {
    expect(isFound(address)).toBe(true);
  });

  test.each(['position=GK', 'year=2027', 'citizenship=SE', 'q=emma', 'verified=true', 'gpa=from38', 'type=playerPro'])(
    'is not found by %s',
    (address) => {
      expect(isFound(address)).toBe(false);
    },
  );

  test('has the value by which the order sorts', () => {
    const valueOf = (address: string) => {
      const order = conditionsOf(address)?.order;
      return index === null || order === undefined ? null : orderValueOf(index, order);
    };
    expect([valueOf('sort=year'), valueOf('sort=updated')]).toEqual([2028, '2026-06-09T12:00:00.000Z']);
  });
});
