import { firestore } from '@touchline/functions/platform/firestore';
import { describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import type { Caller, Sent } from '../../support/api/caller';
import { aStoredCollege } from '../../support/api/colleges/colleges';
import { signedIn } from '../../support/api/members/people';
import { codeOf, expectRefusal } from '../../support/api/refusals';

const api = apiStage();

const save = (caller: Caller, collegeId: string, body: unknown = {}) =>
  caller.call('saveCollege', { params: { collegeId }, body } satisfies Sent);
const remove = (caller: Caller, collegeId: string) => caller.call('removeSavedCollege', { params: { collegeId } });
const listOf = async (caller: Caller) => (await caller.call('savedColleges')).body;

describe('saved colleges', () => {
  test('[S2-09] are listed for their owner alone, the newest first, with the facts of a list', async () => {
    const [player, other] = [await signedIn(api.url), await signedIn(api.url)];
    const [first, second] = [await aStoredCollege({ nickname: 'Mariners' }), await aStoredCollege()];
    expect(await listOf(player)).toEqual({ items: [] });

    expect((await save(player, first._id)).body).toMatchObject({ collegeId: first._id, note: null, notedAt: null });
    expect((await save(player, second._id, { note: 'Call in May.' })).body).toMatchObject({ note: 'Call in May.' });

    expect(await listOf(player)).toMatchObject({
      items: [
        { collegeId: second._id, note: 'Call in May.', college: { _id: second._id, name: second.name } },
        { collegeId: first._id, note: null, college: { name: first.name, pathName: first.pathName, nickname: 'Mariners' } },
      ],
    });
    expect(await listOf(other)).toEqual({ items: [] });
  });

  test('saving again preserves the note and the time; null removes the note', async () => {
    const [player, college] = [await signedIn(api.url), await aStoredCollege()];
    const { body: noted } = await save(player, college._id, { note: 'Good pitch.\nFar away.' });
    expect((await save(player, college._id)).body).toEqual(noted);
    expect((await save(player, college._id, { note: null })).body).toMatchObject({ note: null, notedAt: null });
  });

  test('[S2-09] stage and next step are stored beside the note, and each stays where it is not sent', async () => {
    const [player, college] = [await signedIn(api.url), await aStoredCollege()];
    const nextStep = { text: 'Write to the coach', on: '2026-12-01' };
    expect((await save(player, college._id)).body).toMatchObject({ stage: 'interested', nextStep: null });
    await save(player, college._id, { note: 'Good pitch.', nextStep });

    expect((await save(player, college._id, { stage: 'visit' })).body).toMatchObject({
      stage: 'visit',
      nextStep,
      note: 'Good pitch.',
    });

    expect(await listOf(player)).toMatchObject({
      items: [{ collegeId: college._id, stage: 'visit', nextStep, note: 'Good pitch.' }],
    });
    expect((await save(player, college._id, { nextStep: null })).body).toMatchObject({ stage: 'visit', nextStep: null });
  });

  test('one saved by an earlier release is interested, without a next step', async () => {
    const [player, college] = [await signedIn(api.url), await aStoredCollege()];
    const stored = firestore().collection('accounts').doc(player.uid).collection('savedColleges').doc(college._id);
    await stored.set({ schemaVersion: 1, note: 'Old.', savedAt: '2026-01-01T00:00:00.000Z', notedAt: null });
    expect(await listOf(player)).toMatchObject({ items: [{ stage: 'interested', nextStep: null, note: 'Old.' }] });
  });

  test('taking a removal back puts it where it was, with its moments', async () => {
    const [player, college, newer] = [await signedIn(api.url), await aStoredCollege(), await aStoredCollege()];
    const { body } = await save(player, college._id, { note: 'Call in May.' });
    await save(player, newer._id);
    const before = await listOf(player);
    const { savedAt, notedAt } = body as { readonly savedAt: string; readonly notedAt: string };
    await remove(player, college._id);

    await save(player, college._id, { note: 'Call in May.', earlier: { savedAt, notedAt } });

    expect(await listOf(player)).toEqual(before);
    await remove(player, college._id);
    const early = await save(player, college._id, { earlier: { savedAt: '2999-01-01T00:00:00.000Z', notedAt: null } });
    expect(Date.parse((early.body as { readonly savedAt: string }).savedAt)).toBeLessThanOrEqual(Date.now());
  });

  test('[S2-09] a removed one is gone, and removing it again is 404', async () => {
    const [player, college] = [await signedIn(api.url), await aStoredCollege()];
    await save(player, college._id);
    expect((await remove(player, college._id)).status).toBe(204);
    expect(await listOf(player)).toEqual({ items: [] });
    const again = await remove(player, college._id);
    expectRefusal(again, 404);
    expect(codeOf(again)).toBe('notSaved');
  });

  test('one whose college is no longer listed stays, without facts', async () => {
    const [player, college] = [await signedIn(api.url), await aStoredCollege()];
    await save(player, college._id, { note: 'Closed?' });
    await firestore().collection('accounts').doc(player.uid).collection('savedColleges').doc('gone-college').set({
      schemaVersion: 1,
      note: 'Closed.',
      savedAt: '2026-01-01T00:00:00.000Z',
      notedAt: null,
    });
    expect(await listOf(player)).toMatchObject({
      items: [{ collegeId: college._id }, { collegeId: 'gone-college', note: 'Closed.', college: null }],
    });
  });

  test.each([
    ['an unknown college', 'no-such-college', {}, 404],
    ['a name that is none', 'a/b', {}, 404],
    ['dots', '..%2f..', {}, 404],
    ['a note that is a number', null, { note: 5 }, 422],
    ['a note that is too long', null, { note: 'x'.repeat(2001) }, 422],
    ['a note with NUL', null, { note: 'a\u0000b' }, 422],
    ['a stage that is none', null, { stage: 'constructor' }, 422],
    ['a day without a step', null, { nextStep: { text: '', on: '2026-12-01' } }, 422],
    ['a day that does not exist', null, { nextStep: { text: 'Call', on: '2026-02-30' } }, 422],
    ['a step of two lines', null, { nextStep: { text: 'Call\nVisit', on: null } }, 422],
    ['a moment that is none', null, { earlier: { savedAt: 'yesterday', notedAt: null } }, 422],
    ['no object', null, '[1]', 422],
    ['a body beyond measure', null, { note: 'x'.repeat(20_000) }, 413],
  ])('%s is refused, and nothing is saved', async (_, given, body, status) => {
    const [player, college] = [await signedIn(api.url), await aStoredCollege()];
    expectRefusal(await save(player, given ?? college._id, body), status);
    expect(await listOf(player)).toEqual({ items: [] });
  });

  test('[S6-01] a coach, by type or by a role that is only asked for, has none', async () => {
    const college = await aStoredCollege();
    const coach = await signedIn(api.url, { roles: [{ type: 'assistantcoach', value: college._id, status: 'Pending' }] });
    for (const answer of [await save(coach, college._id), await coach.call('savedColleges'), await remove(coach, college._id)]) {
      expectRefusal(answer, 403);
      expect(codeOf(answer)).toBe('coachesSaveNothing');
    }
    const alumna = await signedIn(api.url, { roles: [{ type: 'alumni', value: college._id, status: 'Accepted' }] });
    expect((await save(alumna, college._id)).status).toBe(200);
  });
});

test('nothing is saved below an account that is gone, even with a session', async () => {
  const [member, college] = [await signedIn(api.url), await aStoredCollege()];
  await firestore().collection('accounts').doc(member.uid).delete();
  const answer = await save(member, college._id, { note: 'Too late.' });
  expectRefusal(answer, 404);
  expect(codeOf(answer)).toBe('noProfile');
  expect((await firestore().collection(`accounts/${member.uid}/savedColleges`).get()).size).toBe(0);
});
