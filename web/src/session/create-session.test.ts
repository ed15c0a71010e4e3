import { describe, expect, test, vi } from 'vitest';
import { ApiRefusal } from '../lib/api-refusal';
import { reportEventsTo } from '../lib/reported-events';
import { STAYING } from '../testing/an-open-session';
import { aCoachOf, anOwnProfile } from '../testing/an-own-account';
import { fakeApi, type FakeAnswers } from '../testing/fake-api';
import { aProviderUser, fakeAuth } from '../testing/fake-auth';
import { createSession } from './create-session';
import { createSessionActions } from './session-actions';
import type { Leaving } from './session-controller';
import { actorOf, isAuthenticated, type SessionState, signedOut } from './session-state';
import { readHint, storeHint } from './stored-session';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const inDays = (days: number) => new Date(NOW + days * 86_400_000).toISOString();
const robin = aProviderUser('uid-robin');

interface World {
  readonly answers?: FakeAnswers;
  readonly leaving?: Partial<Leaving>;
  readonly auth?: ReturnType<typeof fakeAuth>;
}

function aSession({ answers = {}, auth = fakeAuth(robin), leaving = {} }: World = {}) {
  const { holdCalls, leavePage } = { ...STAYING, ...leaving };
  const { callApi, calls } = fakeApi({
    sessionLogin: () => ({ expiresAt: inDays(5) }),
    sessionLogout: () => null,
    ownProfile: () => anOwnProfile(),
    ...answers,
  });
  const loadAuth = vi.fn(() => Promise.resolve(auth.provider));
  const report = vi.fn();
  const nowMs = () => NOW;
  const session = createSession({
    openActions: async (store) =>
      createSessionActions({ auth: await loadAuth(), store, callApi, report, nowMs, holdCalls, leavePage }),
    endBackend: () => callApi('sessionLogout'),
    leavePage,
    report,
    nowMs,
  });
  const seen: SessionState[] = [];
  session.subscribe(() => seen.push(session.state()));
  return { session, calls, seen, auth, loadAuth, report, called: () => calls.map(({ name }) => name) };
}

const settled = (session: { state: () => SessionState }) => vi.waitFor(() => expect(session.state().isSettled).toBe(true));

describe('signing in', () => {
  test('[S4-01] [S4-04] stores the user, logs in to the backend with a fresh token, and loads the profile', async () => {
    const { session, calls } = aSession();

    await (await session.actions()).signIn('robin@touchline.example', 'right');

    expect(calls).toEqual([
      { name: 'sessionLogin', call: { body: { idToken: 'token of uid-robin' } } },
      { name: 'ownProfile', call: undefined },
    ]);
    expect(isAuthenticated(session.state())).toBe(true);
    expect(session.state().profile?.displayName).toBe('Robin Sample');
  });

  test('[S4-01] is authenticated only when both the provider’s user and the backend’s session are there', async () => {
    const { session, seen } = aSession();

    await (await session.actions()).signIn('robin@touchline.example', 'right');

    const steps = seen.map((state) => [state.user !== null, state.hasBackendSession, isAuthenticated(state)]);
    expect(steps[0]).toEqual([true, false, false]);
    for (const [hasUser, hasBackend, isIn] of steps) expect(isIn).toBe(hasUser === true && hasBackend === true);
  });

  test('[S4-01] leaves nobody signed in where the backend refuses, ends the provider’s session, and says why', async () => {
    const refusal = new ApiRefusal(401, 'signInFailed', [{ message: 'Please sign in again.', field: null }]);
    const { session, auth, report } = aSession({ answers: { sessionLogin: () => Promise.reject(refusal) } });

    await expect((await session.actions()).signIn('robin@touchline.example', 'right')).rejects.toBe(refusal);

    expect(session.state().user).toBeNull();
    expect(actorOf(session.state()).uid).toBeNull();
    expect(auth.done).toContain('sign out');
    expect(readHint()).toBeNull();
    expect(report).not.toHaveBeenCalled();
  });

  test('with a wrong password never asks the backend', async () => {
    const { session, called } = aSession();

    await expect((await session.actions()).signIn('robin@touchline.example', 'wrong')).rejects.toMatchObject({
      code: 'auth/wrong-password',
    });

    expect(called()).toEqual([]);
    expect(session.state().user).toBeNull();
  });

  test('[S4-04] gives the rules admin by the claim and roles by the profile', async () => {
    const auth = fakeAuth(aProviderUser('uid-boss', { isAdmin: true }));
    const { session } = aSession({ auth, answers: { ownProfile: () => aCoachOf('test-college') } });

    await (await session.actions()).signIn('boss@touchline.example', 'right');

    const roles = [{ type: 'headcoach', value: 'test-college', status: 'Accepted' }];
    expect(actorOf(session.state())).toEqual({ uid: 'uid-boss', isAdmin: true, roles, isDeactivated: false, isVerified: true });
  });

  test('stays signed in, without roles, where the profile cannot be had for now', async () => {
    const { session, report } = aSession({ answers: { ownProfile: () => Promise.reject(new ApiRefusal(503)) } });

    await (await session.actions()).signIn('robin@touchline.example', 'right');

    expect(isAuthenticated(session.state())).toBe(true);
    expect(actorOf(session.state()).roles).toEqual([]);
    expect(report).toHaveBeenCalledOnce();
  });
});

describe('signing out', () => {
  test('[S4-02] clears user, admin and roles, ends both sessions, and forgets profile and hint', async () => {
    const { session, called, auth, seen } = aSession({ auth: fakeAuth(aProviderUser('uid-boss', { isAdmin: true })) });
    await (await session.actions()).signIn('boss@touchline.example', 'right');
    seen.length = 0;

    await (await session.actions()).signOut();

    expect(seen[0]).toMatchObject({ user: null, isAdmin: false });
    expect(auth.done.filter((step) => step === 'sign out')).toHaveLength(1);
    expect(called().filter((name) => name === 'sessionLogout')).toHaveLength(1);
    expect(session.state()).toEqual(signedOut);
    expect(readHint()).toBeNull();
  });

  test('[S4-02] clears everything here even where the backend cannot be reached, and says so', async () => {
    const refusal = new ApiRefusal(null);
    const { session } = aSession({ answers: { sessionLogout: () => Promise.reject(refusal) } });
    await (await session.actions()).signIn('robin@touchline.example', 'right');

    await expect((await session.actions()).signOut()).rejects.toBe(refusal);

    expect(session.state()).toMatchObject({ user: null, hasBackendSession: false, profile: null });
  });

  test('[S4-03] happens by itself when the provider loses the user', async () => {
    const { session, auth, called } = aSession();
    await (await session.actions()).signIn('robin@touchline.example', 'right');

    auth.loseUser();

    await vi.waitFor(() => expect(session.state().hasBackendSession).toBe(false));
    expect(session.state().user).toBeNull();
    expect(called()).toContain('sessionLogout');
  });

  test('[S4-02] ends the backend’s session also where the profile is still being loaded', async () => {
    const { session, called } = aSession({ answers: { ownProfile: () => new Promise(() => undefined) } });
    void (await session.actions()).signIn('robin@touchline.example', 'right');
    await vi.waitFor(() => expect(called()).toContain('ownProfile'));

    await (await session.actions()).signOut();

    expect(called().at(-1)).toBe('sessionLogout');
    expect(session.state()).toMatchObject({ user: null, hasBackendSession: false });
  });

  test('wins over a sign-in that is still under way', async () => {
    let answer: (login: { expiresAt: string }) => void = () => undefined;
    const late = new Promise<{ expiresAt: string }>((resolve) => (answer = resolve));
    const { session, called } = aSession({ answers: { sessionLogin: () => late } });
    const signingIn = (await session.actions()).signIn('robin@touchline.example', 'right');
    await vi.waitFor(() => expect(called()).toContain('sessionLogin'));

    await (await session.actions()).signOut();
    answer({ expiresAt: inDays(5) });
    await signingIn;

    expect(session.state()).toMatchObject({ user: null, hasBackendSession: false });
    expect(called().at(-1)).toBe('sessionLogout');
    expect(readHint()).toBeNull();
  });
});

/** A session of a signed-in user, and the order of what happens from its sign-out on. */
async function aLeavingSession(answers: FakeAnswers = {}) {
  const steps: string[] = [];
  let answer: () => void = () => undefined;
  const sessionLogout = () => new Promise<null>((resolve) => (answer = () => resolve(null)));
  const leaving: Leaving = {
    holdCalls: (until) => {
      steps.push('hold');
      void until.then(() => steps.push('release'));
    },
    leavePage: () => {
      steps.push('leave');
      return new Promise(() => undefined);
    },
  };
  const { session, report, auth } = aSession({ answers: { sessionLogout, ...answers }, leaving });
  await (await session.actions()).signIn('robin@touchline.example', 'right');
  return { session, report, steps, auth, answer: () => answer() };
}

describe('the page of whoever signs out', () => {
  test('[S4-02] shows nothing and asks nothing until the backend has answered, and is then loaded anew', async () => {
    const { session, steps, answer } = await aLeavingSession();

    void (await session.actions()).signOut();

    await vi.waitFor(() => expect(steps).toEqual(['hold']));
    expect(session.state()).toMatchObject({ isLeaving: true, isSettled: false, user: null });
    answer();
    await vi.waitFor(() => expect(steps).toEqual(['hold', 'release', 'leave']));
    expect(session.state().isLeaving).toBe(true);
  });

  test('is loaded anew also where the backend cannot be reached, and the reason goes with it', async () => {
    const refusal = new ApiRefusal(null);
    const leavePage = vi.fn(() => Promise.resolve());
    const { session } = aSession({ answers: { sessionLogout: () => Promise.reject(refusal) }, leaving: { leavePage } });
    await (await session.actions()).signIn('robin@touchline.example', 'right');

    await expect((await session.actions()).signOut()).rejects.toBe(refusal);

    expect(leavePage.mock.calls).toEqual([[refusal]]);
  });

  test('stays where nobody was in yet, so that a refused sign-in can say why', async () => {
    const leavePage = vi.fn(() => Promise.resolve());
    const refusal = new ApiRefusal(401, 'signInFailed');
    const { session } = aSession({ answers: { sessionLogin: () => Promise.reject(refusal) }, leaving: { leavePage } });

    await expect((await session.actions()).signIn('robin@touchline.example', 'right')).rejects.toBe(refusal);

    expect(leavePage).not.toHaveBeenCalled();
  });

  test('stays where the link of a mail has set a new password, which it goes on to say', async () => {
    const leavePage = vi.fn(() => Promise.resolve());
    const { session, called } = aSession({ leaving: { leavePage } });
    await (await session.actions()).signIn('robin@touchline.example', 'right');

    await (await session.actions()).resetPassword('code', 'another-password');

    expect(called()).toContain('sessionLogout');
    expect(leavePage).not.toHaveBeenCalled();
  });

  test('is left at once where that happens in another tab, and the provider’s news change nothing of it', async () => {
    const { session, steps, auth } = await aLeavingSession();
    const stop = session.start();
    localStorage.removeItem('touchline.signedIn');

    window.dispatchEvent(new StorageEvent('storage', { key: 'touchline.signedIn' }));
    auth.loseUser();
    stop();

    expect(steps).toEqual(['leave']);
    expect(session.state()).toMatchObject({ isLeaving: true, user: null, profile: null });
  });
});

describe('coming back', () => {
  test('without a hint does not even load the Auth SDK', () => {
    const { session, loadAuth } = aSession();

    session.start();

    expect(loadAuth).not.toHaveBeenCalled();
    expect(session.state().isSettled).toBe(true);
  });

  test('without a hint may bring the Auth SDK before anybody asks, and says nothing where it cannot be had', async () => {
    const { session, loadAuth, report } = aSession();
    loadAuth.mockRejectedValueOnce(new Error('offline'));

    session.prepare();
    await expect(session.actions()).rejects.toThrow('offline');
    expect(loadAuth).toHaveBeenCalledOnce();
    await (await session.actions()).signIn('robin@touchline.example', 'right');

    expect(loadAuth).toHaveBeenCalledTimes(2);
    expect(report).not.toHaveBeenCalled();
  });

  test('is settled as nobody where the provider fails on its own while a stored sign-in is looked at', async () => {
    storeHint({ uid: 'uid-robin', expiresAt: inDays(3) });
    const silent = { ...fakeAuth(robin).provider, onUser: () => undefined };
    const failure = new Error('The watcher has failed');
    const { callApi } = fakeApi({});
    const report = vi.fn();
    const nowMs = () => NOW;
    const session = createSession({
      openActions: (store, onFailure) => {
        queueMicrotask(() => onFailure(failure));
        return Promise.resolve(createSessionActions({ auth: silent, store, callApi, report, nowMs, ...STAYING }));
      },
      endBackend: () => callApi('sessionLogout'),
      leavePage: STAYING.leavePage,
      report,
      nowMs,
    });

    session.start();

    await settled(session);
    expect(session.state().user).toBeNull();
    expect(report).toHaveBeenCalledWith(failure);
  });

  test('[S4-04] with a hint takes the backend’s session as it is and loads the profile', async () => {
    storeHint({ uid: 'uid-robin', expiresAt: inDays(3) });
    const { session, called, loadAuth } = aSession({ auth: fakeAuth(robin, { isSignedIn: true }) });

    session.start();

    expect(loadAuth).toHaveBeenCalledOnce();
    expect(session.state().isSettled).toBe(false);
    await settled(session);
    expect(called()).toEqual(['ownProfile']);
    expect(isAuthenticated(session.state())).toBe(true);
  });

  test.each([
    ['is about to end', { uid: 'uid-robin', expiresAt: inDays(0.5) }],
    ['has ended', { uid: 'uid-robin', expiresAt: inDays(-1) }],
    ['is somebody else’s', { uid: 'uid-other', expiresAt: inDays(3) }],
  ])('[S4-04] logs in to the backend again where its session %s', async (_, hint) => {
    storeHint(hint);
    const { session, called } = aSession({ auth: fakeAuth(robin, { isSignedIn: true }) });

    session.start();

    await settled(session);
    expect(called()).toEqual(['sessionLogin', 'ownProfile']);
    expect(readHint()).toEqual({ uid: 'uid-robin', expiresAt: inDays(5) });
  });

  test('[S4-05] [S8-10] a 401 on the profile signs out', async () => {
    storeHint({ uid: 'uid-robin', expiresAt: inDays(3) });
    const ended = new ApiRefusal(401, 'sessionExpired', [
      { message: 'Your session has ended. Please sign in again.', field: null },
    ]);
    const auth = fakeAuth(robin, { isSignedIn: true });
    const { session, report, called } = aSession({ auth, answers: { ownProfile: () => Promise.reject(ended) } });

    session.start();

    await vi.waitFor(() => expect(report).toHaveBeenCalledWith(ended));
    expect(session.state()).toMatchObject({ isSettled: true, user: null, hasBackendSession: false });
    expect(auth.done).toEqual(['sign out']);
    expect(called()).toContain('sessionLogout');
    expect(readHint()).toBeNull();
  });

  test('[S4-03] with a hint but without the provider’s user signs out completely', async () => {
    storeHint({ uid: 'uid-robin', expiresAt: inDays(3) });
    const { session, called } = aSession({ auth: fakeAuth(robin) });

    session.start();

    await settled(session);
    expect(called()).toEqual(['sessionLogout']);
    expect(readHint()).toBeNull();
  });

  test('keeps the sign-in for the next visit where the backend is out of reach, of which analytics hears the code', async () => {
    const reported = vi.fn();
    reportEventsTo(reported);
    storeHint({ uid: 'uid-robin', expiresAt: inDays(-1) });
    const auth = fakeAuth(robin, { isSignedIn: true });
    const { session, report } = aSession({ auth, answers: { sessionLogin: () => Promise.reject(new ApiRefusal(null)) } });

    session.start();

    await settled(session);
    expect(isAuthenticated(session.state())).toBe(false);
    expect(auth.done).toEqual([]);
    expect(readHint()).not.toBeNull();
    expect(report).toHaveBeenCalledOnce();
    expect(reported.mock.calls).toEqual([['sessionFailed', 'unreachable']]);
  });
});
