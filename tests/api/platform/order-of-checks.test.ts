import { beforeAll, describe, expect, test } from 'vitest';
import { aCast, type ActorName, type Cast } from '../../support/api/actors';
import { apiStage } from '../../support/api/api-stage';
import type { Answer, Caller, Sent } from '../../support/api/caller';
import { aCollegeWithItsCoach, replace } from '../../support/api/colleges/colleges';
import { expectRefusal } from '../../support/api/refusals';

const api = apiStage();
const { visitor } = api;
let cast: Cast;
beforeAll(async () => {
  cast = await aCast(api.url);
});

describe('the order of checks (Rule D)', () => {
  const everythingWrong = { query: { undo: 'maybe' }, body: { patch: 'no list' }, headers: { 'if-match': '99' } };
  const wrongPatch = { ...everythingWrong, query: { undo: 'true' } };
  const patchWith = (actor: ActorName, collegeId: string, sent: Sent): Promise<Answer> => {
    const [[, caller] = ['', visitor]] = cast.callersOf(actor);
    return caller.call('patchCollege', { ...sent, params: { collegeId } });
  };

  test('401 before 403 before 404 before 412 before 422', async () => {
    const { _id } = cast.college;
    expectRefusal(await patchWith('V', 'no-such-college', everythingWrong), 401);
    expectRefusal(await patchWith('OP', 'no-such-college', everythingWrong), 403);
    expectRefusal(await patchWith('AD', 'no-such-college', wrongPatch), 404);
    expectRefusal(await patchWith('AD', _id, { ...wrongPatch, headers: { 'if-match': '9999' } }), 412);
    expectRefusal(await patchWith('AD', _id, { ...wrongPatch, headers: {} }), 422);
  });

  test('invalid input is reported only to users who may edit', async () => {
    const unreadable: readonly Sent[] = [
      everythingWrong,
      { ...wrongPatch, headers: { 'if-match': 'yesterday' } },
      { ...wrongPatch, headers: { 'content-type': 'text/plain' } },
      { ...wrongPatch, body: { patch: 'x'.repeat(300_000) } },
    ];
    const statuses = async (actor: ActorName) =>
      Promise.all(unreadable.map(async (sent) => (await patchWith(actor, cast.college._id, sent)).status));
    expect(await statuses('V')).toEqual([401, 401, 401, 401]);
    expect(await statuses('AX')).toEqual([403, 403, 403, 403]);
    expect(await statuses('AC')).toEqual([400, 400, 415, 413]);
  });

  test('users who may not edit get the same answer for an unknown college as for a known one', async () => {
    const [known, unknown] = await Promise.all([
      patchWith('PC', cast.college._id, wrongPatch),
      patchWith('PC', 'no-such-college', wrongPatch),
    ]);
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  });

  test('an undo: 401 before 403 before 404 before 409', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const undo = (caller: Caller, collegeId: string, patchId: string) =>
      caller.call('undoCollegePatch', { params: { collegeId }, query: { patchId } });
    const edit = async (text: string) =>
      coach.call('patchCollege', {
        params: { collegeId: college._id },
        body: { patch: [replace('/city/description', text)] },
      });
    const patchId = String(Reflect.get((await edit('First')).body as object, 'patchId'));
    await edit('Second');
    const [[, otherCoach] = ['', visitor]] = cast.callersOf('AX');

    expectRefusal(await undo(visitor, college._id, patchId), 401);
    expectRefusal(await undo(otherCoach, college._id, patchId), 403);
    expectRefusal(await undo(coach, college._id, 'no-such-edit'), 404);
    expectRefusal(await undo(coach, college._id, patchId), 409);
  });
});
