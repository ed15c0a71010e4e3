import type { College } from '@touchline/domain/college/college';
import { aTeam } from '@touchline/domain/college/testing/a-college';
import { firestore } from '@touchline/functions/platform/firestore';
import { aTypedMatch } from '@touchline/domain/season/testing/a-typed-match';
import { describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import type { Answer, Caller } from '../../support/api/caller';
import { aCollegeWithItsCoach } from '../../support/api/colleges/colleges';
import { signedIn } from '../../support/api/members/people';
import { auditAbout } from '../../support/api/platform/audit-lines';

const api = apiStage();
const team: Partial<College> = { athletics: { sport: [aTeam({ sex: 'female' })] }, league: 'naia', division: null };
type Typed = Parameters<typeof aTypedMatch>[0];
const lineOf = (cells: Typed = {}, line = 1) => aTypedMatch({ date: '2020-09-04', ...cells }, line);

const edit = (by: Caller, collegeId: string, body: unknown, query: Readonly<Record<string, string>> = {}, headers = {}) =>
  by.call('editAddedSoccer', { params: { collegeId }, query, body: { sex: 'female', edit: body }, headers });
const add = (by: Caller, collegeId: string, ...lines: readonly Typed[]) =>
  edit(by, collegeId, { kind: 'add', corrects: false, lines: lines.map((one, index) => lineOf(one, index + 1)) });
const undo = (by: Caller, collegeId: string, patchId: string) =>
  by.call('undoAddedSoccer', { params: { collegeId }, query: { patchId, sex: 'female' } });
const patchIdIn = ({ body }: Answer) => (body as { patchId: string }).patchId;
const matchesIn = ({ body }: Answer) =>
  (body as { added: { teams: { female: { matches: Record<string, object> } } } }).added.teams.female.matches;
const shown = async (collegeId: string) =>
  (await api.visitor.call('collegeSoccer', { params: { collegeId }, query: { sex: 'female' } })).body;

describe('a coach adds what the files lack', () => {
  test('a match appears on the page with its source, in history and log, and is undone', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url, team);
    const added = await add(coach, college._id, { opponent: 'Unknown United' });
    expect(added.status).toBe(200);
    expect(await shown(college._id)).toMatchObject({
      team: { seasons: [{ season: 2020, league: 'naia', isAdded: true, added: [{ opponent: ':Unknown United', by: 'coach' }] }] },
    });
    const read = await coach.call('addedSoccer', { params: { collegeId: college._id } });
    expect(read.body).toMatchObject({ edits: [{ patchId: patchIdIn(added), name: 'Test Person', isUndone: false, count: 1 }] });

    expect((await undo(coach, college._id, patchIdIn(added))).status).toBe(200);
    expect(await shown(college._id)).toMatchObject({ team: null });
    expect((await undo(coach, college._id, patchIdIn(added))).status).toBe(404);
    expect((await auditAbout(`addedSoccer/${college._id}`)).map(({ action }) => String(action)).sort()).toEqual([
      'college.edit',
      'college.takeBack',
    ]);
  });

  test('what an admin adds says so and never who it was', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url, team);
    const admin = await signedIn(api.url, { isAdmin: true });
    expect((await add(admin, college._id, { opponent: 'Unknown United' })).status).toBe(200);
    expect((await add(coach, college._id, { opponent: 'Mobile' })).status).toBe(200);

    const { body, text } = await coach.call('addedSoccer', { params: { collegeId: college._id } });

    const { edits } = body as { readonly edits: readonly { readonly isAdmin: boolean; readonly name: string | null }[] };
    expect(edits.map(({ isAdmin, name }) => (isAdmin ? ['admin', name] : ['coach', name]))).toEqual([
      ['coach', 'Test Person'],
      ['admin', null],
    ]);
    expect(text).not.toContain(admin.uid);
  });

  test('two coaches at once lose nothing, and the second to change one match is told', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url, team);
    const admin = await signedIn(api.url, { isAdmin: true });
    const answers = await Promise.all([
      add(coach, college._id, { opponent: 'One' }),
      add(admin, college._id, { opponent: 'Two' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { body } = await coach.call('addedSoccer', { params: { collegeId: college._id } });
    const matches = Object.entries(matchesIn({ body } as Answer));
    expect(matches).toHaveLength(2);
    const [id, seen] = matches[0] ?? [];
    const change = (by: Caller, goals: string) =>
      edit(by, college._id, { kind: 'change', id, seen, line: lineOf({ opponent: 'Three', goals_for: goals }) });
    expect([(await change(coach, '5')).status, (await change(admin, '6')).status]).toEqual([200, 409]);
  });

  test('attack 299: a plan writes nothing, and neither do lines of which one is refused', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url, team);
    const lines = [lineOf({}, 2), lineOf({ opponent: '=SUM(A1)' }, 3)];
    const refused = await edit(coach, college._id, { kind: 'add', corrects: true, lines });
    expect(refused).toMatchObject({
      status: 200,
      body: {
        patchId: null,
        plan: { problems: [{ line: 3, column: 'opponent', message: expect.stringContaining('Line 3') as string }] },
      },
    });
    const planned = await edit(coach, college._id, { kind: 'add', corrects: true, lines: [lineOf()] }, { dryRun: 'true' });
    expect(planned).toMatchObject({ status: 200, body: { patchId: null, plan: { added: [{ opponent: ':Mobile' }] } } });
    expect((await firestore().doc(`addedSoccer/${college._id}`).get()).exists).toBe(false);
  });

  test('attack 301: too many lines, a team that the college lacks, a stale version, another shape', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url, team);
    const many = Array.from({ length: 1001 }, (_, index) => lineOf({}, index + 1));
    expect((await edit(coach, college._id, { kind: 'add', corrects: false, lines: many })).status).toBe(422);
    const body = { sex: 'male', edit: { kind: 'add', corrects: false, lines: [lineOf()] } };
    expect((await coach.call('editAddedSoccer', { params: { collegeId: college._id }, body })).status).toBe(422);
    expect((await edit(coach, college._id, { kind: 'squad', seen: null, squad: { players: 3 } })).status).toBe(422);
    await add(coach, college._id, {});
    const stale = { kind: 'add', corrects: true, lines: [lineOf({ goals_for: '7' })] };
    expect((await edit(coach, college._id, stale, {}, { 'if-match': '0' })).status).toBe(412);
    expect((await edit(coach, college._id, stale, {}, { 'if-match': '1' })).status).toBe(200);
  });

  test('attack 301: a coach of another college changes nothing here', async () => {
    const { college } = await aCollegeWithItsCoach(api.url, team);
    const { coach: stranger } = await aCollegeWithItsCoach(api.url, team);
    expect((await add(stranger, college._id, {})).status).toBe(403);
    expect((await stranger.call('addedSoccer', { params: { collegeId: college._id } })).status).toBe(403);
  });
});
