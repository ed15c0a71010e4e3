import { describe, expect, test, vi } from 'vitest';
import { ApiRefusal } from '../lib/api/api-refusal';
import { reportEventsTo } from '../lib/api/reported-events';
import { anOpenSession, IN_FIVE_DAYS, inTurn } from '../testing/an-open-session';
import { aProviderFailure, aProviderUser, fakeAuth } from '../testing/fake-auth';
import { isAuthenticated } from './session-state';
import { readHint } from './stored-session';

const NEW_USER = new ApiRefusal(403, 100, [{ message: 'Please accept the terms first.', field: null }]);
const answers = { type: 'parent', sportsTypeGender: 'Male', dateOfBirth: '1980-05-05' } as const;

describe('a new user of a social provider', () => {
  test('[S4-07] is told to accept the terms, is nobody meanwhile, and in as soon as they are accepted', async () => {
    const sessionLogin = inTurn<Promise<{ expiresAt: string }>>(
      () => Promise.reject(NEW_USER),
      () => Promise.resolve({ expiresAt: IN_FIVE_DAYS }),
    );
    const { session, actions, called, auth } = await anOpenSession({ sessionLogin, acceptTerms: () => ({ accepted: true }) });

    expect(await actions.signInWithGoogle(null)).toEqual({ uid: 'uid-robin', email: 'uid-robin@touchline.example', name: null });
    expect(session.state().user).toBeNull();
    expect(readHint()).toBeNull();
    expect(auth.done).toEqual(['Google window']);

    expect(await actions.acceptTerms(answers)).toBeNull();
    expect(isAuthenticated(session.state())).toBe(true);
    expect(called()).toEqual(['sessionLogin', 'acceptTerms', 'sessionLogin', 'ownProfile']);
    await actions.declineTerms();
    expect(isAuthenticated(session.state())).toBe(true);
  });

  test('is signed out where the terms are given up, and stays asked where they were refused', async () => {
    const refused = new ApiRefusal(422, 'dateOfBirthInvalid', [{ message: 'A date, please.', field: 'user/dateOfBirth' }]);
    const { actions, auth } = await anOpenSession({
      sessionLogin: () => Promise.reject(NEW_USER),
      acceptTerms: () => Promise.reject(refused),
    });
    await actions.signInWithGoogle(null);

    await expect(actions.acceptTerms(answers)).rejects.toBe(refused);
    expect(auth.done).toEqual(['Google window']);
    await actions.declineTerms();

    expect(auth.done).toEqual(['Google window', 'sign out']);
    await expect(actions.acceptTerms(answers)).rejects.toThrow('Nobody');
  });

  test.each([
    { failure: new ApiRefusal(503), isFinal: false },
    { failure: new ApiRefusal(429, 'tooMany'), isFinal: false },
    { failure: new ApiRefusal(401, 'signInFailed'), isFinal: true },
  ])('whom the session then refuses is asked no more only where that is final: $failure.status', async (given) => {
    const sessionLogin = inTurn<Promise<{ expiresAt: string }>>(
      () => Promise.reject(NEW_USER),
      () => Promise.reject(given.failure),
      () => Promise.resolve({ expiresAt: IN_FIVE_DAYS }),
    );
    const { session, actions, auth } = await anOpenSession({ sessionLogin, acceptTerms: () => ({ accepted: true }) });
    await actions.signInWithGoogle(null);

    await expect(actions.acceptTerms(answers)).rejects.toMatchObject({ name: 'NoSession', isFinal: given.isFinal });

    expect(session.state().user).toBeNull();
    expect(auth.done.includes('sign out')).toBe(given.isFinal);
    if (given.isFinal) return;
    expect(await actions.acceptTerms(answers)).toBeNull();
    expect(isAuthenticated(session.state())).toBe(true);
  });

  test('is sent the verification mail where the address is not verified yet, and only then', async () => {
    const mails: boolean[] = [];
    for (const isEmailVerified of [true, false]) {
      const sendVerification = () => Promise.resolve(void mails.push(isEmailVerified));
      const sessionLogin = inTurn<Promise<{ expiresAt: string }>>(
        () => Promise.reject(NEW_USER),
        () => Promise.resolve({ expiresAt: IN_FIVE_DAYS }),
      );
      const { actions } = await anOpenSession(
        { sessionLogin, acceptTerms: () => ({ accepted: true }) },
        fakeAuth(aProviderUser('uid-robin', { isEmailVerified, sendVerification })),
      );
      await actions.signIn('robin@touchline.example', 'right');
      await actions.acceptTerms(answers);
    }

    expect(mails).toEqual([false]);
  });

  test('is not asked by a visit that nobody signed in at: the provider’s user is signed out', async () => {
    const auth = fakeAuth(aProviderUser('uid-robin'), { isSignedIn: true });
    const { session, report } = await anOpenSession({ sessionLogin: () => Promise.reject(NEW_USER) }, auth);

    await vi.waitFor(() => expect(report).toHaveBeenCalledWith(NEW_USER));

    expect(session.state().user).toBeNull();
    expect(auth.done).toEqual(['sign out']);
  });
});

describe('who has just registered', () => {
  test('[S4-08] is signed in and sent the verification mail before the session’s login', async () => {
    const order: string[] = [];
    const user = aProviderUser('uid-robin', { sendVerification: () => Promise.resolve(void order.push('mail')) });
    const { actions } = await anOpenSession(
      { sessionLogin: () => (order.push('login'), { expiresAt: IN_FIVE_DAYS }) },
      fakeAuth(user),
    );

    expect(await actions.signUp('robin@touchline.example', 'right')).toBeNull();

    expect(order).toEqual(['mail', 'login']);
  });

  test('is in also where that mail fails, of which analytics hears the code', async () => {
    const reported = vi.fn();
    reportEventsTo(reported);
    const failure = aProviderFailure('auth/too-many-requests');
    const user = aProviderUser('uid-robin', { sendVerification: () => Promise.reject(failure) });
    const { actions, session } = await anOpenSession({}, fakeAuth(user));

    await actions.signUp('robin@touchline.example', 'right');

    expect(isAuthenticated(session.state())).toBe(true);
    expect(reported.mock.calls).toEqual([['verificationFailed', 'auth/too-many-requests']]);
  });
});
