import { aMatch } from '@touchline/domain/person/profiles/schedule/testing/a-match';
import { isObject } from '@touchline/domain/kernel/json/json';
import { campDocuments } from '@touchline/functions/features/colleges/ranking-summary-store';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import type { Caller } from '../../support/api/caller';
import { aStoredCamp } from '../../support/api/camps/stored-camps';
import { acceptedAt } from '../../support/api/claims/coach-roles';
import { add, aStoredCollege } from '../../support/api/colleges/colleges';
import { signedIn } from '../../support/api/members/people';
import { aPlayer, patchProfile } from '../../support/api/profiles/profiles';
import { expectRefusal } from '../../support/api/refusals';
import { aStoredThread } from '../../support/api/threads/threads';

const api = apiStage();

/** Who is at the camps of a college, as a caller reads it: camp and player. */
async function playersFor(caller: Caller, collegeId: string): Promise<readonly string[]> {
  const { body, text } = await caller.call('campPlayers', { params: { collegeId } });
  if (!isObject(body) || !Array.isArray(body.items)) throw new Error(text);
  return body.items.map((one: unknown) => (isObject(one) ? `${String(one.campId)} ${String(one.username)}` : ''));
}

describe('players at the camps of a college', () => {
  test('are those who listed a coming camp, as far as each reader sees their schedule', async () => {
    const college = await aStoredCollege();
    const [camp, past] = await Promise.all([
      aStoredCamp({ collegeId: college._id, endsOn: '2099-07-02' }),
      aStoredCamp({ collegeId: college._id, startsOn: '2020-07-01', endsOn: '2020-07-02' }),
    ]);
    const at = (campId: string) => ({ schedule: [aMatch({ kind: 'camp', campId })] });
    const [minor, adult, blocking] = await Promise.all([
      aPlayer(api.url, { adultFrom: '2999-01-01', ...at(camp) }),
      aPlayer(api.url, { adultFrom: '2000-01-01', ...at(camp) }),
      aPlayer(api.url, { adultFrom: '2000-01-01', ...at(camp) }),
    ]);
    await Promise.all([
      aPlayer(api.url, { adultFrom: '2000-01-01', ...at(past) }),
      aPlayer(api.url, { adultFrom: '2000-01-01', hidden: true, ...at(camp) }),
    ]);
    const [coach, admin, other] = await Promise.all([
      signedIn(api.url, { roles: [acceptedAt(college._id)] }),
      signedIn(api.url, { isAdmin: true }),
      signedIn(api.url, { roles: [acceptedAt('another-college')] }),
    ]);
    await aStoredThread(blocking.stored._id, college._id, { coach: coach.uid, state: 'blocked' });

    const of = (...players: readonly (typeof minor)[]) => players.map(({ stored }) => `${camp} ${stored.username}`).toSorted();
    expect((await playersFor(coach, college._id)).toSorted()).toEqual(of(minor, adult));
    expect((await playersFor(admin, college._id)).toSorted()).toEqual(of(adult, blocking));
    expectRefusal(await other.call('campPlayers', { params: { collegeId: college._id } }), 403);
  });

  test('are nobody at a camp that an admin hides later, while the schedule keeps it', async () => {
    const college = await aStoredCollege();
    const camp = await aStoredCamp({ collegeId: college._id, endsOn: '2099-07-02' });
    const { caller, stored } = await aPlayer(api.url, {
      adultFrom: '2000-01-01',
      schedule: [aMatch({ kind: 'camp', campId: camp })],
    });
    const coach = await signedIn(api.url, { roles: [acceptedAt(college._id)] });
    expect(await playersFor(coach, college._id)).toEqual([`${camp} ${stored.username}`]);

    const withheld = { at: '2026-03-01T10:00:00.000Z', reason: 'A reason', answeredAt: null };
    await campDocuments(firestore()).doc(camp).update({ withheld });

    expect(await playersFor(coach, college._id)).toEqual([]);
    expect((await patchProfile(caller, stored._id, [add('/about', 'Still there')])).status).toBe(200);
  });

  test('are missing for every coach of a college with the block of one, as long as that one coaches there', async () => {
    const college = await aStoredCollege();
    const camp = await aStoredCamp({ collegeId: college._id, endsOn: '2099-07-02' });
    const { stored } = await aPlayer(api.url, { adultFrom: '2000-01-01', schedule: [aMatch({ kind: 'camp', campId: camp })] });
    const [coach, blocked] = await Promise.all(
      Array.from({ length: 2 }, () => signedIn(api.url, { roles: [acceptedAt(college._id)] })),
    );
    if (coach === undefined || blocked === undefined) throw new Error('two coaches are signed in');
    await aStoredThread(stored._id, college._id, { coach: blocked.uid, state: 'blocked' });
    expect(await playersFor(coach, college._id)).toEqual([]);
    expect(await playersFor(blocked, college._id)).toEqual([]);
    await personDocuments(firestore()).profiles.doc(blocked.uid).update({ roles: [] });
    expect(await playersFor(coach, college._id)).toEqual([`${camp} ${stored.username}`]);
  });

  test('list only camps that everybody finds', async () => {
    const college = await aStoredCollege();
    const [camp, draft] = await Promise.all([
      aStoredCamp({ collegeId: college._id, endsOn: '2099-07-02' }),
      aStoredCamp({ collegeId: college._id, endsOn: '2099-07-02', state: 'draft' }),
    ]);
    const { caller, stored } = await aPlayer(api.url);
    const listed = (campId: string, id: string) =>
      patchProfile(caller, stored._id, [add('/schedule/-', aMatch({ id, kind: 'camp', campId }))]);
    expect((await listed(camp, 'one')).status).toBe(200);
    for (const campId of [draft, 'nowhere', 'a/b', '..']) expectRefusal(await listed(campId, 'two'), 422, campId);
  });
});
