import { describe, expect, test, vi } from 'vitest';
import { ApiRefusal } from '../lib/api/api-refusal';
import { anOpenSession, ENDED, IN_FIVE_DAYS, inTurn } from '../testing/an-open-session';
import { anOwnProfile } from '../testing/an-own-account';
import { aProviderFailure, aProviderUser, fakeAuth } from '../testing/fake-auth';
import { isAuthenticated } from './session-state';

const pending = { type: 'coach', value: 'harbor', status: 'Pending' } as const;

describe('a session that has ended while its page is open', () => {
  test('is renewed quietly where the provider still knows the user, and the call answered', async () => {
    const { session, actions, called, callApi } = await anOpenSession({
      savedColleges: inTurn<Promise<{ items: never[] }>>(
        () => Promise.reject(ENDED),
        () => Promise.resolve({ items: [] }),
      ),
    });
    await actions.signIn('robin@touchline.example', 'right');

    expect(await callApi('savedColleges')).toEqual({ items: [] });

    expect(called()).toEqual(['sessionLogin', 'ownProfile', 'savedColleges', 'sessionLogin', 'savedColleges']);
    expect(isAuthenticated(session.state())).toBe(true);
  });

  test('is renewed once for calls that found it ended together', async () => {
    let isOpen = true;
    const { actions, called, callApi } = await anOpenSession({
      sessionLogin: () => ((isOpen = true), { expiresAt: IN_FIVE_DAYS }),
      savedColleges: () => (isOpen ? { items: [] } : Promise.reject(ENDED)),
    });
    await actions.signIn('robin@touchline.example', 'right');
    isOpen = false;

    await Promise.all([callApi('savedColleges'), callApi('savedColleges')]);

    expect(called().filter((name) => name === 'sessionLogin')).toHaveLength(2);
  });

  test('[S4-03] signs out where the user was signed out everywhere', async () => {
    const revoked = aProviderFailure('auth/user-token-expired');
    const freshIdToken = inTurn<Promise<string>>(
      () => Promise.resolve('a token'),
      () => Promise.reject(revoked),
    );
    const auth = fakeAuth(aProviderUser('uid-robin', { freshIdToken }));
    const { session, actions, callApi } = await anOpenSession({ savedColleges: () => Promise.reject(ENDED) }, auth);
    await actions.signIn('robin@touchline.example', 'right');

    await expect(callApi('savedColleges')).rejects.toBe(revoked);

    expect(session.state()).toMatchObject({ user: null, hasBackendSession: false, profile: null });
    expect(auth.done).toContain('sign out');
  });

  test('stays where only the net was away', async () => {
    const freshIdToken = inTurn<Promise<string>>(
      () => Promise.resolve('a token'),
      () => Promise.reject(aProviderFailure('auth/network-request-failed')),
    );
    const auth = fakeAuth(aProviderUser('uid-robin', { freshIdToken }));
    const { session, actions, callApi } = await anOpenSession({ savedColleges: () => Promise.reject(ENDED) }, auth);
    await actions.signIn('robin@touchline.example', 'right');

    await expect(callApi('savedColleges')).rejects.toMatchObject({ code: 'auth/network-request-failed' });

    expect(isAuthenticated(session.state())).toBe(true);
  });

  test('of nobody is not renewed, nor is any other refusal', async () => {
    const refused = new ApiRefusal(403, 'forbidden');
    const { actions, called, callApi } = await anOpenSession({
      savedColleges: inTurn<Promise<never>>(
        () => Promise.reject(ENDED),
        () => Promise.reject(refused),
      ),
    });

    await expect(callApi('savedColleges')).rejects.toBe(ENDED);
    await actions.signIn('robin@touchline.example', 'right');
    await expect(callApi('savedColleges')).rejects.toBe(refused);

    expect(called().filter((name) => name === 'sessionLogin')).toHaveLength(1);
  });
});

describe('looking at the profile again', () => {
  test('has a role count that was accepted meanwhile, and gets a token that bears it', async () => {
    const accepted = { ...pending, status: 'Accepted' } as const;
    const freshIdToken = vi.fn(() => Promise.resolve('a token'));
    const ownProfile = inTurn(
      () => anOwnProfile({ type: 'coach', roles: [pending] }),
      () => anOwnProfile({ type: 'coach', roles: [pending] }),
      () => anOwnProfile({ type: 'coach', roles: [accepted] }),
    );
    const { session, actions } = await anOpenSession({ ownProfile }, fakeAuth(aProviderUser('uid-robin', { freshIdToken })));
    await actions.signIn('robin@touchline.example', 'right');

    await actions.refresh();
    expect(freshIdToken).toHaveBeenCalledTimes(1);
    await actions.refresh();

    expect(freshIdToken).toHaveBeenCalledTimes(2);
    expect(session.state().profile?.roles).toEqual([accepted]);
  });

  test('[S4-05] [S8-10] signs out at a 401, and at nothing else', async () => {
    const ownProfile = inTurn<Promise<ReturnType<typeof anOwnProfile>>>(
      () => Promise.resolve(anOwnProfile()),
      () => Promise.reject(new ApiRefusal(503)),
      () => Promise.reject(ENDED),
    );
    const { session, actions } = await anOpenSession({ ownProfile });
    await actions.signIn('robin@touchline.example', 'right');

    await expect(actions.refresh()).rejects.toMatchObject({ status: 503 });
    expect(isAuthenticated(session.state())).toBe(true);
    await expect(actions.refresh()).rejects.toBe(ENDED);

    expect(session.state()).toMatchObject({ user: null, profile: null });
  });

  test('asks nothing for nobody', async () => {
    const { actions, called } = await anOpenSession();

    await actions.refresh();
    await actions.renew();

    expect(called()).toEqual([]);
  });
});
