import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOwnProfile } from '../../../testing/an-own-account';
import type { FakeAnswers } from '../../../testing/fake-api';
import { showApp } from '../../../testing/show-app';
import type { LockedPicture } from './locked-texts';

const locked: LockedPicture = {
  ...{ lockId: 'lock-1', profileId: 'uid-demo-player', pictureId: 'picture-face' },
  ...{ lockedAt: '2026-03-01T10:00:00.000Z', request: null, openUntil: null },
};
const request = { requestId: 'r', wanted: 'open', reason: 'To report it.', askedAt: locked.lockedAt } as const;

const open = (picture: LockedPicture, answers: FakeAnswers = {}) =>
  showApp({
    address: '/admin/users?view=reports',
    signedInAs: anOwnProfile(),
    isAdmin: true,
    answers: {
      hiddenProfiles: () => ({ items: [], camps: [] }),
      adminReports: () => ({ items: [], next: null }),
      lockedPictures: () => ({ items: [picture] }),
      ...answers,
    },
  });

test('a locked picture is not shown; an admin asks a second one with a reason', async () => {
  const { calls } = open(locked, { askForLockedPicture: () => null });
  await screen.findByText('The picture picture-face');
  expect(screen.queryByRole('link', { name: /Look at the picture/ })).toBeNull();

  fireEvent.click(screen.getByRole('button', { name: 'Open: The picture picture-face' }));
  await screen.findByText(/both of you can look at it for an hour/);
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByText('Please give a reason.');
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'To report it.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));

  await screen.findByText('A second admin has to agree now');
  const call = { params: { lockId: 'lock-1' }, body: { wanted: 'open', reason: 'To report it.' } };
  expect(calls).toContainEqual({ name: 'askForLockedPicture', call });
});

test('a refused question keeps its reason in the dialog, and says nothing is asked', async () => {
  open(locked, { askForLockedPicture: () => Promise.reject(new Error('away')) });
  fireEvent.click(await screen.findByRole('button', { name: 'Open: The picture picture-face' }));
  fireEvent.change(await screen.findByLabelText('Reason'), { target: { value: 'To report it.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));

  await screen.findByRole('alert');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('To report it.');
  expect(screen.queryByText('A second admin has to agree now')).toBeNull();
});

test('a second admin agrees to what another one asked for, and both lists are asked again', async () => {
  const { calls } = open({ ...locked, request: { ...request, askedBy: 'other' } }, { decideLockedPicture: () => null });
  const timesAsked = () => ['lockedPictures', 'adminReports'].map((list) => calls.filter(({ name }) => name === list).length);
  await screen.findByText(/A second admin has to agree to open it/);
  screen.getByText('To report it.');
  // The open and the closed reports are two lists.
  await waitFor(() => expect(timesAsked()).toEqual([1, 2]));

  fireEvent.click(screen.getByRole('button', { name: 'Agree: The picture picture-face' }));

  await screen.findByText('Your decision is saved');
  const call = { params: { lockId: 'lock-1' }, body: { requestId: 'r', confirmed: true } };
  expect(calls).toContainEqual({ name: 'decideLockedPicture', call });
  await waitFor(() => expect(timesAsked()).toEqual([2, 4]));
});

test('who asked may only withdraw it, and who opened it gets the way to the picture', async () => {
  const own = { ...request, askedBy: anOwnProfile()._id };
  open({ ...locked, openUntil: '2026-03-01T11:00:00.000Z', request: own });
  await screen.findByRole('button', { name: 'Withdraw: The picture picture-face' });
  expect(screen.queryByRole('button', { name: /^Agree/ })).toBeNull();
  const look = screen.getByRole('link', { name: 'Look at the picture: The picture picture-face' });
  expect(look.getAttribute('href')).toBe('/ui/v1/admin/lockedPictures/lock-1/picture');
});
