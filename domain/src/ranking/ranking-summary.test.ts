import { describe, expect, test } from 'vitest';
import { upgradeDocument } from '../kernel/documents/upgrade';
import type { Ranking } from './ranking';
import {
  campsEndOn,
  RANKING_SUMMARIES,
  rankingSummaries,
  rankingSummaryOn,
  rankingSummariesOf,
  storedSquadMarks,
} from './ranking-summary';
import { aRankingRow, aStoredTable } from './testing/a-ranking';

type Edition = Pick<Ranking, 'list' | 'season' | 'sex' | 'origin' | 'tables'>;

const edition = (list: Edition['list'], season: number, sex: Edition['sex'], ...ids: (string | null)[]): Edition => ({
  list,
  season,
  sex,
  origin: 'published',
  tables: [aStoredTable(ids.map((collegeId, at) => aRankingRow(at + 1, collegeId ?? `Team ${at}`, { collegeId })))],
});
const rowOf = (_id: string) => ({ _id, sexes: ['male' as const, 'female' as const], pauses: [] });
const onDay = (day: string, summaries: ReturnType<typeof rankingSummariesOf>, id = 'harbor') =>
  rankingSummaryOn(summaries, rowOf(id), day);

test('marks of squads are those of their college, and of no other season than that of the marks', () => {
  const squads = storedSquadMarks(
    new Map([
      ['harbor', ['mGK2027', 'w:freshmenPlay']],
      ['none', []],
    ]),
  );
  const marksOn = (id: string, season = squads.season) =>
    rankingSummaryOn({ ...rankingSummariesOf([], []), squads: { ...squads, season } }, rowOf(id), '2026-01-01').squadMarks;
  expect(marksOn('harbor')).toEqual(['mGK2027', 'w:freshmenPlay']);
  expect(Object.keys(squads.marks)).toEqual(['harbor']);
  expect(marksOn('constructor')).toEqual([]);
  expect(marksOn('harbor', squads.season - 1)).toEqual([]);
});

test('summaries that were stored before squads and seasons were known give neither marks nor a strength', () => {
  const { strengths: _, ...old } = { ...rankingSummariesOf([], []), _id: 'current', schemaVersion: 2 };
  const stored = rankingSummaries.parse(upgradeDocument(old, RANKING_SUMMARIES.version, RANKING_SUMMARIES.upgrades));
  for (const summaries of [stored, rankingSummariesOf([], [])]) {
    expect(rankingSummaryOn(summaries, rowOf('harbor'), '2026-01-01')).toMatchObject({ squadMarks: [], strength: [] });
  }
});

test('strength is the quarter of the division in the newest RPI, ours before that of a publisher', () => {
  const ids = Array.from({ length: 20 }, (_, at) => `team-${at + 1}`);
  const published = edition('rpi', 2025, 'female', ...ids.toReversed());
  const ours = { ...edition('rpi', 2025, 'female', ...ids), origin: 'computed' as const };
  const earlier = edition('rpi', 2024, 'female', 'team-20', ...ids.slice(0, 19));
  const tooFew = edition('rpi', 2025, 'male', ...ids.slice(0, 19));
  const strengthOf = (id: string, ...editions: readonly Edition[]) =>
    onDay('2026-01-01', rankingSummariesOf([], editions), id).strength;
  expect(['team-5', 'team-6', 'team-20'].map((id) => strengthOf(id, ours, published, earlier))).toEqual([['w1'], ['w2'], ['w4']]);
  expect(strengthOf('team-1', tooFew)).toEqual([]);
  expect(strengthOf('team-1', { ...ours, origin: 'sample' })).toEqual([]);
  expect(strengthOf('constructor', ours)).toEqual([]);
});

describe('what camps and rankings say of a college', () => {
  test('a camp counts until its last day, whatever order camps come in', () => {
    const summaries = rankingSummariesOf(
      [
        { collegeId: 'harbor', state: 'published', withheld: null, endsOn: '2026-07-12' },
        { collegeId: 'harbor', state: 'published', withheld: null, endsOn: '2026-06-01' },
        { collegeId: 'harbor', state: 'draft', withheld: null, endsOn: '2026-09-01' },
        { collegeId: 'harbor', state: 'archived', withheld: null, endsOn: '2026-09-02' },
      ],
      [],
    );
    expect(onDay('2026-07-12', summaries).hasCamp).toBe(true);
    expect(onDay('2026-07-13', summaries).hasCamp).toBe(false);
    expect(onDay('2026-01-01', summaries, 'elsewhere').hasCamp).toBe(false);
  });

  test('the camps of one college end with its last published one', () => {
    const camp = (state: 'draft' | 'published', endsOn: string) => ({ state, endsOn, withheld: null });
    expect(campsEndOn([camp('published', '2026-07-12'), camp('published', '2026-06-01'), camp('draft', '2026-09-01')])).toBe(
      '2026-07-12',
    );
    expect(campsEndOn([camp('draft', '2026-09-01')])).toBeNull();
  });

  test('the rank is the best rank in a list of results, of the newest season alone', () => {
    const summaries = rankingSummariesOf(
      [],
      [
        edition('rpi', 2025, 'male', 'other', null, 'harbor'),
        edition('rpi', 2025, 'female', 'other', 'harbor'),
        edition('rpi', 2024, 'female', 'harbor'),
        edition('usc', 2025, 'male', 'other', null, null, 'harbor'),
      ],
    );
    expect(onDay('2026-01-01', summaries)).toEqual({
      recruiting: ['male', 'female'],
      hasCamp: false,
      rank: 2,
      isSampleRank: false,
      lists: ['rpi', 'usc'],
      squadMarks: [],
      strength: [],
    });
    expect(onDay('2026-01-01', summaries, 'other').rank).toBe(1);
  });

  test('lists that measure no results make no rank', () => {
    const summaries = rankingSummariesOf(
      [],
      [edition('stadium', 2025, 'male', 'harbor'), edition('usnews', 2025, 'male', 'harbor')],
    );
    expect(onDay('2026-01-01', summaries)).toEqual({
      recruiting: ['male', 'female'],
      hasCamp: false,
      rank: null,
      isSampleRank: false,
      lists: ['usnews', 'stadium'],
      squadMarks: [],
      strength: [],
    });
  });

  test('names that every object knows are no colleges', () => {
    expect(onDay('2026-01-01', rankingSummariesOf([], []), 'constructor')).toEqual({
      recruiting: ['male', 'female'],
      hasCamp: false,
      rank: null,
      isSampleRank: false,
      lists: [],
      squadMarks: [],
      strength: [],
    });
  });

  test('a rank from a sample says that it is one, and never stands before a true one', () => {
    const sample = { ...edition('rpi', 2025, 'male', 'harbor', 'other'), origin: 'sample' } as const;
    const summaries = rankingSummariesOf([], [sample, edition('usc', 2025, 'male', 'first', 'second', 'other')]);
    expect(onDay('2026-01-01', summaries)).toEqual({
      recruiting: ['male', 'female'],
      hasCamp: false,
      rank: 1,
      isSampleRank: true,
      lists: ['rpi'],
      squadMarks: [],
      strength: [],
    });
    expect(onDay('2026-01-01', summaries, 'other')).toEqual({
      recruiting: ['male', 'female'],
      hasCamp: false,
      rank: 3,
      isSampleRank: false,
      lists: ['rpi', 'usc'],
      squadMarks: [],
      strength: [],
    });
  });
});
