import type { Ranking, RankingRow } from '../../ranking/ranking';
import { aRanking, aRankingRow, aStoredTable } from '../../ranking/testing/a-ranking';
import { expect, test } from 'vitest';
import { planRankings } from './plan-rankings';

const AT = '2025-12-01T08:00:00.000Z';
const on = (publishedOn: string, ...rows: RankingRow[]): Ranking => aRanking({}, rows, { publishedOn });
const plan = (made: Ranking, stored: Ranking | null = null) => planRankings([made], () => stored, AT);
const rowsAfter = (made: Ranking, stored: Ranking) => plan(made, stored).changes[0]?.after.tables[0]?.rows;

test('a new ranking begins with version 2, which seeding leaves alone', () => {
  const { changes, problems } = plan(on('2025-11-10', aRankingRow(1, 'Ash')));
  expect(problems).toEqual([]);
  expect(changes).toMatchObject([{ before: null, after: { version: 2, createdAt: AT, updatedAt: AT } }]);
  expect(changes[0]?.differences).toEqual(['rpi-2025-female ncaa 1: new, 1 teams, NCAA, 2025-11-10']);
});

test('a later edition takes the place of the earlier one and remembers its ranks', () => {
  const stored = on('2025-11-03', aRankingRow(1, 'Ash'), aRankingRow(2, 'Birch'), aRankingRow(3, 'Gone'));
  const made = on('2025-11-10', aRankingRow(1, 'Birch', { rating: 0.7 }), aRankingRow(2, 'Ash'), aRankingRow(3, 'Cedar'));
  expect(rowsAfter(made, stored)).toMatchObject([
    { name: 'Birch', previousRank: 2 },
    { name: 'Ash', previousRank: 1 },
    { name: 'Cedar', previousRank: null },
  ]);
  expect(plan(made, stored).changes[0]?.differences).toEqual([
    'rpi-2025-female ncaa 1: 2025-11-03 → 2025-11-10, 4 of 3 teams differ',
    '  Birch: rank 2 → rank 1, 0.7',
    '  Ash: rank 1 → rank 2',
    '  Cedar: new on rank 3',
    '  Gone: gone',
  ]);
});

test('a corrected edition of the same day keeps the movement, and the same file again changes nothing', () => {
  const stored = on('2025-11-10', aRankingRow(1, 'Ash', { previousRank: 4 }));
  expect(rowsAfter(on('2025-11-10', aRankingRow(1, 'Ash', { rating: 0.6 })), stored)).toMatchObject([{ previousRank: 4 }]);
  const again = plan(on('2025-11-10', aRankingRow(1, 'Ash')), stored);
  expect([again.changes, again.unchanged]).toEqual([[], ['rpi-2025-female ncaa 1']]);
});

test('an edition before the stored one is a problem; a month is no earlier than its days', () => {
  const stored = on('2025-11-10', aRankingRow(1, 'Ash'));
  const earlier = plan(on('2025-11-03', aRankingRow(1, 'Birch')), stored);
  expect([earlier.changes, earlier.problems]).toEqual([
    [],
    ['rpi-2025-female ncaa 1: a table of 2025-11-10 is stored, which is newer than 2025-11-03'],
  ]);
  expect(plan(on('2025-11', aRankingRow(1, 'Birch')), stored).problems).toEqual([]);
});

test('the tables of other leagues and divisions stay', () => {
  const second = aStoredTable([aRankingRow(1, 'Oak')], { division: 2 });
  const stored = aRanking({ version: 5, tables: [second] });
  const [change] = plan(on('2025-11-10', aRankingRow(1, 'Ash')), stored).changes;
  expect(change?.after.tables.map(({ division }) => division)).toEqual([2, 1]);
  expect(change?.after).toMatchObject({ version: 6, createdAt: stored.createdAt });
  expect(change?.after.tables[0]).toEqual(second);
});
