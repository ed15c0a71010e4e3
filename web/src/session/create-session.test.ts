import { describe, expect, test, vi } from 'vitest';
import { ApiRefusal } from '../lib/api/api-refusal';
import { aSession, inDays } from '../testing/a-session';
import { aCoachOf } from '../testing/an-own-account';
import type { FakeAnswers } from '../testing/fake-api';
import { aProviderUser, fakeAuth } from '../testing/fake-auth';
import type { Leaving } from './session-controller';
import { actorOf, isAuthenticated, signedOut } from './session-state';
import { readHint } from './stored-session';

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
