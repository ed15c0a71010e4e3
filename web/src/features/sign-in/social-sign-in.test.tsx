import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiRefusal } from '../../lib/api/api-refusal';
import { reportEventsTo } from '../../lib/api/reported-events';
import { anOwnProfile } from '../../testing/an-own-account';
import type { FakeAnswers } from '../../testing/fake-api';
import { aProviderFailure, aProviderUser, fakeAuth } from '../../testing/fake-auth';
import { foundColleges } from '../../testing/listed-colleges';
import { foundRecruits } from '../../testing/listed-recruits';
import { showApp } from '../../testing/show-app';
import './google-test-accounts';
import './sign-in-dialog';

const marlow = aProviderUser('uid-marlow', { email: 'marlow@touchline.example', name: 'Marlow van Fieldstone' });
const TOO_YOUNG = 'Unfortunately, you are too young to register';
const NEW = new ApiRefusal(403, 100, [{ message: 'Please accept the terms first.', field: null }]);

/** A backend that has a profile of Marlow only after the terms were accepted. */
function backendOfNewUser(): FakeAnswers {
  let isMember = false;
  return {
    searchColleges: () => foundColleges([]),
    searchProfiles: () => foundRecruits([]),
    checkGdpr: () => new Promise(() => undefined),
    sessionLogin: () => (isMember ? { expiresAt: '2999-01-01T00:00:00.000Z' } : Promise.reject(NEW)),
    sessionLogout: () => null,
    acceptTerms: () => {
      isMember = true;
      return { accepted: true };
    },
    ownProfile: () => anOwnProfile({ type: 'parent' }),
  };
}

async function signInWithGoogle(auth: ReturnType<typeof fakeAuth>, answers: FakeAnswers = backendOfNewUser()) {
  const shown = showApp({ address: '/faqs', answers, auth: auth.provider });
  fireEvent.click(await screen.findByRole('button', { name: 'Log in' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Sign in with Google' }));
  fireEvent.click(await dialog.findByRole('button', { name: /^Marlow Fieldstone/ }));
  return { ...shown, dialog };
}

function bornIn(year: string) {
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Month'), { target: { value: '4' } });
  fireEvent.change(dialog.getByLabelText('Day'), { target: { value: '17' } });
  fireEvent.change(dialog.getByLabelText('Year'), { target: { value: year } });
}

const agree = () => fireEvent.click(screen.getByRole('button', { name: 'Agree and continue' }));
const terms = async () => {
  await screen.findByRole('heading', { name: 'Data Privacy & Terms and Use' });
  await screen.findByLabelText('First name');
};

afterEach(() => {
  reportEventsTo(null);
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe('signing in with Google', () => {
  test('[S4-07] [S8-06] [S2-35] asks a new user to accept the terms, posts them, signs in and goes to /account', async () => {
    const auth = fakeAuth(marlow);
    const { calls, address } = await signInWithGoogle(auth);
    await terms();
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Marlow van');
    expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('Fieldstone');
    fireEvent.click(screen.getByLabelText('Parent'));
    fireEvent.click(screen.getByLabelText("Women's"));
    bornIn('1984');

    agree();

    await waitFor(() => expect(address()).toBe('/account'));
    expect(calls.find(({ name }) => name === 'acceptTerms')?.call).toMatchObject({
      body: {
        idToken: 'token of uid-marlow',
        user: { uid: 'uid-marlow', type: 'parent', sportsTypeGender: 'Female', dateOfBirth: '1984-04-17' },
      },
    });
    expect(
      calls
        .map(({ name }) => name)
        .filter((name) => name !== 'account' && name !== 'checkGdpr')
        .slice(-3),
    ).toEqual(['acceptTerms', 'sessionLogin', 'ownProfile']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('[S5-03] sends what a child says, so that nothing is kept of them, shows the server’s refusal and signs out', async () => {
    const auth = fakeAuth(marlow);
    const refused = new ApiRefusal(422, 'tooYoung', [{ message: TOO_YOUNG, field: 'user/dateOfBirth' }]);
    const { calls, dialog } = await signInWithGoogle(auth, {
      ...backendOfNewUser(),
      acceptTerms: () => Promise.reject(refused),
    });
    await terms();
    const born = String(new Date().getFullYear() - 11);
    bornIn(born);

    agree();

    await waitFor(() => expect(screen.queryByRole('button', { name: 'Agree and continue' })).toBeNull());
    expect(screen.getByRole('alert').textContent).toBe(TOO_YOUNG);
    expect(calls.filter(({ name }) => name === 'acceptTerms').map(({ call }) => call)).toMatchObject([
      { body: { idToken: 'token of uid-marlow', user: { uid: 'uid-marlow', dateOfBirth: `${born}-04-17` } } },
    ]);
    expect(auth.done).toContain('sign out');
    const other = dialog.getByRole('button', { name: 'Back to log in' });
    await waitFor(() => expect(document.activeElement).toBe(other));
    fireEvent.click(other);
    expect(await dialog.findByRole('button', { name: 'Sign in with Google' })).toBeTruthy();
  });

  test('[S5-03] sends nothing of a child whose birthday has come by UTC only: the server would let them in', async () => {
    vi.useFakeTimers({ now: new Date('2026-04-17T05:00:00.000Z'), toFake: ['Date'] });
    vi.stubEnv('TZ', 'America/Los_Angeles');
    const auth = fakeAuth(marlow);
    const { calls } = await signInWithGoogle(auth);
    await terms();
    bornIn('2013');

    agree();

    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(TOO_YOUNG));
    expect(calls.map(({ name }) => name)).not.toContain('acceptTerms');
    expect(auth.done).toContain('sign out');
  });

  test('[S5-05] takes no coach through the terms whose address does not end in .edu', async () => {
    await signInWithGoogle(fakeAuth(marlow));
    await terms();

    fireEvent.click(screen.getByLabelText('Coach'));

    expect(screen.getByText('Only .edu email addresses are allowed for coach accounts')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Agree and continue' }).disabled).toBe(true);
  });

  test('signs out whoever closes the terms without accepting them', async () => {
    const auth = fakeAuth(marlow);
    const { dialog } = await signInWithGoogle(auth);
    await terms();
    expect(auth.done).toEqual(['Google marlow.google@touchline.example']);

    fireEvent.click(dialog.getByRole('button', { name: 'Close' }));

    await waitFor(() => expect(auth.done).toContain('sign out'));
    expect(screen.queryByRole('button', { name: /^Your menu/ })).toBeNull();
  });

  test('[S8-06] [S4-07] says Failed to sign in at any other error of the session, and signs out', async () => {
    const reported = vi.fn();
    reportEventsTo(reported);
    const auth = fakeAuth(marlow);
    const refused = new ApiRefusal(401, 'signInFailed', [{ message: 'Not confirmed.', field: null }]);
    await signInWithGoogle(auth, { ...backendOfNewUser(), sessionLogin: () => Promise.reject(refused) });

    expect(await screen.findByText('Failed to sign in')).toBeTruthy();
    expect(auth.done).toContain('sign out');
    expect(reported.mock.calls).toEqual([['socialLoginFailed', 'signInFailed']]);
  });

  test('says why an admin has suspended the account, and where to write', async () => {
    const refused = new ApiRefusal(403, 'accountSuspended', [{ message: 'Suspended: “Not the person.”', field: null }]);
    const auth = fakeAuth(marlow);
    await signInWithGoogle(auth, { ...backendOfNewUser(), sessionLogin: () => Promise.reject(refused) });

    expect(await screen.findByText('Suspended: “Not the person.”')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Write to us/ }).getAttribute('href')).toBe('/contact');
    expect(auth.done).toContain('sign out');
  });

  test('where the session fails after the terms, the same answers may be sent again', async () => {
    let failures = 1;
    const backend = backendOfNewUser();
    const login = () => {
      const answer = backend.sessionLogin?.(undefined);
      if (!(answer instanceof Promise) && failures > 0) {
        failures -= 1;
        return Promise.reject(new ApiRefusal(503, null, [{ message: 'Our session message.', field: null }]));
      }
      return answer ?? Promise.reject(NEW);
    };
    const { address } = await signInWithGoogle(fakeAuth(marlow), { ...backend, sessionLogin: login });
    await terms();
    bornIn('1984');
    agree();

    await screen.findByText('Failed to sign in');
    expect(screen.queryByText('Our session message.')).toBeNull();
    agree();

    await waitFor(() => expect(address()).toBe('/account'));
  });

  test('[S8-06] where it refuses for good after the terms, it says so, and the panel can only begin again', async () => {
    const backend = backendOfNewUser();
    const login = () => {
      const answer = backend.sessionLogin?.(undefined);
      return answer instanceof Promise ? answer : Promise.reject(new ApiRefusal(401, 'signInFailed'));
    };
    const auth = fakeAuth(marlow);
    await signInWithGoogle(auth, { ...backend, sessionLogin: login });
    await terms();
    bornIn('1984');
    agree();

    await screen.findByText('Failed to sign in');
    expect(screen.queryByRole('button', { name: 'Agree and continue' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Use another email' }));
    await screen.findByRole('heading', { name: 'Log in or sign up' });
    expect(auth.done).toContain('sign out');
  });

  test('[S8-06] shows the provider’s code where the provider failed', async () => {
    const auth = fakeAuth(marlow, { failure: aProviderFailure('auth/popup-blocked') });
    await signInWithGoogle(auth);

    expect(await screen.findByText('Google did not sign you in (auth/popup-blocked).')).toBeTruthy();
  });
});
