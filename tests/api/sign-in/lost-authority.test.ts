import { API_CONTRACT, type ContractRow } from '@touchline/domain/http/api-contract';
import { API_ROUTES, type RouteName } from '@touchline/domain/http/api-routes';
import { firestore } from '@touchline/functions/platform/firestore';
import { projectAuth } from '@touchline/functions/platform/auth/project-auth';
import { describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { aCaller, type Caller } from '../../support/api/caller';
import { aCollegeWithItsCoach, aStoredCollege, replace } from '../../support/api/colleges/colleges';
import { idTokenOf, sessionOf, signedIn, wasHereAnHourAgo } from '../../support/api/members/people';
import { clearsSession } from '../../support/api/sign-in/cookies';
import { codeOf, expectRefusal } from '../../support/api/refusals';
import { agedBy, claimsOf } from '../../support/api/sign-in/tokens';
import { traceOf } from '../../support/api/platform/traces';

const api = apiStage();

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

    await projectAuth().setCustomUserClaims(admin.uid, null);
    expectRefusal(await patchAs(earlier, college._id), 403);

    await projectAuth().revokeRefreshTokens(admin.uid);
    expectRefusal(await patchAs(earlier, college._id), 401);
  });

  test('[S6-03] an admin claim granted after signing in counts only from the next sign-in', async () => {
    const player = await signedIn(api.url);
    await projectAuth().setCustomUserClaims(player.uid, { admin: true });
    expectRefusal(await patchAs(player, (await aStoredCollege())._id), 403);
  });
});

describe('a user who was lost is signed out on the very next call', () => {
  /** Every row that needs a session, called without any other input: 401 comes before all other refusals. */
  const rows = (Object.keys(API_CONTRACT) as readonly RouteName[]).filter((name) => {
    const { access }: ContractRow = API_CONTRACT[name];
    return !['everyone', 'visitor', 'reader'].includes(access);
  });
  const loss: Readonly<Record<string, (uid: string) => Promise<unknown>>> = {
    deleted: (uid) => projectAuth().deleteUser(uid),
    disabled: (uid) => projectAuth().updateUser(uid, { disabled: true }),
    'signed out everywhere': (uid) => projectAuth().revokeRefreshTokens(uid),
    'given another password': (uid) => projectAuth().updateUser(uid, { password: 'another1password' }),
  };

  test.each(Object.keys(loss))('%s: every call is 401 and clears the cookies', async (how) => {
    const player = await signedIn(api.url);
    await wasHereAnHourAgo(player);
    const earlier = player.with(agedBy(player.session, 60));
    const idToken = agedBy(await idTokenOf(player), 60);
    expect((await earlier.call('ownProfile')).status).toBe(200);

    await loss[how]?.(player.uid);

    const params = { collegeId: 'any', uid: 'any' };
    for (const name of rows) {
      const answer = await earlier.call(name, API_ROUTES[name].method === 'GET' ? { params } : { params, body: {} });
      expectRefusal(answer, 401, name);
      expect([codeOf(answer), clearsSession(answer)], name).toEqual(['sessionExpired', true]);
    }
    const login = await player.with(null).call('sessionLogin', { body: { idToken } });
    expectRefusal(login, 401);
  });
});

describe('122: a page of another origin', () => {
  test.each(['null', 'https://evil.example', 'http://127.0.0.1.evil.example'])(
    '%s gets no permission to read any answer',
    async (origin) => {
      const visitor = aCaller(api.url);
      for (const method of ['GET', 'OPTIONS', 'HEAD', 'POST']) {
        for (const path of ['/ui/v1/profile', '/ui/v1/signInMethods', '/api/v1/checkGdpr', '/ui/v1/nothing']) {
          const headers = { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' };
          const answer = await visitor.send(method, path, { headers });
          const names = [...answer.headers.keys()].filter((name) => name.startsWith('access-control-'));
          expect([names, answer.status < 500], `${method} ${path}`).toEqual([[], true]);
        }
      }
    },
  );
});

describe('121: nothing is changed by reading', () => {
  const reads = (Object.keys(API_CONTRACT) as readonly RouteName[]).filter((name) => API_ROUTES[name].method === 'GET');

  test('no row of the contract that takes a body, or ends or starts something, is a GET', () => {
    for (const name of reads) {
      const row: ContractRow = API_CONTRACT[name];
      expect([name, row.body, row.status]).toEqual([name, null, 200]);
    }
  });

  test.each([
    ['a coach', false],
    ['an admin', true],
  ])('what is stored of the college and of %s who reads everything stays as it is', async (_, isAdmin) => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const reader = isAdmin ? await signedIn(api.url, { isAdmin: true }) : coach;
    const stored = () => Promise.all([traceOf(college), everythingOf(reader.uid)]);
    const before = await stored();
    expect(Object.keys(before[1])).toContain(`profiles/${reader.uid}`);

    for (const name of reads) {
      const answer = await reader.call(name, { params: { collegeId: college._id, uid: reader.uid, pictureId: 'none' } });
      expect(answer.status, name).toBeLessThan(500);
    }

    expect(await stored()).toEqual(before);
  });
});

/** Every document that bears this id, in any collection, with what lies below it. */
async function everythingOf(uid: string): Promise<Readonly<Record<string, unknown>>> {
  const found: Record<string, unknown> = {};
  for (const collection of await firestore().listCollections()) {
    const document = await collection.doc(uid).get();
    if (document.exists) found[document.ref.path] = document.data();
    for (const below of await document.ref.listCollections()) {
      for (const each of (await below.get()).docs) found[each.ref.path] = each.data();
    }
  }
  return found;
}

describe('attack 231: a session of the second in which all sessions of its user are ended', () => {
  const aSecond = (): number => Math.floor(Date.now() / 1000);
  /** The session as if its user had signed in this second. */
  const ofThisSecond = (session: string): string => agedBy(session, Number(claimsOf(session).auth_time) - aSecond());

  test('is told from a sign-in after the answer, which is good', async () => {
    const member = await signedIn(api.url);
    expect((await member.call('deactivateAccount')).status).toBe(204);
    const again = aCaller(api.url, await sessionOf(api.visitor, member));
    expect((await again.call('account')).status).toBe(200);
  });

  test.each(['deactivateAccount', 'signOutEverywhere'] as const)('has ended with the answer of %s', async (name) => {
    const member = await signedIn(api.url);
    const elsewhere = member.with(ofThisSecond(member.session));
    const idToken = await idTokenOf(member);
    expect((await elsewhere.call('ownProfile')).status).toBe(200);
    const own = aCaller(api.url, ofThisSecond(member.session));

    expect((await own.call(name)).status).toBe(204);

    expectRefusal(await elsewhere.call('ownProfile'), 401);
    expectRefusal(await own.call('ownProfile'), 401);
    expectRefusal(await api.visitor.call('sessionLogin', { body: { idToken } }), 401);
  });
});
