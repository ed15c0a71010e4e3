import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOwnAccount, anOwnProfile } from '../../testing/an-own-account';
import { showApp } from '../../testing/show-app';

const checklist = () => screen.findByRole('region', { name: 'Your checklist' });

test('[S1-06] a signed-in player ticks the checklist, and the account keeps each tick', async () => {
  let account = anOwnAccount({ guideTasks: ['learnLeagues'] });
  const { calls } = showApp({
    address: '/guide',
    signedInAs: anOwnProfile(),
    answers: {
      account: () => account,
      changeAccount: () => ({ account: (account = { ...account, guideTasks: ['learnLeagues', 'makeProfile'] }) }),
    },
  });
  const list = within(await checklist());
  list.getByText(/1 of 12 done/);
  const box = list.getByRole<HTMLInputElement>('checkbox', { name: 'Fill in your profile and add a video' });
  expect(list.getByRole<HTMLInputElement>('checkbox', { name: 'Learn which leagues there are' }).checked).toBe(true);

  fireEvent.click(box);
  await waitFor(() =>
    expect(calls).toContainEqual({ name: 'changeAccount', call: { body: { guideTasks: { makeProfile: true } } } }),
  );
  await list.findByText(/2 of 12 done/);
  expect(box.checked).toBe(true);
});

test('a tick that is refused goes away again, with a word about it', async () => {
  showApp({
    address: '/guide',
    signedInAs: anOwnProfile(),
    answers: { account: () => anOwnAccount(), changeAccount: () => Promise.reject(new TypeError('no network')) },
  });
  const list = within(await checklist());
  const box = list.getByRole<HTMLInputElement>('checkbox', { name: 'Learn which leagues there are' });
  fireEvent.click(box);
  await waitFor(() => expect(box.checked).toBe(false));
});

test('visitors and parents have no checklist; an admin sees the age of the rules', async () => {
  showApp({
    address: '/guide',
    signedInAs: anOwnProfile({ type: 'parent' }),
    isAdmin: true,
    answers: { account: () => anOwnAccount() },
  });
  const age = within(await screen.findByRole('region', { name: 'The age of the rules' }));
  age.getByText(/\d+ rules\. The one that was checked longest ago was checked on/);
  expect(screen.queryByRole('region', { name: 'Your checklist' })).toBeNull();
});
