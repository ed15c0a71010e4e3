import { expect, test } from 'vitest';
import { madeSeasonTables } from './season-lines';
import { tableText } from './make-tables';

const match = { league: 'NCAA', division: '1', sex: 'women', season: '2025', home_goals: '1', away_goals: '0', place: '' };
const team = { id: '100001', sex: 'women', season: '2025' };

test('a season’s table names teams by id, and those that we do not have by name, and keeps only what differs', () => {
  const results = [
    { ...match, date: '2025-09-05', home: '100001', away: '', away_name: 'Mobile', counts: 'no', neutral: 'no', source: 'B' },
    {
      ...match,
      date: '2025-09-01',
      home: '999999',
      home_name: 'Closed',
      away: '100001',
      counts: 'yes',
      neutral: '',
      source: 'A',
    },
  ];
  const tables = madeSeasonTables({ results, teamSeasons: [team, { ...team, id: '999999' }] }, new Set(['100001']));
  expect(Object.keys(tables)).toEqual(['seasons/2025-women', 'seasons', 'team-seasons']);
  const [played, sources, counted] = Object.values(tables);
  expect(played && tableText(played)).toBe(
    [
      'date,home,away,home_goals,away_goals,counts,neutral,place',
      '2025-09-01,:Closed,100001,1,0,,,',
      '2025-09-05,100001,:Mobile,1,0,no,no,',
      '',
    ].join('\n'),
  );
  expect(sources?.lines).toEqual([expect.objectContaining({ file: '2025-women', source: 'A; B' })]);
  expect(counted?.lines).toEqual([team]);
});
