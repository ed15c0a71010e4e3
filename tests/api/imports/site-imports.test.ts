import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aTeam } from '@touchline/domain/college/testing/a-college';
import { soccerDocuments } from '@touchline/functions/features/colleges/college-list-store';
import { seasonDocuments } from '@touchline/functions/features/colleges/season-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { repositoryRoot } from '@touchline/local/repository-root';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { patchCollege, readCollege } from '../../support/api/colleges/college-edits';
import { aStoredCollege, replace } from '../../support/api/colleges/colleges';
import { importCalls } from '../../support/api/imports/import-calls';
import { type SignedIn, signedIn } from '../../support/api/members/people';
import { ownProject } from '../../support/api/platform/own-project';
import { codeOf, expectRefusal } from '../../support/api/refusals';

ownProject();
const api = apiStage();
let admin: SignedIn;
let calls: ReturnType<typeof importCalls>;
beforeAll(async () => {
  admin = await signedIn(api.url, { isAdmin: true });
  calls = importCalls(admin);
  for (const [index, name] of ['Ash', 'Birch', 'Cedar'].entries()) {
    const id = { _id: name.toLowerCase(), name: `${name} College`, pathName: `${name}_College`, ipedsUnitId: 100_001 + index };
    const league = { league: 'ncaa', division: 1 } as const;
    const athletics = { sport: [aTeam({ sex: 'female' })] };
    await aStoredCollege({ ...id, ...league, athletics });
  }
});

const RESULTS = 'league,division,sex,season,date,home,away,home_goals,away_goals,source';
const match = (day: string, home: number, away: number, goals: string) =>
  `NCAA,1,women,2025,2025-${day},${100_000 + home},${100_000 + away},${goals},results of 2025`;
const RANKINGS = 'league,division,sex,ranking,season,date,rank,unitid,record,source';
const ranked = (rank: number, id: number) =>
  `NCAA,1,women,United Soccer Coaches poll,2025,2025-11-10,${rank},${100_000 + id},10-2-1,unitedsoccercoaches.org`;
const SCORECARD = 'UNITID,INSTNM,UGDS,ADM_RATE';
const linesOf = (about: string) => admin.call('adminLogs', { query: { action: about } });

describe('an import in the browser', () => {
  test('of match results: previewed by match, written for a reason, on the page, in the log, and undone whole', async () => {
    const checked = await calls.checked('results', [RESULTS, match('09-01', 1, 2, '1,0'), match('09-08', 2, 3, '2,2')]);
    expect(checked).toMatchObject({
      state: 'checked',
      kind: 'results',
      file: 'results.csv',
      by: 'Test Person',
      isStalled: false,
    });
    expect(checked.preview).toMatchObject({ lines: 2, heldBack: { total: 0 } });
    expect(checked.preview?.differences.first.slice(0, 2)).toEqual([
      { what: '2025-ncaa-1-female', field: null, before: null, after: '2025-09-01 Ash College 1–0 Birch College' },
      { what: '2025-ncaa-1-female', field: null, before: null, after: '2025-09-08 Birch College 2–2 Cedar College' },
    ]);
    const season = seasonDocuments(firestore()).doc('2025-ncaa-1-female');
    expect((await season.get()).exists).toBe(false);

    expect(await calls.imported(checked)).toMatchObject({ state: 'done', reason: 'The new season.', written: 2, total: 2 });
    expect((await season.get()).data()?.matches).toHaveLength(2);
    expect((await soccerDocuments(firestore()).doc('birch').get()).data()?.teams.female?.seasons[0]?.matches).toHaveLength(2);

    const again = await calls.checked('results', [RESULTS, match('09-01', 1, 2, '1,0')]);
    expect(again.preview).toMatchObject({ added: 0, changed: 0, differences: { total: 0 } });
    expectRefusal(await calls.start(again), 409);

    expect(await calls.undone(checked)).toMatchObject({ state: 'undone', kept: { total: 0 } });
    expect((await season.get()).exists).toBe(false);
    expect((await soccerDocuments(firestore()).doc('birch').get()).data()?.teams.female?.seasons ?? []).toEqual([]);
    expect(codeOf(await calls.undo(checked._id))).toBe('importUndone');
    for (const action of ['ranking.import', 'ranking.undo'])
      expect((await linesOf(action)).text).toContain(`"importId":"${checked._id}"`);
  });

  test('of rankings: a stored one is compared line by line', async () => {
    await calls.imported(await calls.checked('rankings', [RANKINGS, ranked(1, 1), ranked(2, 2)]));
    const checked = await calls.checked('rankings', [RANKINGS, ranked(1, 2), ranked(2, 1)]);
    expect(checked.preview?.differences.first.map(({ field, before, after }) => [field, before, after])).toEqual([
      ['Birch College', 'rank 2, 10-2-1', 'rank 1, 10-2-1'],
      ['Ash College', 'rank 1, 10-2-1', 'rank 2, 10-2-1'],
    ]);
    expect(await calls.imported(checked)).toMatchObject({ state: 'done' });
  });

  test('of the College Scorecard: by field, with what is held back and why; an undo keeps what a person wrote since', async () => {
    const checked = await calls.checked(
      'scorecard',
      [SCORECARD, '100001,Ash College,2500,0.42', '100002,Birch College,3100,7', '100003,Cedar College,,NULL'],
      { year: '2024' },
    );
    expect(checked).toMatchObject({ state: 'refused', preview: null });
    expect(checked.refusals).toEqual({ total: 1, first: ['line 3, column ADM_RATE: "7" is not between 0 and 1'] });

    const good = await calls.checked('scorecard', [SCORECARD, '100001,Ash College,2500,0.42', '999999,Elm,1,0'], {
      year: '2024',
    });
    expect(good.preview).toMatchObject({ lines: 2, added: 0, changed: 1 });
    expect(good.preview?.notes.first).toContainEqual({ code: 'noCollege', what: null, count: 1 });
    const undergraduates = good.preview?.differences.first.find(({ after }) => after === '2500');
    expect(undergraduates).toMatchObject({ what: 'ash', before: null });
    await calls.imported(good);
    const ash = await readCollege(admin, { _id: 'ash' });
    expect(ash.academics.yearlyFigures).toMatchObject([{ year: 2024, acceptanceRate: 42, undergraduates: 2500 }]);

    const field = undergraduates?.field ?? '';
    await patchCollege(admin, ash, [replace(`/${field.replaceAll('.', '/')}`, 2600)]);
    const undone = await calls.undone(good);
    expect(undone).toMatchObject({ state: 'undone', kept: { total: 1, first: [`ash: ${field}`] } });
    const after = await readCollege(admin, { _id: 'ash' });
    expect(after.academics.yearlyFigures).toEqual([]);
    expect(JSON.stringify(after)).toContain('2600');
  });

  test('of teams: new colleges are created, and an undo removes them', async () => {
    const sample = (await readFile(join(repositoryRoot, 'tests/fixtures/teams-sample.csv'), 'utf8')).trim().split('\n');
    const checked = await calls.checked('teams', sample);
    expect(checked.preview).toMatchObject({ lines: 15, added: 15 });
    const done = await calls.imported(checked);
    expect(done).toMatchObject({ state: 'done', written: 15, total: 15 });
    const name = checked.preview?.differences.first[0]?.what ?? '';
    const found = async () => (await admin.call('adminColleges', { query: { text: name } })).body as { total: number };
    expect((await found()).total).toBeGreaterThan(0);
    await calls.undone(done);
    expect((await found()).total).toBe(0);
  });
});

describe('who imports at once, and what they saw', () => {
  test('a second import waits until the first is done, with a sentence that says so', async () => {
    const running = firestore().doc('sweepPlaces/finish-imports');
    const checked = await calls.checked('results', [RESULTS, match('10-01', 1, 2, '1,0')]);
    const one = (await running.get()).data();
    await running.set({ ...one, schemaVersion: 1, from: 'another' });
    expect(codeOf(await calls.start(checked))).toBe('importRunning');
    await running.set({ ...one, schemaVersion: 1, from: null });
    expect(await calls.imported(checked)).toMatchObject({ state: 'done' });
    await calls.undone(checked);
  });

  test('data that changed since the preview is shown anew and nothing is written; an older preview is 412', async () => {
    const first = await calls.checked('results', [RESULTS, match('10-05', 1, 3, '1,0')]);
    const second = await calls.checked('results', [RESULTS, match('10-05', 1, 3, '4,0')]);
    const done = await calls.imported(second);
    const asked = await calls.imported(first);
    expect(asked).toMatchObject({ state: 'checked', isStale: true });
    expect(asked.preview?.differences.first[0]).toMatchObject({
      before: '2025-10-05 Ash College 4–0 Cedar College',
      after: '2025-10-05 Ash College 1–0 Cedar College',
    });
    const refused = await calls.start(first);
    expectRefusal(refused, 412);
    expect(codeOf(refused)).toBe('importChanged');

    await calls.imported(asked);
    const kept = await calls.undone(done);
    expect(kept).toMatchObject({ state: 'done' });
    expect(kept.refusals.first[0]).toMatch(/^2025-ncaa-1-female has been changed by a later import/);
    await calls.undone(asked);
    expect(await calls.undone(done)).toMatchObject({ state: 'undone' });
  });
});
