import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiRefusal } from '../../lib/api/api-refusal';
import { aCoachOf, anOwnAccount, anOwnProfile } from '../../testing/an-own-account';
import type { FakeAnswers } from '../../testing/fake-api';
import { showApp } from '../../testing/show-app';

const request = {
  ...({ type: 'headcoach', status: 'Accepted' } as const),
  collegeId: 'a-college',
  collegeName: 'Test College',
  collegePage: null,
  reason: null,
  decidedAt: null,
};

function open(role: Partial<Omit<typeof request, 'status' | 'type'>> & { status?: 'Pending' }, answers: FakeAnswers = {}) {
  const state = { isOut: false };
  const shown = showApp({
    address: '/account',
    signedInAs: aCoachOf('a-college'),
    answers: {
      account: () => anOwnAccount({ roleRequests: state.isOut ? [] : [{ ...request, ...role }] }),
      ownProfile: () => (state.isOut ? anOwnProfile({ type: 'coach', roles: [] }) : aCoachOf('a-college')),
      leaveCollege: () => {
        state.isOut = true;
        return { roles: [] };
      },
      ...answers,
    },
  });
  const leavings = () => shown.calls.filter(({ name }) => name === 'leaveCollege').map(({ call }) => call);
  return { ...shown, leavings };
}

test('a coach leaves a college after a confirmation, and the session knows at once', async () => {
  const { leavings, calls } = open({});
  fireEvent.click(await screen.findByRole('button', { name: 'Leave college: Test College' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave Test College?' }));
  dialog.getByText(/You will no longer be able to edit its pages/);
  expect(leavings()).toEqual([]);

  fireEvent.click(dialog.getByRole('button', { name: 'Leave college' }));

  await screen.findByText('You have left Test College');
  expect(leavings()).toEqual([{ params: { collegeId: 'a-college' }, query: { type: 'headcoach' } }]);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Your colleges' })).toBeNull());
  const names = calls.map(({ name }) => name);
  expect(names.lastIndexOf('ownProfile')).toBeGreaterThan(names.indexOf('leaveCollege'));
});

test('whoever cancels stays', async () => {
  const { leavings } = open({});
  fireEvent.click(await screen.findByRole('button', { name: 'Leave college: Test College' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(leavings()).toEqual([]);
});

test('a request that still waits is withdrawn', async () => {
  const { leavings } = open({ status: 'Pending' });
  fireEvent.click(await screen.findByRole('button', { name: 'Withdraw request: Test College' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw request' }));
  await screen.findByText('Your request is withdrawn');
  expect(leavings()).toHaveLength(1);
});

test('a refusal is said, and the role stays', async () => {
  const message = 'You don’t have this role at this college.';
  open({}, { leaveCollege: () => Promise.reject(new ApiRefusal(404, 'notYourRole', [{ message, field: null }])) });
  fireEvent.click(await screen.findByRole('button', { name: 'Leave college: Test College' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave college' }));
  await screen.findByText(message);
  expect(screen.getByRole('dialog', { name: 'Leave Test College?' })).toBeTruthy();
});

test('a role that was withdrawn says so and why, and offers nothing to leave', async () => {
  showApp({
    address: '/account',
    signedInAs: anOwnProfile({ type: 'coach' }),
    answers: {
      account: () => anOwnAccount({ roleRequests: [{ ...request, status: 'Withdrawn', reason: 'Not on the staff list.' }] }),
    },
  });
  const roles = within(await screen.findByRole('region', { name: 'Your colleges' }));
  for (const text of ['Withdrawn', 'Reason: Not on the staff list.']) roles.getByText(text);
  expect(roles.queryByRole('button')).toBeNull();
});

test('an accepted coach finds the wizard of the page beside the role, and who waits does not', async () => {
  const roleRequests = [
    request,
    { ...request, collegeId: 'two', status: 'Pending' as const },
    { ...request, collegeId: 'three', type: 'alumni' as const },
  ];
  open({}, { account: () => anOwnAccount({ roleRequests }) });
  const roles = within(await screen.findByRole('region', { name: 'Your colleges' }));
  const links = roles.getAllByRole('link', { name: 'Set up the page of your college' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/coachonboardingwizard']);
});
