import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { ApiRefusal } from '../../../lib/api/api-refusal';
import { reportEventsTo } from '../../../lib/api/reported-events';
import { anOwnAccount, anOwnProfile } from '../../../testing/an-own-account';
import type { FakeAnswers } from '../../../testing/fake-api';
import { aProviderFailure, aProviderUser, fakeAuth } from '../../../testing/fake-auth';
import { foundColleges } from '../../../testing/listed-colleges';
import { foundRecruits } from '../../../testing/listed-recruits';
import { showApp } from '../../../testing/show-app';

const robin = aProviderUser('uid-robin');
const EXPIRED = aProviderFailure('auth/expired-action-code');
const TOO_WEAK = "Make sure it's at least 15 characters OR at least 8 characters including a number and a lowercase letter.";
const backend: FakeAnswers = {
  searchColleges: () => foundColleges([]),
  searchProfiles: () => foundRecruits([]),
  checkGdpr: () => new Promise(() => undefined),
  sessionLogin: () => ({ expiresAt: '2999-01-01T00:00:00.000Z' }),
  sessionLogout: () => null,
  account: () => anOwnAccount(),
};

interface World {
  readonly auth?: ReturnType<typeof fakeAuth>;
  readonly answers?: FakeAnswers;
  readonly signedInAs?: ReturnType<typeof anOwnProfile>;
  readonly back?: string;
}

function openLink(mode: string, { auth = fakeAuth(robin), answers = {}, signedInAs, back = '/faqs' }: World = {}) {
  const query = new URLSearchParams({ mode, oobCode: 'code-1', continueUrl: `${location.origin}${back}`, lang: 'en' });
  const shown = showApp({
    address: `/signInUpMobile?${query.toString()}`,
    answers: { ...backend, ...answers },
    auth: auth.provider,
    ...(signedInAs === undefined ? {} : { signedInAs }),
  });
  return { ...shown, auth };
}

async function save(password: string) {
  fireEvent.change(await screen.findByLabelText('New password'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Save and log in' }));
}

afterEach(() => reportEventsTo(null));

describe('the link that resets a password', () => {
  test('[S5-06] attack 152: a weak password is refused before the provider hears of it', async () => {
    const { auth } = openLink('resetPassword');
    await screen.findByRole('heading', { name: 'Choose a new password' });
    screen.getByText(/uid-robin@touchline\.example/);
    await save('aaaaaaaa');

    await waitFor(() => expect(screen.getByLabelText('New password').getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText(TOO_WEAK).length).toBeGreaterThan(0);
    expect(auth.done).toEqual(['look at code-1']);
  });

  test('saves a good one, signs in with it and leads back to where the link was asked for', async () => {
    const { auth, address } = openLink('resetPassword', { back: '/colleges?q=state' });
    await save('another-good-1');

    await screen.findByText('Your new password is now active');
    await waitFor(() => expect(address()).toBe('/colleges?q=state'));
    expect(auth.done).toEqual(['look at code-1', 'reset by code-1', 'sign in uid-robin@touchline.example']);
    await screen.findByRole('button', { name: /^Your menu/ });
  });

  test('leads to the account where it does not say from where it was asked for, or from another site', async () => {
    const auth = fakeAuth(robin);
    const query = new URLSearchParams({ mode: 'resetPassword', oobCode: 'code-1', continueUrl: 'https://evil.example/x' });
    const { address } = showApp({ address: `/signInUpMobile?${query.toString()}`, answers: backend, auth: auth.provider });
    await save('another-good-1');
    await waitFor(() => expect(address()).toBe('/account'));
  });

  test('whoever is signed in here is signed out first, because that sign-in has ended', async () => {
    const auth = fakeAuth(robin, { isSignedIn: true });
    const signedInAs = anOwnProfile({ _id: 'uid-robin' });
    const { calls } = openLink('resetPassword', { auth, signedInAs });
    await save('another-good-1');
    await screen.findByText('Your new password is now active');
    expect(auth.done).toEqual(['look at code-1', 'reset by code-1', 'sign out', 'sign in uid-robin@touchline.example']);
    const names = calls.map(({ name }) => name);
    expect(names.lastIndexOf('sessionLogin')).toBeGreaterThan(names.indexOf('sessionLogout'));
  });

  test('that has expired or was used sends a new one', async () => {
    const { auth } = openLink('resetPassword', { auth: fakeAuth(robin, { linkFailure: EXPIRED }) });
    await screen.findByRole('heading', { name: 'This link no longer works' });
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'robin' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send a new link' }));
    await waitFor(() => expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true'));

    fireEvent.change(screen.getByLabelText('Email'), { target: { value: ' robin@touchline.example ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send a new link' }));

    await screen.findByText(/We sent an email to robin@touchline\.example/);
    expect(auth.done).toEqual(['look at code-1', 'reset robin@touchline.example']);
  });

  test('that could not be checked is checked again', async () => {
    let isAway = true;
    const auth = fakeAuth(robin);
    const provider = {
      ...auth.provider,
      emailOfReset: (code: string) =>
        isAway ? Promise.reject(aProviderFailure('auth/network-request-failed')) : auth.provider.emailOfReset(code),
    };
    openLink('resetPassword', { auth: { ...auth, provider } });
    await screen.findByRole('heading', { name: 'The link could not be checked' });
    isAway = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'Choose a new password' });
  });

  test('a password that the provider refuses is told, and what was typed stays', async () => {
    const auth = fakeAuth(robin);
    const weak = aProviderFailure('auth/password-does-not-meet-requirements');
    const provider = { ...auth.provider, resetPassword: () => Promise.reject(weak) };
    openLink('resetPassword', { auth: { ...auth, provider } });
    await save('only letters but many');
    await screen.findByText(/This password was not accepted/);
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('only letters but many');
  });

  test('where the sign-in afterwards fails, the password is saved all the same and the way to log in is shown', async () => {
    const failed = new ApiRefusal(503, 'unavailable', [{ message: 'Not now.', field: null }]);
    openLink('resetPassword', { answers: { sessionLogin: () => Promise.reject(failed) } });
    await save('another-good-1');
    await screen.findByRole('heading', { name: 'Your new password is saved' });
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/signInUpMobile');
  });
});

describe('the link that confirms an address', () => {
  test('confirms it once and leads back', async () => {
    const { auth, address } = openLink('verifyEmail', { back: '/colleges' });
    await screen.findByRole('heading', { name: 'Your email address is confirmed' });
    fireEvent.click(screen.getByRole('link', { name: 'Continue' }));
    await waitFor(() => expect(address()).toBe('/colleges'));
    expect(auth.done).toEqual(['confirm by code-1']);
  });

  test('used again by whoever is confirmed and signed in, it has done its work', async () => {
    const auth = fakeAuth(robin, { isSignedIn: true, linkFailure: EXPIRED });
    openLink('verifyEmail', { auth, signedInAs: anOwnProfile({ _id: 'uid-robin' }) });
    await screen.findByRole('heading', { name: 'Your email address is confirmed' });
  });

  test('that has expired sends a new one to whoever is signed in', async () => {
    const sent: string[] = [];
    const user = aProviderUser('uid-robin', { sendVerification: () => Promise.resolve(void sent.push('sent')) });
    const auth = fakeAuth(user, { isSignedIn: true, linkFailure: EXPIRED });
    const account = () => anOwnAccount({ emailVerified: false });
    openLink('verifyEmail', { auth, signedInAs: anOwnProfile({ _id: 'uid-robin' }), answers: { account } });
    fireEvent.click(await screen.findByRole('button', { name: 'Send a new link' }));
    await screen.findByText('We sent a new email to robin@touchline.example.');
    expect(sent).toEqual(['sent']);
  });

  test('that has expired leads everybody else to log in', async () => {
    openLink('verifyEmail', { auth: fakeAuth(robin, { linkFailure: EXPIRED }) });
    await screen.findByRole('heading', { name: 'This link no longer works' });
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/signInUpMobile');
  });
});

test('an address that says no such thing is the page to log in', async () => {
  openLink('somethingElse');
  await screen.findByRole('heading', { name: 'Log in or sign up' });
});
