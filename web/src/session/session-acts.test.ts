import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiRefusal } from '../lib/api-refusal';
import { reportEventsTo } from '../lib/reported-events';
import { anOwnProfile } from '../testing/an-own-profile';
import { fakeApi, type FakeAnswers } from '../testing/fake-api';
import { aProviderFailure, aProviderUser, fakeAuth } from '../testing/fake-auth';
import { createSession } from './create-session';
import { renewingClient } from './renewing-client';
import { createSessionActs } from './session-acts';
import { isAuthenticated } from './session-state';
import { readHint } from './signed-in-hint';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const IN_FIVE_DAYS = '2026-03-06T12:00:00.000Z';
const NEW_USER = new ApiRefusal(403, 100, [{ message: 'Please accept the terms first.', field: null }]);
const ENDED = new ApiRefusal(401, 'sessionExpired', [{ message: 'Your session has ended.', field: null }]);
const pending = { type: 'coach', value: 'harbor', status: 'Pending' } as const;
const answers = { type: 'parent', sportsTypeGender: 'Male', dateOfBirth: '1980-05-05' } as const;

async function aSession(given: FakeAnswers = {}, auth = fakeAuth(aProviderUser('uid-robin'))) {
  const { callApi, calls } = fakeApi({
    sessionLogin: () => ({ expiresAt: IN_FIVE_DAYS }),
    sessionLogout: () => null,
    ownProfile: () => anOwnProfile(),
    ...given,
  });
  const report = vi.fn();
  const nowMs = () => NOW;
  const session = createSession({
    openActs: (store) => Promise.resolve(createSessionActs({ auth: auth.provider, store, callApi, report, nowMs })),
    ...{ report, nowMs },
  });
  const acts = await session.acts();
  return { session, acts, auth, report, called: () => calls.map(({ name }) => name), callApi: renewingClient(callApi, session) };
}

/** Answers by turns; the last one again and again. */
function inTurn<Answer>(...turns: (() => Answer)[]): () => Answer {
  let turn = 0;
  return () => {
    const answer = turns[Math.min(turn, turns.length - 1)];
    turn += 1;
    if (answer === undefined) throw new Error('No turn is left');
    return answer();
  };
}

afterEach(() => reportEventsTo(null));

describe('a new user of a social provider', () => {
  test('[S4-07] is told to accept the terms, is nobody meanwhile, and in as soon as they are accepted', async () => {
    const sessionLogin = inTurn<Promise<{ expiresAt: string }>>(
      () => Promise.reject(NEW_USER),
      () => Promise.resolve({ expiresAt: IN_FIVE_DAYS }),
    );
    const { session, acts, called, auth } = await aSession({ sessionLogin, acceptTerms: () => ({ accepted: true }) });

    expect(await acts.signInWithGoogle(null)).toEqual({ uid: 'uid-robin', email: 'uid-robin@touchline.example', name: null });
    expect(session.state().user).toBeNull();
    expect(readHint()).toBeNull();
    expect(auth.done).toEqual(['Google window']);

    expect(await acts.acceptTerms(answers)).toBeNull();
    expect(isAuthenticated(session.state())).toBe(true);
    expect(called()).toEqual(['sessionLogin', 'acceptTerms', 'sessionLogin', 'ownProfile']);
    await acts.giveUpTerms();
    expect(isAuthenticated(session.state())).toBe(true);
  });

  test('[S4-07] is signed out where the terms are given up, and stays asked where they were refused', async () => {
    const refused = new ApiRefusal(422, 'dateOfBirthInvalid', [{ message: 'A date, please.', field: 'user/dateOfBirth' }]);
    const { acts, auth } = await aSession({
      sessionLogin: () => Promise.reject(NEW_USER),
      acceptTerms: () => Promise.reject(refused),
    });
    await acts.signInWithGoogle(null);

    await expect(acts.acceptTerms(answers)).rejects.toBe(refused);
    expect(auth.done).toEqual(['Google window']);
    await acts.giveUpTerms();

    expect(auth.done).toEqual(['Google window', 'sign out']);
    await expect(acts.acceptTerms(answers)).rejects.toThrow('Nobody');
  });

  test('is not asked by a visit that nobody signed in at: the provider’s user is signed out', async () => {
    const auth = fakeAuth(aProviderUser('uid-robin'), { isSignedIn: true });
    const { session, report } = await aSession({ sessionLogin: () => Promise.reject(NEW_USER) }, auth);

    await vi.waitFor(() => expect(report).toHaveBeenCalledWith(NEW_USER));

    expect(session.state().user).toBeNull();
    expect(auth.done).toEqual(['sign out']);
  });
});

describe('who has just registered', () => {
  test('[S4-08] is signed in and sent the verification mail before the session’s login', async () => {
    const order: string[] = [];
    const user = aProviderUser('uid-robin', { sendVerification: () => Promise.resolve(void order.push('mail')) });
    const { acts } = await aSession({ sessionLogin: () => (order.push('login'), { expiresAt: IN_FIVE_DAYS }) }, fakeAuth(user));

    expect(await acts.signUp('robin@touchline.example', 'right')).toBeNull();

    expect(order).toEqual(['mail', 'login']);
  });

  test('[S4-08] [S8-05] is in also where that mail fails, of which analytics hears the code', async () => {
    const told = vi.fn();
    reportEventsTo(told);
    const failure = aProviderFailure('auth/too-many-requests');
    const user = aProviderUser('uid-robin', { sendVerification: () => Promise.reject(failure) });
    const { acts, session } = await aSession({}, fakeAuth(user));

    await acts.signUp('robin@touchline.example', 'right');

    expect(isAuthenticated(session.state())).toBe(true);
    expect(told.mock.calls).toEqual([['verificationFailed', 'auth/too-many-requests']]);
  });
});

describe('a session that has ended while its page is open', () => {
  test('[S4-04] is renewed quietly where the provider still knows the user, and the call answered', async () => {
    const { session, acts, called, callApi } = await aSession({
      savedColleges: inTurn<Promise<{ items: never[] }>>(
        () => Promise.reject(ENDED),
        () => Promise.resolve({ items: [] }),
      ),
    });
    await acts.signIn('robin@touchline.example', 'right');

    expect(await callApi('savedColleges')).toEqual({ items: [] });

    expect(called()).toEqual(['sessionLogin', 'ownProfile', 'savedColleges', 'sessionLogin', 'savedColleges']);
    expect(isAuthenticated(session.state())).toBe(true);
  });

  test('[S4-04] is renewed once for calls that found it ended together', async () => {
    let isOpen = true;
    const { acts, called, callApi } = await aSession({
      sessionLogin: () => ((isOpen = true), { expiresAt: IN_FIVE_DAYS }),
      savedColleges: () => (isOpen ? { items: [] } : Promise.reject(ENDED)),
    });
    await acts.signIn('robin@touchline.example', 'right');
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
    const { session, acts, callApi } = await aSession({ savedColleges: () => Promise.reject(ENDED) }, auth);
    await acts.signIn('robin@touchline.example', 'right');

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
    const { session, acts, callApi } = await aSession({ savedColleges: () => Promise.reject(ENDED) }, auth);
    await acts.signIn('robin@touchline.example', 'right');

    await expect(callApi('savedColleges')).rejects.toMatchObject({ code: 'auth/network-request-failed' });

    expect(isAuthenticated(session.state())).toBe(true);
  });

  test('of nobody is not renewed, nor is any other refusal', async () => {
    const refused = new ApiRefusal(403, 'forbidden');
    const { acts, called, callApi } = await aSession({
      savedColleges: inTurn<Promise<never>>(
        () => Promise.reject(ENDED),
        () => Promise.reject(refused),
      ),
    });

    await expect(callApi('savedColleges')).rejects.toBe(ENDED);
    await acts.signIn('robin@touchline.example', 'right');
    await expect(callApi('savedColleges')).rejects.toBe(refused);

    expect(called().filter((name) => name === 'sessionLogin')).toHaveLength(1);
  });
});

describe('looking at the profile again', () => {
  test('[S4-04] has a role count that was accepted meanwhile, and gets a token that bears it', async () => {
    const accepted = { ...pending, status: 'Accepted' } as const;
    const freshIdToken = vi.fn(() => Promise.resolve('a token'));
    const ownProfile = inTurn(
      () => anOwnProfile({ type: 'coach', roles: [pending] }),
      () => anOwnProfile({ type: 'coach', roles: [pending] }),
      () => anOwnProfile({ type: 'coach', roles: [accepted] }),
    );
    const { session, acts } = await aSession({ ownProfile }, fakeAuth(aProviderUser('uid-robin', { freshIdToken })));
    await acts.signIn('robin@touchline.example', 'right');

    await acts.refresh();
    expect(freshIdToken).toHaveBeenCalledTimes(1);
    await acts.refresh();

    expect(freshIdToken).toHaveBeenCalledTimes(2);
    expect(session.state().profile?.roles).toEqual([accepted]);
  });

  test('[S4-05] [S8-10] signs out at a 401, and at nothing else', async () => {
    const ownProfile = inTurn<Promise<ReturnType<typeof anOwnProfile>>>(
      () => Promise.resolve(anOwnProfile()),
      () => Promise.reject(new ApiRefusal(503)),
      () => Promise.reject(ENDED),
    );
    const { session, acts } = await aSession({ ownProfile });
    await acts.signIn('robin@touchline.example', 'right');

    await expect(acts.refresh()).rejects.toMatchObject({ status: 503 });
    expect(isAuthenticated(session.state())).toBe(true);
    await expect(acts.refresh()).rejects.toBe(ENDED);

    expect(session.state()).toMatchObject({ user: null, profile: null });
  });

  test('asks nothing for nobody', async () => {
    const { acts, called } = await aSession();

    await acts.refresh();
    await acts.renew();

    expect(called()).toEqual([]);
  });
});

describe('somebody signed in who shows again who they are', () => {
  const signedIn = async () => {
    const made = await aSession();
    await made.acts.signIn('uid-robin@touchline.example', 'right');
    return made;
  };

  test('[S2-08] gets a fresh token, and stays signed in where the password is wrong', async () => {
    const { acts, session } = await signedIn();

    expect(await acts.confirm({ password: 'right' })).toBe('token of uid-robin');
    await expect(acts.confirm({ password: 'wrong' })).rejects.toThrow('Firebase: wrong');
    expect(isAuthenticated(session.state())).toBe(true);
  });

  test('[S2-08] has a new backend session after a new password, without being signed out in between', async () => {
    const { acts, session, called, auth } = await signedIn();
    const seen: boolean[] = [];
    session.subscribe(() => seen.push(isAuthenticated(session.state())));
    auth.takes('new');

    await acts.signInAgain('uid-robin@touchline.example', 'new');

    expect(called().filter((name) => name === 'sessionLogin')).toHaveLength(2);
    expect(seen).not.toContain(false);
  });
});
