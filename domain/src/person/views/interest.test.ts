import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysOfInterest, INTEREST_WEEKS, interest, interestOf } from './interest';
import { daysAfter, type ViewsOfDay } from './stored-views';
import { NO_VIEWS, sumOfViews, toldOf, toldSaves } from './view-kinds';

const NOW = new Date('2026-03-01T00:30:00.000Z');
const on = (day: string, changes: Partial<ViewsOfDay> = {}): ViewsOfDay => ({ ...NO_VIEWS, day, ...changes });

test('eight weeks of seven days, today the last one, across the end of a year and of February', () => {
  const { weeks } = interestOf({ views: [], letters: [], colleges: null }, NOW);
  expect(weeks.map(({ from, to }) => `${from} ${to}`)).toEqual([
    '2026-01-05 2026-01-11',
    '2026-01-12 2026-01-18',
    '2026-01-19 2026-01-25',
    '2026-01-26 2026-02-01',
    '2026-02-02 2026-02-08',
    '2026-02-09 2026-02-15',
    '2026-02-16 2026-02-22',
    '2026-02-23 2026-03-01',
  ]);
  expect(daysOfInterest(NOW)).toEqual({ from: '2026-01-05', to: '2026-03-01' });
});

test('each day counts in its week, the first and the last one too, and no day outside', () => {
  const days = ['2026-01-04', '2026-01-05', '2026-01-11', '2026-01-12', '2026-03-01', '2026-03-02'];
  const views = days.map((day) => on(day, { opens: 10 }));
  const letters = days.flatMap((day) => Array.from({ length: 5 }, () => `${day}T23:59:59.999Z`));
  const { weeks, total } = interestOf({ views, letters, colleges: null }, NOW);
  expect(weeks.map(({ wrote }) => wrote)).toEqual([10, 5, 0, 0, 0, 0, 0, 5]);
  expect(total.wrote).toBe(20);
  expect(weeks.map(({ opens }) => opens)).toEqual([20, 10, 0, 0, 0, 0, 0, 10]);
  expect(total.opens).toBe(40);
});

test.each([
  [{}, { lists: 0, opens: 0, videos: 0, saves: 'few' }],
  [
    { lists: 1, opens: 4, videos: 5, saves: 4 },
    { lists: 'few', opens: 'few', videos: 5, saves: 'few' },
  ],
  [
    { lists: 1000, saves: 5 },
    { lists: 1000, opens: 0, videos: 0, saves: 5 },
  ],
])('small counts are told in words, and saves never tell none from few: %o', (counts, told) => {
  expect(toldOf({ ...NO_VIEWS, ...counts })).toEqual(told);
});

test('the first four saves change nothing that a player reads', () => {
  expect(new Set([0, 1, 2, 3, 4].map(toldSaves))).toEqual(new Set(['few']));
});

test('whatever was counted: it fits the schema, no small number is told, and the sum is that of the days', () => {
  const count = fc.nat(12);
  const part = fc.record({
    day: fc.integer({ min: -70, max: 10 }).map((days) => daysAfter('2026-03-01', days)),
    ...{ lists: count, opens: count, videos: count, saves: count },
  });
  fc.assert(
    fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
      const answer = interestOf({ views: parts, letters: [], colleges: null }, NOW);
      expect(interest.parse(answer)).toEqual(answer);
      const { from, to } = daysOfInterest(NOW);
      expect(answer.total).toEqual({ wrote: 0, ...toldOf(sumOfViews(parts.filter(({ day }) => day >= from && day <= to))) });
      const numbers = [answer.total, ...answer.weeks].flatMap(({ lists, opens, videos, saves }) => [lists, opens, videos, saves]);
      expect(numbers.filter((one) => one !== 'few' && one > 0 && one < 5)).toEqual([]);
      expect(answer.weeks).toHaveLength(INTEREST_WEEKS);
    }),
    { seed: 38, numRuns: 300 },
  );
});
