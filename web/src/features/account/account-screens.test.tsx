import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { ApiRefusal } from '../../lib/api/api-refusal';
import { anOwnAccount, anOwnProfile } from '../../testing/an-own-account';
import type { FakeAnswers } from '../../testing/fake-api';
import { aProviderFailure, aProviderUser, fakeAuth } from '../../testing/fake-auth';
import { watchSavedFiles } from '../../testing/saved-files';
import { showApp } from '../../testing/show-app';

const open = (address: string, answers: FakeAnswers, profile = anOwnProfile({ type: 'playerHighSchool' })) =>
  showApp({ address, signedInAs: profile, answers });

describe('the account pages', () => {
  test('[S2-08] [S1-02] /account shows the user, how complete the profile is, and the status of requests', async () => {
    const collegePage = { pathName: 'Test_College', sexes: ['female' as const] };
    const named = { collegeId: 'a-college', collegeName: 'Test College', collegePage };
    const request = { ...named, reason: null, decidedAt: null };
    open('/account', {
      account: () =>
        anOwnAccount({
          roleRequests: [
            { ...request, type: 'coach', status: 'Pending' },
            { ...request, type: 'alumni', status: 'Rejected', reason: 'We do not know you.' },
          ],
        }),
    });

    await screen.findByRole('heading', { name: 'Robin Sample' });
    expect(screen.getByText('Email verified')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Your profile' }).getAttribute('aria-valuenow')).toMatch(/^\d+$/);
    const roles = within(screen.getByRole('region', { name: 'Your colleges' }));
    for (const text of ['Pending', 'Not accepted', 'Reason: We do not know you.']) roles.getByText(text);
    for (const link of roles.getAllByRole('link', { name: 'Test College' }))
      expect(link.getAttribute('href')).toBe('/Test_College/womens/soccer');
    expect(screen.getByRole('link', { name: 'Your saved colleges' }).getAttribute('href')).toBe('/mycolleges');
  });

  test('a parent has no score, and a deactivated account can be reactivated', async () => {
    const deactivated = anOwnAccount({ deactivatedAt: '2026-03-01T10:00:00.000Z' });
    open(
      '/account',
      { account: () => deactivated, reactivateAccount: () => ({ account: anOwnAccount() }) },
      anOwnProfile({ type: 'parent' }),
    );

    fireEvent.click(await screen.findByRole('button', { name: 'Reactivate account' }));

    await screen.findByText('Your account is active again');
    expect(screen.queryByRole('progressbar')).toBeNull();
    await waitFor(() => expect(screen.queryByText('Your account is deactivated')).toBeNull());
  });

  test('[S2-08] names are saved only where there are some', async () => {
    const { calls } = open('/account/personal-info', {
      account: () => anOwnAccount(),
      changeAccount: () => ({ account: anOwnAccount({ firstName: 'Robyn' }) }),
    });
    const first = await screen.findByLabelText('First name');
    fireEvent.change(first, { target: { value: '  ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(first.getAttribute('aria-invalid')).toBe('true'));

    fireEvent.change(first, { target: { value: 'Robyn' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));

    await screen.findByText('Personal info saved');
    expect(calls.filter(({ name }) => name === 'changeAccount')).toEqual([
      {
        name: 'changeAccount',
        call: { body: { firstName: 'Robyn', lastName: 'Sample', locale: 'en', marketingOptIn: false } },
      },
    ]);
  });

  test('saving a name leaves the page in its language where the account speaks another', async () => {
    open('/account/personal-info', {
      account: () => anOwnAccount({ locale: 'de' }),
      changeAccount: () => ({ account: anOwnAccount({ locale: 'de', firstName: 'Robyn' }) }),
    });
    fireEvent.change(await screen.findByLabelText('First name'), { target: { value: 'Robyn' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));

    await screen.findByText('Personal info saved');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your account');
  });

  test('[S5-05] a coach’s new address has to end in .edu', async () => {
    open('/account/login-and-security', { account: () => anOwnAccount() }, anOwnProfile({ type: 'coach' }));
    const email = await screen.findByLabelText('New email');

    fireEvent.change(email, { target: { value: 'robin@touchline.example' } });
    fireEvent.click(screen.getByRole('button', { name: 'Change email' }));

    await screen.findByText('Only .edu email addresses are allowed for coach accounts');
  });

  test('a new name is shown in the menu as soon as it is saved', async () => {
    let profile = anOwnProfile({ displayName: 'Robin Sample' });
    showApp({
      address: '/account/personal-info',
      signedInAs: profile,
      answers: {
        ownProfile: () => profile,
        account: () => anOwnAccount(),
        changeAccount: () => {
          profile = anOwnProfile({ displayName: 'Robyn Sample' });
          return { account: anOwnAccount({ firstName: 'Robyn' }) };
        },
      },
    });
    fireEvent.change(await screen.findByLabelText('First name'), { target: { value: 'Robyn' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));

    await screen.findByRole('button', { name: 'Your menu, Robyn Sample' });
  });

  test.each([
    { sending: () => Promise.resolve(), toast: 'You now sign in with your new email' },
    { sending: () => Promise.reject(new Error('no mail')), toast: 'We could not send the link to verify it' },
  ])('[S2-08] a new address is sent the link that verifies it: $toast', async ({ sending, toast }) => {
    const sendVerification = vi.fn(sending);
    const { provider, done } = fakeAuth(aProviderUser(anOwnProfile()._id, { sendVerification }), { isSignedIn: true });
    showApp({
      address: '/account/login-and-security',
      signedInAs: anOwnProfile(),
      auth: provider,
      answers: {
        account: () => anOwnAccount(),
        changeEmail: () => null,
        sessionLogin: () => ({ expiresAt: '2999-01-01T00:00:00.000Z' }),
      },
    });
    fireEvent.change(await screen.findByLabelText('New email'), { target: { value: 'new@touchline.example' } });
    const form = within(screen.getByRole('region', { name: 'Email' }));
    fireEvent.change(form.getByLabelText('Your password'), { target: { value: 'right' } });
    fireEvent.click(form.getByRole('button', { name: 'Change email' }));

    await screen.findByText(toast, { exact: false });
    expect(sendVerification).toHaveBeenCalledOnce();
    expect(done.at(-1)).toBe('sign in new@touchline.example');
  });

  test('[S2-08] who signs in with Google sets a first password, and an unverified address can be sent its link', async () => {
    open('/account/login-and-security', {
      account: () => anOwnAccount({ providers: ['google.com'], emailVerified: false }),
    });

    await screen.findByText('You sign in with Google and have no password here.', { exact: false });
    expect(screen.queryByRole('button', { name: 'Change password' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Send the link again' }));
    await screen.findByText('We sent the link to robin@touchline.example');
  });

  test('who deletes the account and chooses another Google account is shown why, and stays', async () => {
    const auth = fakeAuth(aProviderUser(anOwnProfile()._id), {
      isSignedIn: true,
      failure: aProviderFailure('auth/user-mismatch'),
    });
    const account = () => anOwnAccount({ providers: ['google.com'] });
    showApp({ address: '/account/manage-data', signedInAs: anOwnProfile(), auth: auth.provider, answers: { account } });
    fireEvent.click(await screen.findByRole('button', { name: 'Delete account' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete for good' }));

    await screen.findByText('That is a different Google account. Please choose the one you sign in with here.');
    expect(auth.done).not.toContain('sign out');
  });

  test.each([
    ['Change email', { 'New email': 'robin.new@touchline.example' }],
    ['Change password', { 'New password': 'another1password' }],
  ])('“%s” says a wrong password at the field that holds it', async (button, typed) => {
    open('/account/login-and-security', { account: () => anOwnAccount() });
    const section = (await screen.findByRole('button', { name: button })).closest('form');
    if (section === null) throw new Error('no form');
    const form = within(section);
    const field = form.getByLabelText('Your password');
    for (const [label, value] of Object.entries({ ...typed, 'Your password': 'wrong' }))
      fireEvent.change(form.getByLabelText(label), { target: { value } });
    fireEvent.click(form.getByRole('button', { name: button }));

    const text = await form.findByText('That is not your password.');
    expect(field.getAttribute('aria-describedby')).toContain(text.id);
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  test('who signs in with Google alone reauthenticates there and gets a first password', async () => {
    const auth = fakeAuth(aProviderUser(anOwnProfile()._id), { isSignedIn: true });
    let account = anOwnAccount({ providers: ['google.com'] });
    const { calls } = showApp({
      address: '/account/login-and-security',
      signedInAs: anOwnProfile(),
      auth: auth.provider,
      answers: {
        account: () => account,
        changePassword: () => {
          auth.takes('another1password');
          account = anOwnAccount({ providers: ['google.com', 'password'] });
          return null;
        },
        sessionLogin: () => ({ expiresAt: '2999-01-01T00:00:00.000Z' }),
      },
    });
    const password = await screen.findByLabelText('New password');
    fireEvent.click(screen.getByRole('button', { name: 'Set a password' }));
    await waitFor(() => expect(password.getAttribute('aria-invalid')).toBe('true'));
    fireEvent.change(password, { target: { value: 'another1password' } });
    fireEvent.click(screen.getByRole('button', { name: 'Set a password' }));

    await screen.findByText('You can now sign in with your password, too');
    await screen.findByRole('button', { name: 'Change password' });
    expect(auth.done).toEqual([expect.stringMatching(/^confirm as /), 'sign in robin@touchline.example']);
    const body = { idToken: `token of ${anOwnProfile()._id}`, password: 'another1password' };
    expect(calls).toContainEqual({ name: 'changePassword', call: { body } });
  });

  test('[S2-08] all data are downloaded as a file, or the reason is shown', async () => {
    const files = watchSavedFiles();
    let attempts = 0;
    open('/account/manage-data', {
      account: () => anOwnAccount(),
      downloadAccount: () => {
        attempts += 1;
        if (attempts === 1) throw new ApiRefusal(429, 'tooMany', [{ message: 'Too many calls.', field: null }]);
        return { parts: theBytes(), contentType: 'application/zip', fileName: 'touchline-robin.zip' };
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Download my data' }));
    await screen.findByText('Too many calls.');
    expect(files).toEqual([]);

    fireEvent.click(screen.getByRole('button', { name: 'Download my data' }));

    await screen.findByText('Your file is saved');
    expect(files).toMatchObject([{ name: 'touchline-robin.zip', content: { size: 3, type: 'application/zip' } }]);
    await waitFor(() => expect(files[0]?.isReleased()).toBe(true));
  });

  test('the focus stays on the download button while the file is made', async () => {
    let answer: (refusal: ApiRefusal) => void = () => undefined;
    open('/account/manage-data', {
      account: () => anOwnAccount(),
      downloadAccount: () => new Promise((_, reject) => void (answer = reject)),
    });
    const download = await screen.findByRole('button', { name: 'Download my data' });
    download.focus();
    fireEvent.click(download);
    await waitFor(() => expect(download.getAttribute('aria-disabled')).toBe('true'));
    expect(download.matches(':disabled')).toBe(false);

    answer(new ApiRefusal(429, 'tooMany', [{ message: 'Too many calls.', field: null }]));
    await screen.findByText('Too many calls.');
    expect(document.activeElement).toBe(download);
  });

  test('the consent history is shown, newest first', async () => {
    const at = '2026-02-01T10:00:00.000Z';
    open('/account/manage-data', {
      account: () =>
        anOwnAccount({
          consents: [
            { at: '2026-01-01T10:00:00.000Z', kind: 'terms', granted: true, services: [], version: 1 },
            { at, kind: 'services', granted: true, services: ['necessary', 'maps', 'video'], version: null },
          ],
        }),
    });

    const history = within(await screen.findByRole('region', { name: 'What you agreed to' }));
    const [newest, oldest] = history.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(newest).toContain('2 services besides the necessary ones');
    expect(oldest).toContain('Terms and privacy');
  });

  test('an account that cannot be loaded shows why, and is there after a retry', async () => {
    // The shell asks for the account too, in no fixed order: every call is refused until the retry.
    let isRefused = true;
    open('/account', {
      account: () => {
        if (isRefused) throw new ApiRefusal(403, 'forbidden', [{ message: 'Not now.', field: null }]);
        return anOwnAccount();
      },
    });

    await screen.findByText('Not now.');
    isRefused = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));

    await screen.findByRole('heading', { name: 'Robin Sample' });
  });
});

async function* theBytes() {
  yield await Promise.resolve(new Uint8Array([1, 2, 3]));
}
