import { describe, expect, test, vi } from 'vitest';
import { STAYING } from '../testing/an-open-session';
import { anOwnProfile } from '../testing/an-own-account';
import { fakeApi } from '../testing/fake-api';
import { aProviderUser, fakeAuth } from '../testing/fake-auth';
import { createSession } from './create-session';
import { createSessionActions } from './session-actions';
import { actorOf } from './session-state';

async function robinSignedIn() {
  const auth = fakeAuth(aProviderUser('uid-robin'));
  const { callApi } = fakeApi({
    sessionLogin: () => ({ expiresAt: '2026-03-06T12:00:00.000Z' }),
    sessionLogout: () => null,
    ownProfile: () => anOwnProfile(),
  });
  const nowMs = () => Date.parse('2026-03-01T12:00:00Z');
  const report = vi.fn();
  const session = createSession({
    openActions: (store) =>
      Promise.resolve(createSessionActions({ auth: auth.provider, store, callApi, report, nowMs, ...STAYING })),
    endBackend: () => Promise.resolve(),
    leavePage: STAYING.leavePage,
    report,
    nowMs,
  });
  await (await session.actions()).signIn('robin@touchline.example', 'right');
  return { session, auth };
}

describe('the admin claim', () => {
  test('[S4-04] follows the token: given or taken while the user is here, it counts at once', async () => {
    const { session, auth } = await robinSignedIn();

    auth.giveClaim(true);
    expect(actorOf(session.state()).isAdmin).toBe(true);
    auth.giveClaim(false);
    expect(actorOf(session.state()).isAdmin).toBe(false);
  });

  test('counts for nobody who has signed out', async () => {
    const { session, auth } = await robinSignedIn();
    await (await session.actions()).signOut();

    auth.giveClaim(true);

    expect(session.state()).toMatchObject({ isAdmin: false, user: null });
  });
});
