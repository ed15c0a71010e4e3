import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiRefusal } from '../../../lib/api/api-refusal';
import type { FakeAnswers } from '../../../testing/fake-api';
import { foundColleges } from '../../../testing/listed-colleges';
import { foundRecruits } from '../../../testing/listed-recruits';
import { showApp } from '../../../testing/show-app';
import '../sign-in-dialog';

const TOO_YOUNG = 'Unfortunately, you are too young to register';

async function openForm(answers: FakeAnswers = {}) {
  const shown = showApp({
    address: '/faqs',
    answers: {
      searchColleges: () => foundColleges([]),
      searchProfiles: () => foundRecruits([]),
      checkGdpr: () => new Promise(() => undefined),
      signInMethods: () => ({ method: 'password' }),
      ...answers,
    },
  });
  fireEvent.click(within(await screen.findByRole('banner')).getByRole('button', { name: 'Log in' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Sign up' }));
  return { ...shown, dialog };
}

function fillIn(year: number) {
  const values = { Email: 'robin@touchline.example', Password: 'longer1password', 'First name': 'Robin', 'Last name': 'Sample' };
  for (const [label, value] of Object.entries({ ...values, Month: '4', Day: '17', Year: String(year) }))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign up' }));
}

const keysOf = (storage: Storage) => Object.keys(storage).toSorted();

const aChild = () => new Date().getFullYear() - 11;

test('[S5-03] a child is turned away, the tab alone remembers it, and nothing is sent or kept', async () => {
  const { calls, dialog } = await openForm();
  await dialog.findByLabelText('Year');
  const before = calls.length;
  const [inTab, onDevice] = [keysOf(sessionStorage), keysOf(localStorage)];
  fillIn(aChild());

  expect((await dialog.findByRole('alert')).textContent).toBe(TOO_YOUNG);
  expect(screen.queryByLabelText('Year')).toBeNull();
  // Idle, every page asks for its country; nothing of the form goes with it.
  expect(calls.slice(before).filter(({ name }) => name !== 'checkGdpr')).toEqual([]);
  expect(keysOf(sessionStorage)).toEqual([...inTab, 'touchline.tooYoung'].toSorted());
  expect(keysOf(localStorage)).toEqual(onDevice);
  expect(document.cookie).not.toContain('tooYoung');
});

test('whoever was turned away gets no second form in this tab, and can still log in', async () => {
  sessionStorage.setItem('touchline.tooYoung', 'true');
  const { dialog } = await openForm();
  expect((await dialog.findByRole('alert')).textContent).toBe(TOO_YOUNG);
  expect(screen.queryByLabelText('Year')).toBeNull();
  const back = dialog.getByRole('button', { name: 'Back to log in' });
  await waitFor(() => expect(document.activeElement).toBe(back));
  fireEvent.click(back);
  fireEvent.change(await dialog.findByLabelText('Email'), { target: { value: 'robin@touchline.example' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  await dialog.findByLabelText('Password');
});

test('a refusal of the server, who counts by another date, is remembered as well', async () => {
  const refused = new ApiRefusal(422, 'tooYoung', [{ message: TOO_YOUNG, field: 'account/dateOfBirth' }]);
  const { dialog } = await openForm({ registerAccount: () => Promise.reject(refused) });
  await dialog.findByLabelText('Year');
  fillIn(1984);
  expect((await dialog.findByText(TOO_YOUNG)).getAttribute('role')).toBe('alert');
  expect(sessionStorage.getItem('touchline.tooYoung')).toBe('true');
});

test('another tab has not heard of it', async () => {
  const { dialog } = await openForm();
  expect(await dialog.findByLabelText('Year')).toBeTruthy();
  expect(sessionStorage.getItem('touchline.tooYoung')).toBeNull();
});
