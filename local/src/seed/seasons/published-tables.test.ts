import { conferenceTable, regularSeasonOf } from '@touchline/domain/season/conference-season';
import { matchesOfLines } from '@touchline/domain/season/match-line';
import { derivedSeason } from '@touchline/domain/season/seasons-of-teams';
import { expect, test } from 'vitest';
import { readCollegeTables } from '../../tables/college-tables';
import { realTeams } from '../real-colleges';
import { readSeasonTables, realSeasons } from './real-seasons';

const [TABLES, COLLEGES] = await Promise.all([readSeasonTables(), readCollegeTables()]);
const SEASONS = realSeasons(TABLES, realTeams(COLLEGES, 'whole'), 'whole');

/** Final tables as the conferences published them: wins, losses and ties of each member. */
type Records = Readonly<Record<string, string>>;
const PUBLISHED: readonly (readonly [title: string, seasonId: string, records: Records])[] = [
  [
    'Mountain West women 2018',
    '2018-ncaa-1-female',
    {
      'boise-state-university': '7-2-2',
      'university-of-wyoming': '7-2-2',
      'university-of-new-mexico-main-campus': '7-2-2',
      'san-jose-state-university': '6-2-3',
      'california-state-university-fresno': '5-3-3',
      'colorado-college': '5-4-2',
      'university-of-nevada-las-vegas': '5-4-2',
      'san-diego-state-university': '4-4-3',
      'colorado-state-university-fort-collins': '3-6-2',
      'utah-state-university': '2-7-2',
      'united-states-air-force-academy': '1-7-3',
      'university-of-nevada-reno': '1-10-0',
    },
  ],
  [
    'Big Ten men 2022',
    '2022-ncaa-1-male',
    {
      'university-of-maryland-college-park': '4-0-4',
      'ohio-state-university-main-campus': '4-2-2',
      'rutgers-university-new-brunswick': '4-2-2',
      'indiana-university-bloomington': '3-1-4',
      'pennsylvania-state-university-main-campus': '3-2-3',
      'university-of-wisconsin-madison': '3-4-1',
      'michigan-state-university': '3-4-1',
      'northwestern-university': '1-5-2',
      'university-of-michigan-ann-arbor': '1-6-1',
    },
  ],
  [
    'Atlantic Coast women 2024',
    '2024-ncaa-1-female',
    {
      'duke-university': '9-0-1',
      'wake-forest-university': '7-2-1',
      'florida-state-university': '7-2-1',
      'university-of-north-carolina-at-chapel-hill': '7-3-0',
      'virginia-polytechnic-institute-and-state-university': '6-2-2',
      'university-of-notre-dame': '5-1-4',
      'university-of-california-berkeley': '5-4-1',
      'stanford-university': '5-4-1',
      'university-of-virginia': '5-5-0',
      'boston-college': '4-4-2',
      'university-of-pittsburgh-pittsburgh-campus': '3-5-2',
      'university-of-louisville': '2-5-3',
      'southern-methodist-university': '2-6-2',
      'clemson-university': '2-7-1',
      'university-of-miami': '1-6-3',
      'north-carolina-state-university-at-raleigh': '1-6-3',
      'syracuse-university': '0-9-1',
    },
  ],
];

/** Duke and North Carolina met a week before the conference's first day; its last day was October 31. */
const DAYS_OF_ATLANTIC_COAST = { firstDay: '2024-09-12', lastDay: '2024-10-31' };

test.each(PUBLISHED)('the table of %s has the records that the conference published', (_, seasonId, records) => {
  const stored = SEASONS.find(({ _id }) => _id === seasonId);
  const members = Object.keys(records);
  const season = regularSeasonOf(matchesOfLines(stored?.matches ?? []), members, DAYS_OF_ATLANTIC_COAST);
  const table = season === null ? [] : conferenceTable(season, members);
  expect(Object.fromEntries(table.map(({ team, wins, losses, ties }) => [team, `${wins}-${losses}-${ties}`]))).toEqual(records);
});

test('the Mountain West of 2025 ends with San Diego State at 4-2-4, as was published', () => {
  const stored = SEASONS.find(({ _id }) => _id === '2025-ncaa-1-female');
  if (stored === undefined) throw new Error('The season of 2025 is missing');
  const conference = derivedSeason(stored).teams.get('san-diego-state-university')?.conference;
  const own = conference?.table.find(({ team }) => team === 'san-diego-state-university');
  expect([conference?.since, conference?.lastDay, own]).toMatchObject([
    '2025-09-25',
    '2025-10-30',
    { wins: 4, losses: 2, ties: 4 },
  ]);
  expect(new Set(conference?.table.map(({ wins, losses, ties }) => wins + losses + ties))).toEqual(new Set([10]));
});

test('the America East of 2025, men, ends with the points that were published', () => {
  const stored = SEASONS.find(({ _id }) => _id === '2025-ncaa-1-male');
  if (stored === undefined) throw new Error('The season of 2025 is missing');
  const conference = derivedSeason(stored).teams.get('university-of-vermont')?.conference;
  expect(conference?.lastDay).toBe('2025-11-04');
  expect(conference?.table.slice(0, 6).map(({ rank, team, points }) => `${rank} ${team} ${points}`)).toEqual([
    '1 university-of-vermont 19',
    '2 bryant-university 18',
    '3 university-at-albany 11',
    '4 university-of-new-hampshire-main-campus 10',
    '5 university-of-maryland-baltimore-county 8',
    '5 university-of-massachusetts-lowell 8',
  ]);
});
