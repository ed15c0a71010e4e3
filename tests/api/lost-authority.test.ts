import { firestore } from '@touchline/functions/platform/firestore';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '../support/api/caller';
import { aCollegeWithItsCoach, aStoredCollege, replace } from '../support/api/colleges';
import { signedIn, wasHereAnHourAgo } from '../support/api/people';
import { expectRefusal } from '../support/api/refusals';
import { agedBy } from '../support/api/tokens';
import { type ServedApi, serveApi } from '../support/stack/serve-api';

let api: ServedApi;
beforeAll(async () => {
  api = await serveApi();
});
afterAll(() => api.close());

describe('authority that is lost bites on the next call', () => {
  const patchAs = (caller: Caller, collegeId: string) =>
    caller.call('patchCollege', { params: { collegeId }, body: { patch: [replace('/nickname', 'Mariners')] } });

  test('[S6-02] a role set back to Pending, another college in the role, no role', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const roles = firestore().collection('profiles').doc(coach.uid);
    const role = { type: 'assistantcoach', value: college._id, status: 'Accepted' };
    const withRoles = async (list: readonly unknown[]) => {
      await roles.update({ roles: list });
      return (await patchAs(coach, college._id)).status;
    };
    expect(await withRoles([role])).toBe(200);
    expect(await withRoles([{ ...role, status: 'Pending' }])).toBe(403);
    expect(await withRoles([{ ...role, value: 'another-college' }])).toBe(403);
    expect(await withRoles([{ ...role, type: 'alumni' }])).toBe(403);
    expect(await withRoles([])).toBe(403);
  });

  test('[S6-03] the admin claim taken away: 403 even with the old session; with its sessions revoked 401', async () => {
    const admin = await signedIn(api.url, { isAdmin: true });
    const college = await aStoredCollege();
    await wasHereAnHourAgo(admin);
    const earlier = admin.with(agedBy(admin.session, 60));
    expect((await patchAs(earlier, college._id)).status).toBe(200);

    await getAuth().setCustomUserClaims(admin.uid, null);
    expectRefusal(await patchAs(earlier, college._id), 403);

    await getAuth().revokeRefreshTokens(admin.uid);
    expectRefusal(await patchAs(earlier, college._id), 401);
  });

  test('[S6-03] an admin claim granted after signing in counts only from the next sign-in', async () => {
    const player = await signedIn(api.url);
    await getAuth().setCustomUserClaims(player.uid, { admin: true });
    expectRefusal(await patchAs(player, (await aStoredCollege())._id), 403);
  });

  test('a user who was deleted is signed out', async () => {
    const player = await signedIn(api.url);
    await getAuth().deleteUser(player.uid);
    expectRefusal(await player.call('ownProfile'), 401);
  });
});
