import type { HistoryEdit } from '@touchline/domain/college/editing/college-history';
import { describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import type { Answer, Caller } from '../../support/api/caller';
import { pendingAt } from '../../support/api/claims/coach-roles';
import { patchCollege, patchIdOf, undoPatch } from '../../support/api/colleges/college-edits';
import { aCollegeWithItsCoach, replace } from '../../support/api/colleges/colleges';
import { signedIn } from '../../support/api/members/people';
import { expectRefusal } from '../../support/api/refusals';

const api = apiStage();
const history = (caller: Caller, collegeId: string, query: Readonly<Record<string, string>> = {}) =>
  caller.call('collegeHistory', { params: { collegeId }, query });
const itemsOf = ({ body }: Answer) => (body as { items: readonly HistoryEdit[] }).items;

describe('[S1-12] the history of a college', () => {
  test('tells its editors who changed what from what to what, and what was undone by whom', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const admin = await signedIn(api.url, { isAdmin: true });
    const first = patchIdOf(await patchCollege(coach, college, [replace('/city/description', 'By the sea.')]));
    await patchCollege(admin, college, [replace('/nickname', 'Gulls')]);
    await undoPatch(admin, college, first);

    const [named, story] = itemsOf(await history(coach, college._id));

    expect(story).toMatchObject({
      version: college.version + 1,
      by: { kind: 'member', name: 'Test Person', isYou: true },
      undone: { by: { kind: 'touchline', name: null } },
      detail: {
        patchId: first,
        mayRestore: false,
        changes: [{ path: '/city/description', before: college.city.description, after: 'By the sea.' }],
      },
    });
    expect(named).toMatchObject({ by: { kind: 'touchline', isYou: false }, undone: null, detail: { mayRestore: true } });
  });

  test('offers a coach to restore nothing that only Touchline may change', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const admin = await signedIn(api.url, { isAdmin: true });
    await patchCollege(admin, college, [replace('/name', 'Another Name')]);
    expect(itemsOf(await history(coach, college._id))).toMatchObject([{ detail: { mayRestore: false } }]);
    expect(itemsOf(await history(admin, college._id))).toMatchObject([{ detail: { mayRestore: true } }]);
  });

  test('[S2-19] tells other signed-in people when which fields changed: no name, no id, no value', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    await patchCollege(coach, college, [replace('/collegePhoneNumber', '+1 207 555 0100')]);
    await patchCollege(coach, college, [replace('/collegePhoneNumber', null)]);
    const waiting = await signedIn(api.url, { roles: [pendingAt(college._id)] });

    for (const reader of [await signedIn(api.url), waiting]) {
      const answer = await history(reader, college._id);
      expect(itemsOf(answer)).toMatchObject([
        { paths: ['/collegePhoneNumber'], by: { kind: 'coach', name: null, isYou: false }, detail: null },
        { paths: ['/collegePhoneNumber'], by: { kind: 'coach', name: null, isYou: false }, detail: null },
      ]);
      expect(answer.text).not.toMatch(new RegExp(`555|Test Person|${coach.uid}`));
    }
    expectRefusal(await history(api.visitor, college._id), 401);
  });

  test('goes on after 20 edits, and every edit is told once', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    for (let count = 0; count < 23; count += 1) await patchCollege(coach, college, [replace('/nickname', `Gulls ${count}`)]);

    const first = await history(coach, college._id);
    const { next } = first.body as { next: number };
    const second = await history(coach, college._id, { after: String(next) });

    expect([itemsOf(first).length, itemsOf(second).length, (second.body as { next: null }).next]).toEqual([20, 3, null]);
    const versions = [...itemsOf(first), ...itemsOf(second)].map(({ version }) => version);
    expect(versions).toEqual(Array.from({ length: 23 }, (_, index) => college.version + 23 - index));
  });

  test.each(['-1', '1.5', 'x', '1e9', ' '])('a cursor %j is 400', async (after) => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    expectRefusal(await history(coach, college._id, { after }), 400);
  });

  test('of an unknown college is 404', async () => {
    expectRefusal(await history(await signedIn(api.url), 'no-such-college'), 404);
  });
});
