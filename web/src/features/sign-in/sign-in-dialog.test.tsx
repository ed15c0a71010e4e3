import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ApiRefusal } from '../../lib/api-refusal';
import type { FakeAnswers } from '../../testing/fake-api';
import { aProviderUser, fakeAuth } from '../../testing/fake-auth';
import { foundColleges } from '../../testing/found-colleges';
import { showApp } from '../../testing/show-app';

const auth = () => fakeAuth(aProviderUser('uid-robin')).provider;
const backend: FakeAnswers = {
  searchColleges: () => foundColleges([]),
  sessionLogin: () => ({ expiresAt: '2999-01-01T00:00:00.000Z' }),
  sessionLogout: () => null,
};

async function logIn(password: string) {
  fireEvent.click(await screen.findByRole('button', { name: 'Log in' }));
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'robin@touchline.example' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  const form = screen.getByLabelText<HTMLInputElement>('Password').form;
  if (form === null) throw new Error('The fields stand in no form');
  fireEvent.submit(form);
}

describe('the sign-in dialog', () => {
  test('[S4-01] signs in, closes, and the header shows whose menu it holds', async () => {
    showApp({ address: '/colleges', answers: backend, auth: auth() });

    await logIn('right');

    expect(await screen.findByRole('button', { name: 'Your menu, Robin Sample' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull();
  });

  test('[S8-05] says the provider’s message and keeps what was typed', async () => {
    showApp({ address: '/colleges', answers: backend, auth: auth() });

    await logIn('wrong');

    expect(await screen.findByText('The password is invalid or the user does not have a password.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('robin@touchline.example');
  });

  test.each([
    [
      'the session’s message',
      new ApiRefusal(401, null, [{ message: 'The sign-in could not be confirmed.', field: null }]),
      'The sign-in could not be confirmed.',
    ],
    ['Login failed where the session says nothing', new ApiRefusal(null), 'Login failed'],
  ])('[S8-05] says %s, and nobody is signed in', async (_, refusal, text) => {
    showApp({ address: '/colleges', answers: { ...backend, sessionLogin: () => Promise.reject(refusal) }, auth: auth() });

    await logIn('right');

    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Your menu/ })).toBeNull();
  });

  test('[S4-05] [S8-05] says so where the session ends with the profile’s 401, and nobody is signed in', async () => {
    const ended = new ApiRefusal(401, 'sessionExpired', [{ message: 'Your session has ended.', field: null }]);
    showApp({ address: '/colleges', answers: { ...backend, ownProfile: () => Promise.reject(ended) }, auth: auth() });

    await logIn('right');

    expect(await screen.findByText('Your session has ended.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Your menu/ })).toBeNull();
  });

  test('is closed by its button, and the focus is back where it was opened', async () => {
    showApp({ address: '/colleges', answers: backend, auth: auth() });
    fireEvent.click(await screen.findByRole('button', { name: 'Log in' }));
    await screen.findByRole('dialog', { name: 'Log in' });

    fireEvent.click(screen.getByRole('button', { name: 'Close' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Log in' })));
  });
});
