import { API_CONTRACT, type ContractRow } from '@touchline/domain/http/api-contract';
import { API_ROUTES, type RouteName } from '@touchline/domain/http/api-routes';
import { sessionLogin } from '@touchline/functions/features/sign-in/session-handlers';
import { hashOfSession } from '@touchline/functions/platform/auth/ended-session-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { describe, expect, test } from 'vitest';
import { faultyApiStage } from '../../support/api/api-stage';
import { aCaller } from '../../support/api/caller';
import { acceptedAt } from '../../support/api/claims/coach-roles';
import { clearsSession } from '../../support/api/sign-in/cookies';
import { GRPC } from '../../support/api/platform/firestore-proxy';
import { handlerCall, NO_LIMIT } from '../../support/api/handler-calls';
import { aPerson, idTokenOf, sessionOf, signedIn, wasHereAnHourAgo } from '../../support/api/members/people';
import { codeOf, expectRefusal } from '../../support/api/refusals';
import { agedBy } from '../../support/api/sign-in/tokens';

const api = faultyApiStage();
const { visitor, proxy } = api;
const storedOf = (session: string) => firestore().collection('endedSessions').doc(hashOfSession(session)).get();

/** Every row that needs a session; 401 comes before all other refusals. */
const PRIVATE_ROWS = (Object.keys(API_CONTRACT) as readonly RouteName[]).filter((name) => {
  const { access }: ContractRow = API_CONTRACT[name];
  return !['everyone', 'visitor', 'reader'].includes(access);
});

describe('attack 143: a session that was signed out of', () => {
  test('[S7-03] is refused everywhere, whoever kept a copy of its cookie', async () => {
    const member = await signedIn(api.url, { isAdmin: true });
    expect((await member.call('ownProfile')).status).toBe(200);

    expect((await member.call('sessionLogout')).status).toBe(204);

    for (const name of PRIVATE_ROWS) {
      const params = { collegeId: 'any', uid: 'any' };
      const answer = await member.call(name, API_ROUTES[name].method === 'GET' ? { params } : { params, body: {} });
      expectRefusal(answer, 401, name);
      expect([codeOf(answer), clearsSession(answer)], name).toEqual(['sessionExpired', true]);
    }
  });

  test('counts as a visitor on public calls, and is cleared', async () => {
    const member = await signedIn(api.url);
    await member.call('sessionLogout');
    const answer = await member.call('checkGdpr');
    expect([answer.status, clearsSession(answer)]).toEqual([200, true]);
  });

  test('ends nobody else’s session, nor another one of the same person', async () => {
    const [member, other] = [await signedIn(api.url), await signedIn(api.url)];
    await wasHereAnHourAgo(member);
    const elsewhere = member.with(agedBy(member.session, 60));
    await member.call('sessionLogout');
    expect((await other.call('ownProfile')).status).toBe(200);
    expect((await elsewhere.call('ownProfile')).status).toBe(200);
    expect((await aCaller(api.url, await sessionOf(visitor, member)).call('ownProfile')).status).toBe(200);
  });

  test('leaves a hash and a date, which expires after the five days that any session lasts', async () => {
    const member = await signedIn(api.url);
    await member.call('sessionLogout');
    const { endedAt, expiresAt, ...others } = (await storedOf(member.session)).data() ?? {};
    expect(others).toEqual({ schemaVersion: 1 });
    const lifetimeMs = (expiresAt as { toMillis: () => number }).toMillis() - Date.parse(String(endedAt));
    expect(lifetimeMs).toBe(5 * 24 * 60 * 60 * 1000);
  });

  test('no document is written for what is no session', async () => {
    await visitor.with('garbage').call('sessionLogout');
    expect((await storedOf('garbage')).exists).toBe(false);
  });

  test('one that could not be ended stays with its owner, who can sign out again', async () => {
    const member = await signedIn(api.url);
    proxy.setFault((method) => (method === 'Commit' ? GRPC.unavailable : 'pass'));
    const failed = await member.call('sessionLogout');
    expect([failed.status, failed.headers.getSetCookie()]).toEqual([503, []]);
    proxy.setFault(() => 'pass');
    expect((await member.call('sessionLogout')).status).toBe(204);
    expectRefusal(await member.call('ownProfile'), 401);
  });
});

test('the hash of a session leaves out the signature, which can be written in several ways', () => {
  expect(hashOfSession('header.claims.signatureA')).toBe(hashOfSession('header.claims.signatureB'));
  expect(hashOfSession('header.claims.signature')).not.toBe(hashOfSession('header.other.signature'));
});

test('a sign-in is not given a session of the same second that was signed out of, but a later one', async () => {
  const made = ['one.of.the-same-second', 'another.of.the-next'];
  const pauses: number[] = [];
  const started: string[] = [];
  const now = new Date('2026-06-01T12:00:00.000Z');
  const user = {
    uid: 'uid-1',
    isAdmin: false,
    isVerified: true,
    issuedAt: now.getTime() / 1000,
    signedInAt: now.getTime() / 1000,
  };
  const login = sessionLogin({
    auth: {
      userOfSession: () => Promise.resolve(user),
      userOfIdToken: () => Promise.resolve(user),
      createSession: () => Promise.resolve({ cookie: made.shift() ?? '', issuedAt: user.issuedAt }),
    },
    hasProfile: () => Promise.resolve(true),
    accounts: { find: () => Promise.resolve(null) },
    reconcile: () => Promise.resolve(),
    rateLimit: NO_LIMIT,
    endedSessions: { hasEnded: (cookie) => Promise.resolve(cookie.startsWith('one')), end: () => Promise.resolve() },
    pause: (delayMs) => Promise.resolve(void pauses.push(delayMs)),
  });
  const { session, ...call } = handlerCall(null);
  const start = (cookie: string) => void started.push(cookie);
  await login({ ...call, session: { ...session, start }, body: () => ({ idToken: 'token' }) });
  expect([started, pauses]).toEqual([['another.of.the-next'], [1000]]);
});

describe('attack 144: the XSRF token of a row that requires it', () => {
  /** What rows answer that need more: a body (415), a customer of Stripe (409), a document (404), a query (400). */
  const LET_THROUGH: Readonly<Partial<Record<RouteName, number>>> = {
    createPortalSession: 409,
    endCoachLink: 404,
    endGuardianship: 404,
    markThreadRead: 404,
    previewImport: 400,
    removeRecruit: 400,
    removeStaffEntry: 403,
    removeVisitPhoto: 404,
    restoreCollege: 404,
    undoMerge: 404,
    undoImport: 404,
    withdrawAttestation: 404,
    withdrawSuggestion: 404,
  };
  const statusOf = (name: RouteName): number => {
    const { body, status }: ContractRow = API_CONTRACT[name];
    return LET_THROUGH[name] ?? (body === null ? status : 415);
  };
  const REQUIRING = PRIVATE_ROWS.filter((name) => (API_CONTRACT[name] as ContractRow).requiresXsrf === true);

  test.each(REQUIRING)('%s: missing, foreign, cut or of no session is 403, and nothing happens', async (name) => {
    const { access }: ContractRow = API_CONTRACT[name];
    const roles = access === 'coach' ? [acceptedAt('any-college')] : [];
    const [member, other] = [await signedIn(api.url, { isAdmin: access === 'admin', roles }), await signedIn(api.url)];
    const params = { requestId: 'nobody.1', profileId: member.uid };
    const otherToken = (await other.call('ownProfile')).headers.get('x-xsrf-token') ?? '';
    const ownToken = (await member.call('ownProfile')).headers.get('x-xsrf-token') ?? '';
    for (const token of ['', otherToken, ownToken.slice(1), `${ownToken}x`]) {
      const answer = await member.call(name, { params, headers: { 'x-xsrf-token': token } });
      expectRefusal(answer, 403, token);
      expect(codeOf(answer)).toBe('xsrfTokenRefused');
    }
    expect((await member.call('ownProfile')).status).toBe(200);
    const answer = await member.call(name, { params, headers: { 'x-xsrf-token': ownToken } });
    expect(answer.status, answer.text).toBe(statusOf(name));
  });

  test('comes after 401: a visitor reads that signing in comes first', async () => {
    expect(REQUIRING).toContain('signOutEverywhere');
    for (const name of REQUIRING) expectRefusal(await visitor.call(name, { params: { requestId: 'nobody.1' } }), 401, name);
  });

  test('is required by every change of the own account', () => {
    expect(REQUIRING).toEqual(
      expect.arrayContaining<RouteName>([
        ...(['changeAccount', 'recordConsent', 'agreeToTerms', 'changePassword', 'changeEmail'] as const),
        ...(['signOutEverywhere', 'deactivateAccount', 'reactivateAccount', 'deleteAccount', 'changeFeaturing'] as const),
      ]),
    );
  });

  test('is not required by the calls of the specification that name none', async () => {
    const member = await signedIn(api.url);
    const idToken = await idTokenOf(await aPerson());
    const patch = [{ op: 'replace', path: '/about', value: null }];
    const params = { profileId: member.uid };
    expect((await member.call('patchProfile', { params, body: { patch } })).status).not.toBe(403);
    expect((await visitor.call('sessionLogin', { body: { idToken } })).status).toBe(200);
    expect((await member.call('sessionLogout')).status).toBe(204);
  });

  test('that belongs to another session is refused by every call that knows its session, whether required or not', async () => {
    const [member, other] = [await signedIn(api.url, { isAdmin: true }), await signedIn(api.url)];
    const token = (await other.call('ownProfile')).headers.get('x-xsrf-token') ?? '';
    const params = { profileId: member.uid, collegeId: 'any', requestId: 'nobody.1', username: 'nobody' };
    const names = (Object.keys(API_CONTRACT) as readonly RouteName[]).filter(
      (name) => !['everyone', 'coach'].includes(API_CONTRACT[name].access) && API_ROUTES[name].method !== 'GET',
    );

    expect(names).toEqual(expect.arrayContaining<RouteName>(['sessionLogout', 'sendFeedback', 'reportProfile', 'saveCollege']));
    for (const name of names) {
      const answer = await member.call(name, { params, headers: { 'x-xsrf-token': token } });
      expect([answer.status, codeOf(answer)], name).toEqual([403, 'xsrfTokenRefused']);
    }
    expect((await member.call('ownProfile')).status).toBe(200);
  });

  test('counts for nothing where there is no session', async () => {
    const body = { subject: 'Hello', text: 'A visitor whose session has ended still holds the token.' };
    const answer = await visitor.call('sendFeedback', { body, headers: { 'x-xsrf-token': 'of-an-ended-session' } });
    expect(answer.status, answer.text).toBeLessThan(300);
  });
});
