import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { german } from '../../i18n/german';
import { ApiRefusal } from '../../lib/api/api-refusal';
import { aCoachOf, anOwnAccount, anOwnProfile } from '../../testing/an-own-account';
import type { FakeAnswers } from '../../testing/fake-api';
import { showApp } from '../../testing/show-app';

const open = (profile: ReturnType<typeof anOwnProfile>, answers: FakeAnswers = {}, isGerman = false) =>
  showApp({
    address: '/account/personal-info',
    signedInAs: profile,
    answers: { account: () => anOwnAccount(), ...answers },
    ...(isGerman ? { german } : {}),
  });
const check = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const SUGGESTED = 'Once a day at most: someone suggests a correction to your college’s page';
const FEATURED = 'We featured you, or could not this time';

test('a player turns the mail about being featured off, at once', async () => {
  const { calls } = open(anOwnProfile({ type: 'playerHighSchool' }), {
    changeAccount: () => ({ account: anOwnAccount({ mailsOff: ['featureDecided'] }) }),
  });
  const box = await check(FEATURED);
  expect(box.checked).toBe(true);
  for (const name of ['Someone asks to join your coaching staff', SUGGESTED])
    expect(screen.queryByRole('checkbox', { name })).toBeNull();

  fireEvent.click(box);

  await screen.findByText('Emails saved');
  expect(calls).toContainEqual({ name: 'changeAccount', call: { body: { mails: { featureDecided: false } } } });
  expect((await check(FEATURED)).checked).toBe(false);
});

test('what is refused stays as it was, and why is told', async () => {
  open(anOwnProfile({ type: 'playerHighSchool' }), {
    changeAccount: () => {
      throw new ApiRefusal(503, null, [{ message: 'Try again soon.', field: null }]);
    },
  });
  fireEvent.click(await check(FEATURED));
  await screen.findByText('Try again soon.');
  await waitFor(async () => expect((await check(FEATURED)).checked).toBe(true));
});

test('a coach chooses in German whether claims are told', async () => {
  open(aCoachOf('a-college'), { account: () => anOwnAccount({ mailsOff: ['claimOpened'] }) }, true);
  expect((await check('Jemand möchte in deinen Trainerstab')).checked).toBe(false);
});

test('a coach turns the mail about suggestions off', async () => {
  const { calls } = open(aCoachOf('a-college'), {
    changeAccount: () => ({ account: anOwnAccount({ mailsOff: ['suggestionReceived'] }) }),
  });
  fireEvent.click(await check(SUGGESTED));
  await screen.findByText('Emails saved');
  expect(calls).toContainEqual({ name: 'changeAccount', call: { body: { mails: { suggestionReceived: false } } } });
  expect((await check(SUGGESTED)).checked).toBe(false);
});

test('a parent chooses the mails about watched searches alone', async () => {
  open(anOwnProfile({ type: 'parent' }));
  expect((await check('Once a day at most: something new fits a search of yours')).checked).toBe(true);
  expect(screen.getAllByRole('checkbox').filter((one) => one.closest('section')?.textContent.includes('Emails'))).toHaveLength(1);
});
