import { aTypedMatch } from '@touchline/domain/season/testing/a-typed-match';
import { addedSoccerStore } from '@touchline/functions/features/colleges/added-soccer-store';
import { soccerDocuments } from '@touchline/functions/features/colleges/college-list-store';
import { newId } from '@touchline/functions/platform/clock-and-ids';
import { firestore } from '@touchline/functions/platform/firestore';
import { importRankings } from '@touchline/functions/features/imports/import-rankings';
import { importResults } from '@touchline/functions/features/imports/import-results';
import { describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { ownProject } from '../../support/api/platform/own-project';
import { brief, rankingImports } from '../../support/api/rankings/ranking-imports';

ownProject();
const api = apiStage();
const { pass, order, undo, answer } = rankingImports(api.visitor);
const ofRankings = async (lines: readonly string[], isDryRun = false) => importRankings(await order(lines, isDryRun));
const ofResults = async (lines: readonly string[], isDryRun = false) => importResults(await order(lines, isDryRun));

/** The matches of each season of a college's women, as its page reads them. */
async function soccerOf(college: string): Promise<readonly (readonly string[])[]> {
  const soccer = (await soccerDocuments(firestore()).doc(college).get()).data();
  return (soccer?.teams.female?.seasons ?? []).map(({ matches }) => matches);
}

const PUBLISHED = 'league,division,sex,ranking,season,date,rank,unitid,record,source';
const published = (date: string, ...ids: number[]) => [
  PUBLISHED,
  ...ids.map((id, index) => `NCAA,1,women,NCAA RPI,2025,${date},${index + 1},${100_000 + id},10-2-1,ncaa.com`),
];
const RESULTS = 'league,division,sex,season,date,home,away,home_goals,away_goals,source,counts';
const match = (day: string, home: number, away: number, score: string, counts = '') =>
  `NCAA,1,women,2025,2025-${day},${100_000 + home},${100_000 + away},${score.replace('-', ',')},results of 2025,${counts}`;
/** The season that `domain/src/ranking/results/season-table.test.ts` works out by hand, and an exhibition. */
const SEASON = [
  RESULTS,
  match('09-15', 3, 2, '2-0'),
  match('09-01', 1, 2, '1-0'),
  match('09-08', 1, 3, '0-0'),
  match('09-08', 2, 4, '3-1'),
  match('09-01', 3, 4, '2-2'),
  match('08-20', 4, 1, '9-0', 'no'),
];

describe('an import of match results', () => {
  test('[S7-09] gives our own RPI with standings beside the imported one, each with its source; undone it is gone', async () => {
    await ofRankings(published('2025-11-10', 4, 1));
    const outcome = await ofResults(SEASON);
    expect(outcome).toMatchObject({ lines: 6, uncounted: 1 });
    expect(brief(await answer())).toEqual([
      [
        'published',
        'NCAA',
        'ncaa.com',
        '2025-11-10',
        [
          [1, null, 'D College'],
          [2, null, 'A College'],
        ],
      ],
      [
        ...['computed', 'Touchline', 'results of 2025', '2025-09-15'],
        [
          [1, 1, 'A College'],
          [2, 2, 'C College'],
          [3, 2, 'B College'],
          [4, 4, 'D College'],
        ],
      ],
    ]);
    const west = await answer({ conference: 'West' });
    expect(west.tables.at(-1)?.items).toMatchObject([
      { name: 'C College', rating: 0.5417, record: { wins: 1, losses: 0, ties: 2 }, standing: { rank: 1, points: 1 } },
      { name: 'D College', rating: 0.375, standing: { rank: 1, points: 1, goalsFor: 2, goalsAgainst: 2 } },
    ]);

    expect(await undo(outcome)).toEqual({ removed: ['2025-ncaa-1-female', 'rpi-2025-female-computed'], reverted: [] });
    expect(await answer()).toMatchObject({ tables: [{ origin: 'published' }] });
  });

  test('[S7-09] a season grows, a corrected score replaces its match, and undo brings back what was there', async () => {
    await ofResults(SEASON.slice(0, 3));
    const before = await soccerOf('team-a');
    expect(before).toMatchObject([['2025-09-01|team-a|team-b|1-0|c||']]);
    pass();
    const grown = await ofResults([RESULTS, match('09-01', 1, 2, '1-3'), match('09-08', 1, 3, '0-0')]);
    expect(grown.matches).toEqual([
      '2025-ncaa-1-female: 1 matches are new',
      '  corrected: 2025-09-01 A College 1–0 B College → 2025-09-01 A College 1–3 B College',
    ]);
    expect(await soccerOf('team-a')).toEqual([['2025-09-01|team-a|team-b|1-3|c||', '2025-09-08|team-a|team-c|0-0|c||']]);
    expect(await soccerOf('team-c')).toHaveLength(1);
    expect(await ofResults([RESULTS, match('09-08', 1, 3, '0-0')])).toMatchObject({ importId: null, matches: [] });

    expect(await undo(grown)).toMatchObject({ removed: [], reverted: ['2025-ncaa-1-female', 'rpi-2025-female-computed'] });
    expect(await soccerOf('team-a')).toEqual(before);
  });

  test('takes opponents that we do not have by name, neutral grounds with their place, and columns that it does not know', async () => {
    const header = `${RESULTS},neutral,place,home_name,away_name,weather`;
    const lines = [
      header,
      `${match('09-01', 1, 2, '1-0')},yes,"Cary, NC",,,rain`,
      `NCAA,1,women,2025,2025-09-05,,100001,2,2,results of 2025,no,,,Mobile,,sun`,
      `NCAA,1,women,2025,2025-09-09,100001,,0,1,results of 2025,,no,,A College,Hartford,`,
    ];
    expect(await ofResults(lines)).toMatchObject({ lines: 3, uncounted: 1 });
    expect(await soccerOf('team-a')).toEqual([
      ['2025-09-01|team-a|team-b|1-0|c|n|Cary, NC', '2025-09-05|:Mobile|team-a|2-2|||', '2025-09-09|team-a|:Hartford|0-1|c|h|'],
    ]);
    expect((await answer()).tables.at(-1)?.items.map(({ name }) => name)).toEqual(expect.arrayContaining(['Hartford']));
    const broken = [
      header,
      `${match('09-01', 1, 2, '1-0')},yes,Cary|NC,,,`,
      `NCAA,1,women,2025,2025-09-05,,100001,2,2,results of 2025,no,,,Mo|bile,,`,
      `NCAA,1,women,2025,2025-09-06,,100001,2,2,results of 2025,no,,,,,`,
    ];
    await expect(ofResults(broken)).rejects.toThrow(
      [
        'line 2, column place: “Cary|NC” is no place',
        'line 3, column home_name: “Mo|bile” is no name of a team',
        'line 4, column home: an empty cell is no college here',
      ].join('\n'),
    );
  });

  test('attack 272: an import that stopped before it wrote the soccer of the colleges is completed by the same file', async () => {
    await ofResults(SEASON);
    const written = await soccerOf('team-b');
    await firestore().recursiveDelete(firestore().collection('collegeSoccer'));
    expect(await ofResults(SEASON)).toMatchObject({ importId: null });
    expect(await soccerOf('team-b')).toEqual(written);
  });

  test.each([
    [
      'a match that stands there twice',
      [match('09-01', 1, 2, '1-0'), match('09-01', 2, 1, '0-1')],
      'line 3: this match stands on line 2 already',
    ],
    ['a team against itself', [match('09-01', 1, 1, '1-0')], 'line 2, column away: A College cannot play against itself'],
    [
      'a match on two dates',
      [match('09-01', 1, 2, '1-0'), match('09-02', 1, 2, '1-0')],
      'line 3: this match stands on line 2 already',
    ],
    ['a future day', [match('09-01', 1, 2, '1-0').replaceAll('2025', '2026')], 'column date: 2026-09-01 lies in the future'],
    ['an unknown team', [match('09-01', 1, 9, '1-0')], 'line 2, column away: “100009” is no college here'],
    ['a day that there is not', [match('09-31', 1, 2, '1-0')], 'line 2, column date: “2025-09-31” is no day like 2025-09-01'],
    ['a day before the season', [match('06-30', 1, 2, '1-0')], 'is not in the season of 2025, July to June'],
    ['goals that are none', [match('09-01', 1, 2, '1-x')], 'line 2, column away_goals: “x” is no number of goals'],
    ['matches of which none counts', [match('09-01', 1, 2, '1-0', 'no')], 'line 2: no match of this season counts'],
    ['a word that is neither yes nor no', [match('09-01', 1, 2, '1-0', 'maybe')], 'column counts: “maybe” is neither yes nor no'],
  ])('attacks 270 and 271: refuses %s', async (_, lines, sentence) => {
    await expect(ofResults([RESULTS, ...lines])).rejects.toThrow(sentence);
    expect(await answer()).toMatchObject({ tables: [] });
  });
});

test('a match that a coach added stays where the file has another score, until that is confirmed', async () => {
  const store = addedSoccerStore(firestore, () => new Date(), newId);
  const caller = { sex: 'female', by: { uid: 'coach-1', isAdmin: false }, ifMatch: null } as const;
  const line = aTypedMatch({ date: '2025-09-01', opponent: 'B College', goals_for: '0', goals_against: '4' });
  const collegeNamed = () => 'team-b';
  await store.edit('team-a', { kind: 'add', corrects: false, lines: [line] }, { ...caller, collegeNamed });
  const sentence = 'team-a (women) 2025-09-01 against team-b: 0–4, the file has 1–0';
  const added = async () => Object.values((await store.find('team-a')).teams.female.matches);

  expect(await ofResults(SEASON, true)).toMatchObject({ conflicts: [sentence] });
  expect(await ofResults(SEASON)).toMatchObject({ conflicts: [sentence] });
  expect(await added()).toMatchObject([{ goalsAgainst: 4 }]);
  expect((await soccerDocuments(firestore()).doc('team-a').get()).data()?.added.female).not.toBeNull();

  await importResults(await order(SEASON, false, true));
  expect(await added()).toEqual([]);
  const [edit] = await store.lastEdits('team-a');
  await store.undo('team-a', edit?._id ?? '', { uid: 'coach-1', isAdmin: false });
  expect(await added()).toMatchObject([{ goalsAgainst: 4 }]);
});
