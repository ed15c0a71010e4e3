import { describe, expect, test } from 'vitest';
import { ENDED, anOpenSession, IN_FIVE_DAYS } from '../testing/an-open-session';
import { anOwnProfile } from '../testing/an-own-account';
import { aProviderFailure, aProviderUser, fakeAuth } from '../testing/fake-auth';
import { isAuthenticated } from './session-state';

describe('somebody signed in who shows again who they are', () => {
  const signedIn = async () => {
    const made = await anOpenSession();
    await made.actions.signIn('uid-robin@touchline.example', 'right');
    return made;
  };

  test('gets a fresh token, and stays signed in where the password is wrong', async () => {
    const { actions, session } = await signedIn();

    expect(await actions.reauthenticate({ password: 'right' })).toBe('token of uid-robin');
    await expect(actions.reauthenticate({ password: 'wrong' })).rejects.toThrow('Firebase: wrong');
    expect(isAuthenticated(session.state())).toBe(true);
  });

  test('is neither signed out nor anybody else where another Google account was chosen', async () => {
    const failure = aProviderFailure('auth/user-mismatch');
    const { actions, session, auth } = await anOpenSession({}, fakeAuth(aProviderUser('uid-robin'), { failure }));
    await actions.signIn('uid-robin@touchline.example', 'right');

    await expect(actions.reauthenticate({ testAccount: null })).rejects.toBe(failure);

    expect(isAuthenticated(session.state())).toBe(true);
    expect(auth.done).toEqual(['sign in uid-robin@touchline.example', 'confirm as window']);
  });

  test('stays in where calls find the session ended in the midst of a change', async () => {
    let isOpen = true;
    const whenOpen = <Answer>(answer: Answer) => (isOpen ? Promise.resolve(answer) : Promise.reject(ENDED));
    const freshIdToken = () =>
      isOpen || rightPassword === 'new'
        ? Promise.resolve('a token')
        : Promise.reject(aProviderFailure('auth/user-token-expired'));
    let rightPassword = 'right';
    const auth = fakeAuth(aProviderUser('uid-robin', { freshIdToken }));
    const { actions, session, called, callApi } = await anOpenSession(
      {
        sessionLogin: () => ((isOpen = true), { expiresAt: IN_FIVE_DAYS }),
        savedColleges: () => whenOpen({ items: [] }),
        ownProfile: () => whenOpen(anOwnProfile()),
      },
      auth,
    );
    await actions.signIn('uid-robin@touchline.example', 'right');
    const inBetween: Promise<unknown>[] = [];

    await actions.changeSignIn(
      { password: 'right' },
      () => {
        isOpen = false;
        inBetween.push(callApi('savedColleges'), actions.refresh());
        auth.takes('new');
        rightPassword = 'new';
        return Promise.resolve();
      },
      { email: 'uid-robin@touchline.example', password: 'new' },
    );

    expect(await Promise.all(inBetween)).toEqual([{ items: [] }, undefined]);
    expect(isAuthenticated(session.state())).toBe(true);
    expect(auth.done).not.toContain('sign out');
    expect(called().filter((name) => name === 'sessionLogin')).toHaveLength(2);
  });

  test('has a new backend session after a new password, without being signed out in between', async () => {
    const { actions, session, called, auth } = await signedIn();
    const seen: boolean[] = [];
    session.subscribe(() => seen.push(isAuthenticated(session.state())));
    const change = () => {
      auth.takes('new');
      return Promise.resolve();
    };

    await actions.changeSignIn({ password: 'right' }, change, { email: 'uid-robin@touchline.example', password: 'new' });

    expect(called().filter((name) => name === 'sessionLogin')).toHaveLength(2);
    expect(seen).not.toContain(false);
  });
});
