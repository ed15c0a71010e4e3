import { expect, test } from 'vitest';
import type { Report } from './report';
import { mondayOf, reportNumbersOf, weeksShown } from './report-numbers';

const NOW = '2026-06-03T10:00:00.000Z';
const aReport = (given: Partial<Pick<Report, 'kind' | 'at' | 'closedAt' | 'outcome'>>) => ({
  ...{ kind: 'profile' as const, at: '2026-06-01T00:00:00.000Z', closedAt: null, outcome: null },
  ...given,
});

test.each([
  ['2026-06-01T00:00:00.000Z', '2026-06-01'],
  ['2026-06-07T23:59:59.999Z', '2026-06-01'],
  ['2026-05-31T23:59:59.999Z', '2026-05-25'],
  ['2026-01-01T00:00:00.000Z', '2025-12-29'],
])('the week of %s begins on Monday %s', (at, monday) => {
  expect(mondayOf(at)).toBe(monday);
});

test('the numbers show eight weeks, the running one first', () => {
  expect(weeksShown(NOW)).toHaveLength(8);
  expect(weeksShown(NOW)).toEqual(expect.arrayContaining(['2026-06-01', '2026-05-25', '2026-04-13']));
});

test('what came and what was decided count in their own week, by kind and by how it ended', () => {
  const reports = [
    aReport({}),
    aReport({ at: '2026-05-29T00:00:00.000Z', closedAt: '2026-06-01T12:00:00.000Z', outcome: 'dismissed' }),
    aReport({ at: '2026-06-01T06:00:00.000Z', closedAt: '2026-06-02T06:00:00.000Z', outcome: 'suspended' }),
    aReport({ kind: 'camp', closedAt: '2026-06-01T01:30:00.000Z', outcome: 'hidden' }),
    aReport({ kind: 'picture', at: '2026-01-05T00:00:00.000Z', closedAt: '2026-01-06T00:00:00.000Z', outcome: 'partHidden' }),
  ];
  const [running, before, ...earlier] = reportNumbersOf(reports, NOW);
  const none = { came: 0, dismissed: 0, hidden: 0, suspended: 0, shown: 0 };
  expect(running).toEqual({
    from: '2026-06-01',
    kinds: [
      { ...none, kind: 'profile', came: 2, dismissed: 1, suspended: 1, medianHours: 54 },
      { ...none, kind: 'camp', came: 1, hidden: 1, medianHours: 1.5 },
    ],
  });
  expect(before).toEqual({ from: '2026-05-25', kinds: [{ ...none, kind: 'profile', came: 1, medianHours: null }] });
  expect(earlier.every(({ kinds }) => kinds.length === 0)).toBe(true);
});
