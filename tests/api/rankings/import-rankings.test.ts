import { rankingSummaryDocument } from '@touchline/functions/features/colleges/ranking-summary-store';
import { auditLines } from '@touchline/functions/platform/audit-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { importRankings } from '@touchline/functions/features/imports/import-rankings';
import { describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { ownProject } from '../../support/api/platform/own-project';
import { brief, rankingImports } from '../../support/api/rankings/ranking-imports';

ownProject();
const api = apiStage();
const { pass, order, undo, answer } = rankingImports(api.visitor);
const ofRankings = async (lines: readonly string[], isDryRun = false) => importRankings(await order(lines, isDryRun));
const PUBLISHED = 'league,division,sex,ranking,season,date,rank,unitid,record,source';
const published = (date: string, ...ids: number[]) => [
  PUBLISHED,
  ...ids.map((id, index) => `NCAA,1,women,NCAA RPI,2025,${date},${index + 1},${100_000 + id},10-2-1,ncaa.com`),
];
describe('an import of rankings', () => {
  test('[S7-09] is answered with its publisher, source and date, and once undone the answer is as before', async () => {
    const before = await answer();
    const outcome = await ofRankings(published('2025-11-03', 2, 1));
    expect(brief(await answer())).toEqual([
      [
        'published',
        'NCAA',
        'ncaa.com',
        '2025-11-03',
        [
          [1, null, 'B College'],
          [2, null, 'A College'],
        ],
      ],
    ]);
    const later = await ofRankings(published('2025-11-10', 1, 2));
    expect(brief(await answer())).toEqual([
      [
        'published',
        'NCAA',
        'ncaa.com',
        '2025-11-10',
        [
          [1, 2, 'A College'],
          [2, 1, 'B College'],
        ],
      ],
    ]);

    expect(await undo(later)).toEqual({ removed: [], reverted: ['rpi-2025-female'] });
    expect(await answer()).toMatchObject({ tables: [{ publishedOn: '2025-11-03', items: [{ name: 'B College' }, {}] }] });
    expect(await undo(outcome)).toEqual({ removed: ['rpi-2025-female'], reverted: [] });
    expect(await answer()).toEqual(before);
  });

  test('leads and orders the college search, which forgets it with its undo', async () => {
    const placed = async () => Object.keys((await rankingSummaryDocument(firestore()).get()).data()?.places ?? {}).toSorted();
    const outcome = await ofRankings(published('2025-11-03', 2, 1));
    expect(await placed(), 'colleges with a place once imported').toEqual(['team-a', 'team-b']);

    await undo(outcome);

    expect(await placed(), 'colleges with a place once undone').toEqual([]);
  });

  test('writes and undoes a line in the log; a dry run of either writes nothing', async () => {
    const dry = await ofRankings(published('2025-11-03', 1, 2), true);
    expect([dry.importId, dry.changes.length]).toEqual([null, 1]);
    expect(await answer()).toMatchObject({ tables: [] });

    const outcome = await ofRankings(published('2025-11-03', 1, 2));
    expect(await undo(outcome, true)).toEqual({ removed: ['rpi-2025-female'], reverted: [] });
    expect(await answer()).toMatchObject({ tables: [{ teams: 2 }] });
    await undo(outcome);
    const lines = (await auditLines(firestore()).get()).docs.map((line) => line.data());
    const about = lines.filter(({ _id, target }) => _id === outcome.importId || target.endsWith(outcome.importId ?? '?'));
    expect(about.map(({ action }) => action).sort()).toEqual(['ranking.import', 'ranking.undo']);
  });

  test('the same file again writes nothing; a division beside it keeps the other one with its own date', async () => {
    await ofRankings(published('2025-11-03', 1, 2));
    expect(await ofRankings(published('2025-11-03', 1, 2))).toMatchObject({ importId: null, changes: [] });
    const second = published('2025-12-01', 3).map((line) => line.replace('NCAA,1', 'NCAA,2'));
    await ofRankings(second);
    expect(await answer()).toMatchObject({ tables: [{ publishedOn: '2025-11-03', teams: 2 }] });
    expect(await answer({ division: '2' })).toMatchObject({ tables: [{ publishedOn: '2025-12-01', teams: 1 }] });
  });

  test('is refused with a line for each that does not fit, and nothing of the file is written', async () => {
    const broken = [
      ...published('2025-11-03', 1, 2),
      'NCAA,1,women,NCAA RPI,2025,,3,100003,10-2-1,ncaa.com',
      'NCAA,1,women,NCAA RPI,2025,2025-11-03,4,999999,10-2-1,ncaa.com',
      'NCAA,1,women,NCAA RPI,2025,2025-11-03,5,100004,10-2-1,',
      'NCAA,1,women',
    ];
    await expect(ofRankings(broken)).rejects.toThrow(
      [
        'line 4, column date: an empty cell is no day or month',
        'line 5, column unitid: “999999” is no college here',
        'line 6, column source: an empty cell does not say where the rank was read',
        'line 7: 3 cells stand under 10 columns',
        'Nothing was imported.',
      ].join('\n'),
    );
    await expect(ofRankings(published('2025-11-03', 1).map((line) => line.replace(/,[^,]*$/, '')))).rejects.toThrow(
      'these columns are missing: source',
    );
    await expect(
      ofRankings([
        ...published('2025-11-03', 1),
        ...published('2025-11-03', 1, 2)
          .slice(2, 3)
          .map((line) => line.replace(',2,', ',3,')),
      ]),
    ).rejects.toThrow('line 3: rank 3 follows ranks that are missing');
    expect(await answer()).toMatchObject({ tables: [] });
  });

  test('an older edition is refused, and what a later import has changed is not undone', async () => {
    const first = await ofRankings(published('2025-11-03', 1, 2));
    pass();
    const second = await ofRankings(published('2025-11-10', 2, 1));
    await expect(ofRankings(published('2025-11-03', 1, 2))).rejects.toThrow('is stored, which is newer than 2025-11-03');
    await expect(undo(first)).rejects.toThrow(
      new RegExp(
        `^rpi-2025-female has been changed by a later import \\(.*\\): first undo ${second.importId}\\.\\nNothing was undone\\.$`,
      ),
    );
    await undo(second);
    await expect(undo(second)).rejects.toThrow(/^This import was undone on /);
    await undo(first);
    await expect(undo({ ...first, importId: 'no/such' })).rejects.toThrow('There is no import of rankings no/such.');
    await expect(undo({ ...first, importId: 'unknown' })).rejects.toThrow('There is no import of rankings unknown.');
    expect(await answer()).toMatchObject({ tables: [] });
  });
});
