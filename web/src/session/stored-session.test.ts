import { describe, expect, test, vi } from 'vitest';
import { ApiRefusal } from '../lib/api/api-refusal';
import { IN_FIVE_DAYS, STAYING } from '../testing/an-open-session';
import { anOwnProfile } from '../testing/an-own-account';
import { fakeApi, type FakeAnswers } from '../testing/fake-api';
import { aProviderUser, fakeAuth } from '../testing/fake-auth';
import { createSession } from './create-session';
import { createSessionActions } from './session-actions';

const robin = aProviderUser('uid-robin');

function aVisit(answers: FakeAnswers = {}, auth = fakeAuth(robin)) {
  const { callApi, calls } = fakeApi({
    sessionLogin: () => ({ expiresAt: IN_FIVE_DAYS }),
    sessionLogout: () => null,
    ownProfile: () => anOwnProfile(),
    ...answers,
  });
  const loadAuth = vi.fn(() => Promise.resolve(auth.provider));
  const report = vi.fn();
  const nowMs = () => Date.parse('2026-03-01T12:00:00Z');
  const session = createSession({
    openActions: async (store) => createSessionActions({ auth: await loadAuth(), store, callApi, report, nowMs, ...STAYING }),
    endBackend: () => callApi('sessionLogout'),
    leavePage: STAYING.leavePage,
    report,
    nowMs,
  });
  return { session, loadAuth, report, called: () => calls.map(({ name }) => name) };
}

describe('coming back after a sign-out that did not reach the backend', () => {
  const leaveOffline = async () => {
    const { session } = aVisit({ sessionLogout: () => Promise.reject(new ApiRefusal(null)) });
    await (await session.actions()).signIn('robin@touchline.example', 'right');
    await expect((await session.actions()).signOut()).rejects.toMatchObject({ status: null });
  };

  test('ends its session at the start of the next visit, and once', async () => {
    await leaveOffline();
    const { session, called, loadAuth } = aVisit();

    session.start();
    await vi.waitFor(() => expect(called()).toEqual(['sessionLogout']));
    await vi.waitFor(() => expect(localStorage).toHaveLength(0));

    expect(loadAuth).not.toHaveBeenCalled();
    const next = aVisit();
    next.session.start();
    expect(next.called()).toEqual([]);
  });

  test('tries again at the visit after where it is still out of reach', async () => {
    await leaveOffline();
    const { session, report } = aVisit({ sessionLogout: () => Promise.reject(new ApiRefusal(null)) });
    session.start();
    await vi.waitFor(() => expect(report).toHaveBeenCalledOnce());

    const next = aVisit();
    next.session.start();

    expect(next.called()).toEqual(['sessionLogout']);
  });

  test('does so before anybody signs in, whose session stays', async () => {
    await leaveOffline();
    const { session, called } = aVisit();
    session.start();

    await (await session.actions()).signIn('robin@touchline.example', 'right');

    expect(called()).toEqual(['sessionLogout', 'sessionLogin', 'ownProfile']);
    const next = aVisit({}, fakeAuth(robin, { isSignedIn: true }));
    next.session.start();
    await vi.waitFor(() => expect(next.session.state().isSettled).toBe(true));
    expect(next.called()).toEqual(['ownProfile']);
  });
});
