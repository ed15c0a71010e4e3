import { ownProfile } from '@touchline/domain/person/profiles/profile';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { projectAuth } from '@touchline/functions/platform/auth/project-auth';
import { describe, expect, test, vi } from 'vitest';
import { acceptedAt } from '../../support/api/claims/coach-roles';
import { apiStage } from '../../support/api/api-stage';
import type { Answer } from '../../support/api/caller';
import { aStoredCollege, replace } from '../../support/api/colleges/colleges';
import { clearsSession, cookiesOf } from '../../support/api/sign-in/cookies';
import { aPerson, idTokenOf, sessionOf, signedIn, wasHereAnHourAgo } from '../../support/api/members/people';
import { codeOf, expectRefusal } from '../../support/api/refusals';
import { agedBy, claimsOf } from '../../support/api/sign-in/tokens';

const FIVE_DAYS_S = 5 * 24 * 60 * 60;

const api = apiStage();
const { visitor } = api;

const logIn = (idToken: unknown): Promise<Answer> => visitor.call('sessionLogin', { body: { idToken } });

describe('[S7-02] signing in', () => {
  test('an id token becomes a session of five days, in a cookie for the API alone', async () => {
    const answer = await logIn(await idTokenOf(await aPerson()));
    const { __session: session, ...others } = cookiesOf(answer);

    expect(answer.status).toBe(200);
    expect(session?.attributes).toEqual({
      path: '/ui/v1',
      httponly: true,
      samesite: 'Lax',
      'max-age': String(FIVE_DAYS_S),
      expires: expect.any(String) as string,
    });
    const { iat, exp } = claimsOf(session?.value ?? '');
    expect(Number(exp) - Number(iat)).toBe(FIVE_DAYS_S);
    expect(Object.keys(others)).toEqual(['XSRF-TOKEN']);
    expect(answer.headers.get('cache-control')).toContain('no-store');
  });

  test('the answer has the end of the session, and no token', async () => {
    const answer = await logIn(await idTokenOf(await aPerson()));
    const { expiresAt } = answer.body as { expiresAt: string };
    const { exp } = claimsOf(cookiesOf(answer)['__session']?.value ?? '');
    expect(Math.abs(new Date(expiresAt).getTime() / 1000 - Number(exp))).toBeLessThan(10);
    expect(Object.keys(answer.body as object)).toEqual(['expiresAt']);
  });

  test('the XSRF token comes in a header and in a cookie that every page can read', async () => {
    const answer = await logIn(await idTokenOf(await aPerson()));
    const token = cookiesOf(answer)['XSRF-TOKEN'];
    expect(token?.value).toMatch(/^[\w-]{43}$/);
    expect(answer.headers.get('x-xsrf-token')).toBe(token?.value);
    expect(token?.attributes).toEqual({
      path: '/',
      samesite: 'Lax',
      'max-age': String(FIVE_DAYS_S),
      expires: expect.any(String) as string,
    });
  });

  test('each session has an XSRF token of its own', async () => {
    const [one, two] = await Promise.all([aPerson(), aPerson()].map(async (person) => logIn(await idTokenOf(await person))));
    expect(one?.headers.get('x-xsrf-token')).not.toBe(two?.headers.get('x-xsrf-token'));
  });

  test('a user without profile must accept the terms first: code 100, no cookie', async () => {
    const answer = await logIn(await idTokenOf(await aPerson({ hasProfile: false })));
    expectRefusal(answer, 403);
    expect(answer.body).toMatchObject({ code: 100, message: 'Please accept the terms first.' });
    expect(cookiesOf(answer)).toEqual({});
  });

  test('the error answer has code and message', async () => {
    const answer = await logIn('not a token');
    expectRefusal(answer, 401);
    expect(answer.body).toMatchObject({ code: 'signInFailed', message: expect.any(String) as string });
  });

  test('a token issued more than five minutes ago is 401, one of four minutes is good', async () => {
    const person = await aPerson();
    await wasHereAnHourAgo(person);
    const idToken = await idTokenOf(person);
    expectRefusal(await logIn(agedBy(idToken, 301)), 401);
    expect((await logIn(agedBy(idToken, 240))).status).toBe(200);
  });

  test.each([6, 50, -6, -50])('a server clock that is %i minutes ahead lets everybody in all the same (F21)', async (minutes) => {
    const [person, late] = [await aPerson(), await aPerson()];
    await wasHereAnHourAgo(late);
    const [idToken, stale] = [await idTokenOf(person), agedBy(await idTokenOf(late), 301)];
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000, shouldAdvanceTime: true });
    try {
      const answer = await logIn(idToken);
      expect(answer.status, answer.text).toBe(200);
      const member = visitor.with(cookiesOf(answer)['__session']?.value ?? '');
      expect((await member.call('ownProfile')).body).toMatchObject({ _id: person.uid });
      expectRefusal(await logIn(stale), 401);
      const deleted = await member.call('deleteAccount', { body: { idToken } });
      expect(deleted.status, deleted.text).toBe(204);
    } finally {
      vi.useRealTimers();
    }
  });

  test.each([
    ['a number', 5],
    ['an object', {}],
    ['too long', 'x'.repeat(8001)],
  ])('an id token that is %s is 422', async (_, idToken) => {
    expectRefusal(await logIn(idToken), 422);
  });

  test('a session cookie is no id token', async () => {
    const { session } = await signedIn(api.url);
    expectRefusal(await logIn(session), 401);
  });

  test('signing in again while signed in as someone else changes the session', async () => {
    const [first, second] = [await signedIn(api.url), await aPerson()];
    const answer = await first.call('sessionLogin', { body: { idToken: await idTokenOf(second) } });
    const { __session: session } = cookiesOf(answer);
    expect((await visitor.with(session?.value ?? '').call('ownProfile')).body).toMatchObject({ _id: second.uid });
  });

  test('attack 120: signing somebody in from another site is 403', async () => {
    const idToken = await idTokenOf(await aPerson());
    const answer = await visitor.call('sessionLogin', { body: { idToken }, headers: { origin: 'https://evil.example' } });
    expectRefusal(answer, 403);
    expect([codeOf(answer), cookiesOf(answer)]).toEqual(['foreignOrigin', {}]);
  });
});

describe('[S7-03] signing out', () => {
  test('takes both cookies out of the browser, with the attributes they were set with', async () => {
    const { call } = await signedIn(api.url);
    const answer = await call('sessionLogout');
    expect([answer.status, answer.text, clearsSession(answer)]).toEqual([204, '', true]);
    const { __session: session, 'XSRF-TOKEN': token } = cookiesOf(answer);
    expect(session?.attributes).toMatchObject({ path: '/ui/v1', httponly: true, samesite: 'Lax' });
    expect(token?.attributes).toMatchObject({ path: '/', samesite: 'Lax' });
  });

  test('answers 204 without a session too', async () => {
    expect((await visitor.call('sessionLogout')).status).toBe(204);
  });
});

describe('[S7-05] the own profile', () => {
  test('is answered bare, with the mail address of its owner and nothing else of the account', async () => {
    const person = await signedIn(api.url);
    const answer = await person.call('ownProfile');
    expect(answer.status).toBe(200);
    expect(ownProfile.parse(answer.body)).toEqual(answer.body);
    expect(answer.body).toMatchObject({ _id: person.uid, email: person.email, type: 'playerHighSchool' });
    expect(answer.text).not.toMatch(/dateOfBirth|2000-02-03|firstName|stripe|marketing/);
    expect(answer.headers.get('cache-control')).toContain('no-store');
  });

  test('hands the XSRF token of this session out again', async () => {
    const { email, uid } = await aPerson();
    const signIn = await logIn(await idTokenOf({ email, uid }));
    const { __session: session } = cookiesOf(signIn);
    const answer = await visitor.with(session?.value ?? '').call('ownProfile');
    expect(answer.headers.get('x-xsrf-token')).toBe(signIn.headers.get('x-xsrf-token'));
    expect(cookiesOf(answer)['XSRF-TOKEN']?.value).toBe(signIn.headers.get('x-xsrf-token'));
    expect(cookiesOf(answer)['__session']).toBeUndefined();
  });

  test('of a user who lost it is 404', async () => {
    const person = await signedIn(api.url);
    await personDocuments(firestore()).profiles.doc(person.uid).delete();
    const answer = await person.call('ownProfile');
    expectRefusal(answer, 404);
    expect(codeOf(answer)).toBe('noProfile');
  });
});

describe('a cookie that no browser of ours sends', () => {
  const withCookie = (cookie: string) => ({ headers: { cookie } });

  test('attack 118: the session standing twice is no session, even where both are good', async () => {
    const [one, two] = await Promise.all([signedIn(api.url), signedIn(api.url)]);
    for (const cookie of [
      `__session=${one.session}; __session=${two.session}`,
      `__session=${one.session}; __session=${one.session}`,
    ]) {
      const answer = await visitor.call('ownProfile', withCookie(cookie));
      expectRefusal(answer, 401);
      expect(clearsSession(answer)).toBe(true);
    }
  });

  test('attack 119: one of 8 kB is 431 and cleared, on public calls as well; headers of more than 16 kB are not read at all', async () => {
    for (const call of ['ownProfile', 'checkGdpr'] as const)
      for (const cookie of [`__session=${'x'.repeat(8192)}`, `__session=${'x'.repeat(4097)}`, `other=${'x'.repeat(8192)}`]) {
        const long = await visitor.call(call, withCookie(cookie));
        expectRefusal(long, 431);
        expect([codeOf(long), clearsSession(long)]).toEqual(['cookiesTooLarge', true]);
      }
    expectRefusal(await visitor.call('ownProfile', withCookie(`__session=${'x'.repeat(4096)}`)), 401);
    expect((await visitor.call('ownProfile', withCookie(`__session=${'x'.repeat(20_000)}`))).status).toBe(431);
  });

  test('on a public call it counts as none, and is cleared', async () => {
    const body = { subject: 'Cookies', text: 'Twice.' };
    for (const cookie of ['__session=a; __session=b', `__session=${'x'.repeat(4096)}`]) {
      const answer = await visitor.call('sendFeedback', { body, ...withCookie(cookie) });
      expect([answer.status, clearsSession(answer)]).toEqual([201, true]);
    }
  });

  test.each(['__session', '__session=', 'session=x', '__SESSION=x', 'XSRF-TOKEN=x', '=__session', ';;;'])(
    '%j holds no session: 401, and nothing to clear',
    async (cookie) => {
      const answer = await visitor.call('ownProfile', withCookie(cookie));
      expectRefusal(answer, 401);
      expect([codeOf(answer), cookiesOf(answer)]).toEqual(['signInRequired', {}]);
    },
  );
});

describe('[S6-03] claims', () => {
  test('the claims of the token live on in the session', async () => {
    const { _id } = await aStoredCollege();
    const person = await aPerson();
    const claims = { admin: true, roles: [acceptedAt(_id)] };
    await projectAuth().setCustomUserClaims(person.uid, claims);

    const idToken = await idTokenOf(person);
    const session = await sessionOf(visitor, person);

    expect(claimsOf(idToken)).toMatchObject(claims);
    expect(claimsOf(session)).toMatchObject(claims);
  });

  test('the admin claim opens every college from the next sign-in', async () => {
    const { _id } = await aStoredCollege();
    const admin = await signedIn(api.url, { isAdmin: true });
    const body = { patch: [replace('/nickname', 'Mariners')] };
    expect((await admin.call('patchCollege', { params: { collegeId: _id }, body })).status).toBe(200);
  });

  test('a roles claim opens nothing by itself: the stored roles decide every write', async () => {
    const { _id } = await aStoredCollege();
    const person = await aPerson();
    await projectAuth().setCustomUserClaims(person.uid, { roles: [acceptedAt(_id)] });
    const coach = visitor.with(await sessionOf(visitor, person));
    const edit = async () =>
      (await coach.call('patchCollege', { params: { collegeId: _id }, body: { patch: [replace('/nickname', 'x')] } })).status;

    expect(await edit()).toBe(403);
    const roles = [acceptedAt(_id)];
    await firestore().collection('profiles').doc(person.uid).update({ roles });
    expect(await edit()).toBe(200);
  });
});
