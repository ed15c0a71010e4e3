import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiRefusal } from '../../lib/api/api-refusal';
import { reportEventsTo } from '../../lib/api/reported-events';
import type { FakeAnswers } from '../../testing/fake-api';
import { aProviderFailure, aProviderUser, fakeAuth } from '../../testing/fake-auth';
import { foundColleges } from '../../testing/listed-colleges';
import { foundRecruits } from '../../testing/listed-recruits';
import { showApp } from '../../testing/show-app';
import './sign-in-dialog';

const robin = aProviderUser('uid-robin');
const backend: FakeAnswers = {
  searchColleges: () => foundColleges([]),
  searchProfiles: () => foundRecruits([]),
  checkGdpr: () => new Promise(() => undefined),
  signInMethods: () => ({ method: 'password' }),
  sessionLogin: () => ({ expiresAt: '2999-01-01T00:00:00.000Z' }),
  sessionLogout: () => null,
};

interface World {
  readonly answers?: FakeAnswers;
  readonly auth?: ReturnType<typeof fakeAuth>;
  readonly address?: string;
  readonly press?: 'Log in' | 'Sign up';
}

/** The site with the panel open. */
async function openPanel({ answers = {}, auth = fakeAuth(robin), address = '/faqs', press = 'Log in' }: World = {}) {
  const shown = showApp({ address, answers: { ...backend, ...answers }, auth: auth.provider });
  fireEvent.click(within(await screen.findByRole('banner')).getByRole('button', { name: press }));
  await screen.findByRole('dialog');
  return { ...shown, auth };
}

const panel = () => within(screen.getByRole('dialog'));
const title = () => panel().getByRole('heading').textContent;

async function goOnWith(email: string) {
  fireEvent.change(panel().getByLabelText('Email'), { target: { value: email } });
  fireEvent.click(panel().getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(panel().queryByRole('button', { name: 'Continue' })).toBeNull());
}

async function logInWith(password: string) {
  await goOnWith('robin@touchline.example');
  fireEvent.change(panel().getByLabelText('Password'), { target: { value: password } });
  fireEvent.click(panel().getByRole('button', { name: 'Log in' }));
}

const signedIn = () => screen.findByRole('button', { name: /^Your menu/ });

afterEach(() => reportEventsTo(null));

describe('the panel’s first step', () => {
  test.each([
    ['/home', 'Sign up', 'Sign up'],
    ['/home', 'Log in', 'Log in or sign up'],
    ['/faqs', 'Sign up', 'Log in or sign up'],
    ['/faqs', 'Log in', 'Log in or sign up'],
  ] as const)('[S2-32] on %s, opened by %s, is titled “%s”', async (address, press, expected) => {
    await openPanel({ address, press });

    expect(title()).toBe(expected);
  });

  test('[S2-33] offers an email with Continue, Google, and the way to sign up', async () => {
    await openPanel();

    expect(panel().getByLabelText('Email')).toBeTruthy();
    expect(panel().getByRole('button', { name: 'Sign in with Google' })).toBeTruthy();
    fireEvent.click(panel().getByRole('button', { name: 'Sign up' }));
    expect(title()).toBe('Finish signing up');
  });

  test.each([
    ['password', 'Log in', 'Forgot password'],
    ['google.com', 'Log in', 'Sign in with Google'],
    ['none', 'Finish signing up', 'Sign up'],
  ] as const)('[S4-06] [S2-32] [S2-33] leads an address of method %s to “%s”, with %s', async (method, expected, offered) => {
    const { calls } = await openPanel({ answers: { signInMethods: () => ({ method }) } });

    await goOnWith(' robin@touchline.example ');

    expect(calls).toContainEqual({ name: 'signInMethods', call: { body: { email: 'robin@touchline.example' } } });
    expect(title()).toBe(expected);
    expect(panel().getByRole('button', { name: offered })).toBeTruthy();
  });

  test('gives the focus to the first field of the next step', async () => {
    await openPanel();

    await goOnWith('robin@touchline.example');

    await waitFor(() => expect(document.activeElement).toBe(panel().getByLabelText('Password')));
  });

  test('[S5-04] [S5-15] asks nobody about what is no address, and says so only once it was sent', async () => {
    const { calls } = await openPanel();
    fireEvent.change(panel().getByLabelText('Email'), { target: { value: 'robin@' } });
    expect(panel().queryByText('Please enter a valid email address.')).toBeNull();

    fireEvent.click(panel().getByRole('button', { name: 'Continue' }));

    expect(await panel().findByText('Please enter a valid email address.')).toBeTruthy();
    expect(calls.map(({ name }) => name)).not.toContain('signInMethods');
  });

  test('says why the method could not be looked up, and keeps the address', async () => {
    const refusal = new ApiRefusal(429, 'tooManyTries', [{ message: 'Too many tries.', field: null }]);
    await openPanel({ answers: { signInMethods: () => Promise.reject(refusal) } });
    fireEvent.change(panel().getByLabelText('Email'), { target: { value: 'robin@touchline.example' } });

    fireEvent.click(panel().getByRole('button', { name: 'Continue' }));

    expect((await panel().findByRole('alert')).textContent).toBe('Too many tries.');
    expect(panel().getByLabelText<HTMLInputElement>('Email').value).toBe('robin@touchline.example');
  });

  test('is closed by its button, and the focus is back where it was opened', async () => {
    await openPanel();
    await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));

    fireEvent.click(panel().getByRole('button', { name: 'Close' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Log in' })));
  });
});

describe('the focus', () => {
  test('is on what stands where the panel was opened, once somebody is signed in', async () => {
    const opener = async () => within(await screen.findByRole('banner')).getByRole('button', { name: 'Log in' });
    showApp({ address: '/faqs', answers: backend, auth: fakeAuth(robin).provider });
    await screen.findByRole('button', { name: 'Feedback' });
    (await opener()).focus();
    fireEvent.click(await opener());
    await screen.findByRole('dialog');
    await logInWith('right');

    const menu = await signedIn();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('banner').contains(document.activeElement)).toBe(true));
    expect(menu.isConnected).toBe(true);
  });
});

describe('the password step', () => {
  test('signs in, closes, and the header shows whose menu it holds', async () => {
    const { address } = await openPanel();

    await logInWith('right');

    await signedIn();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/faqs');
  });

  test('[S5-18] needs a password', async () => {
    const { auth } = await openPanel();

    await logInWith('');

    expect(await panel().findByText('Please fill in this field.')).toBeTruthy();
    expect(auth.done).toEqual([]);
  });

  test('[S8-05] says a wrong password at its field, which takes the focus', async () => {
    await openPanel();

    await logInWith('wrong');

    const text = await panel().findByText('The password is invalid or the user does not have a password.');
    const field = panel().getByLabelText('Password');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.getAttribute('aria-describedby')).toBe(text.id);
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(panel().getByRole('alert').textContent).toBe('');

    fireEvent.change(field, { target: { value: 'right' } });
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('false'));
  });

  test.each([
    [
      'the provider’s message',
      'wrong',
      {},
      'The password is invalid or the user does not have a password.',
      'auth/wrong-password',
    ],
    [
      'the session’s message',
      'right',
      { sessionLogin: () => Promise.reject(new ApiRefusal(401, 'signInFailed', [{ message: 'Not confirmed.', field: null }])) },
      'Not confirmed.',
      'signInFailed',
    ],
    [
      'Login failed where the session says nothing',
      'right',
      { sessionLogin: () => Promise.reject(new ApiRefusal(500)) },
      'Login failed',
      '500',
    ],
    [
      'that the session has ended with the profile’s 401',
      'right',
      { ownProfile: () => Promise.reject(new ApiRefusal(401, 'sessionExpired', [{ message: 'It has ended.', field: null }])) },
      'It has ended.',
      'sessionExpired',
    ],
  ] satisfies [string, string, FakeAnswers, string, string][])(
    '[S8-05] says %s, tells analytics the code, and nobody is signed in',
    async (_, password, answers, text, code) => {
      const reported = vi.fn();
      reportEventsTo(reported);
      await openPanel({ answers });

      await logInWith(password);

      expect(await panel().findByText(text)).toBeTruthy();
      expect(reported.mock.calls).toEqual([['loginFailed', code]]);
      expect(screen.queryByRole('button', { name: /^Your menu/ })).toBeNull();
      expect(panel().getByLabelText<HTMLInputElement>('Password').value).toBe(password);
    },
  );

  test('[S8-05] says why an admin has suspended the account, and where to write', async () => {
    const message = 'We have suspended this account. Our note: “Not the person.” If you think that we are wrong, write to us.';
    const refused = new ApiRefusal(403, 'accountSuspended', [{ message, field: null }]);
    await openPanel({ answers: { sessionLogin: () => Promise.reject(refused) } });
    expect(panel().queryByRole('link', { name: /Write to us/ })).toBeNull();

    await logInWith('right');

    await panel().findByText(message);
    expect(
      panel()
        .getByRole('link', { name: /Write to us/ })
        .getAttribute('href'),
    ).toBe('/contact');
    expect(screen.queryByRole('button', { name: /^Your menu/ })).toBeNull();
  });

  test('[S2-34] asks for a new password and confirms that an email was sent to the address', async () => {
    const { auth } = await openPanel();
    await goOnWith('robin@touchline.example');

    fireEvent.click(panel().getByRole('button', { name: 'Forgot password' }));

    expect((await panel().findByText(/We sent an email to robin@touchline.example/)).textContent).toBeTruthy();
    expect(auth.done).toEqual(['reset robin@touchline.example']);
    fireEvent.click(panel().getByRole('button', { name: 'Back to log in' }));
    expect(panel().getByLabelText('Password')).toBeTruthy();
  });

  test('[S8-07] says the provider’s message where that fails', async () => {
    const failure = aProviderFailure('auth/quota-exceeded', 'Firebase: Exceeded quota for reset mails.');
    await openPanel({ auth: fakeAuth(robin, { failure }) });
    await goOnWith('robin@touchline.example');

    fireEvent.click(panel().getByRole('button', { name: 'Forgot password' }));

    expect(await panel().findByText('Firebase: Exceeded quota for reset mails.')).toBeTruthy();
  });
});
