import { describe, expect, test, vi } from 'vitest';
import { ApiRefusal } from '../lib/api/api-refusal';
import { reportEventsTo } from '../lib/api/reported-events';
import { aSession, inDays, SESSION_NOW } from '../testing/a-session';
import { STAYING } from '../testing/an-open-session';
import { fakeApi } from '../testing/fake-api';
import { aProviderUser, fakeAuth } from '../testing/fake-auth';
import { createSession } from './create-session';
import { createSessionActions } from './session-actions';
import { isAuthenticated, type SessionState } from './session-state';
import { readHint, storeHint } from './stored-session';

const robin = aProviderUser('uid-robin');

const settled = (session: { state: () => SessionState }) => vi.waitFor(() => expect(session.state().isSettled).toBe(true));

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
    const nowMs = () => SESSION_NOW;
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
