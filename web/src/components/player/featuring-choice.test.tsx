import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aProfile } from '@touchline/domain/person/testing/a-profile';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import { describe, expect, test } from 'vitest';
import { ApiRefusal } from '../../lib/api/api-refusal';
import { anOwnAccount, anOwnProfile } from '../../testing/an-own-account';
import type { FakeAnswers } from '../../testing/fake-api';
import { readIn } from '../../testing/read-in';
import { showApp } from '../../testing/show-app';

const ADULT = { adultFrom: '2000-01-01' };
const MINOR = { adultFrom: '2999-01-01' };
const AT = new Date().toISOString();

/** The page with the player's form of who sees what; the API answers each wish with this consent. */
async function open(
  profile: Partial<Profile>,
  featuring: Profile['featuring'] = null,
  { language = 'en', ...answers }: FakeAnswers & { readonly language?: 'en' | 'de' } = {},
) {
  const own = () => anOwnProfile(profile);
  const shown = showApp({
    address: '/account/manage-data',
    signedInAs: own(),
    answers: {
      account: () => anOwnAccount(),
      ownProfile: own,
      changeFeaturing: () => ({ profile: aProfile({ ...profile, featuring }) }),
      ...answers,
    },
  });
  await readIn(language);
  const choice = within(await screen.findByRole('region', { name: language === 'en' ? 'Be featured' : 'Vorgestellt werden' }));
  const sent = () => shown.calls.filter(({ name }) => name === 'changeFeaturing').map(({ call }) => call);
  return { choice, sent };
}

describe('being featured', () => {
  test('is off until an adult agrees, who ends it in the same place', async () => {
    const { choice, sent } = await open(ADULT, { askedAt: AT, by: 'owner', allowedAt: AT });
    fireEvent.click(choice.getByRole('button', { name: 'You may feature me' }));
    await choice.findByText(/^You can be featured: you agreed on/);
    expect(sent()).toEqual([{ params: { profileId: 'uid-demo-player' }, body: { wanted: true, guardianEmail: null } }]);

    fireEvent.click(choice.getByRole('button', { name: 'Stop featuring me' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toMatchObject({ body: { wanted: false } });
  });

  test('of a minor asks a guardian by mail, and stays off until they answer', async () => {
    const { choice, sent } = await open(MINOR, { askedAt: AT, by: 'guardian', allowedAt: null });
    choice.getByText(/a parent or guardian has to agree first/);
    expect(choice.queryByRole('button', { name: 'You may feature me' })).toBeNull();
    fireEvent.change(await choice.findByLabelText('Email of a parent or guardian'), {
      target: { value: ' parent@example.com ' },
    });
    fireEvent.click(choice.getByRole('button', { name: 'Ask for permission' }));

    await choice.findByText(/^On .* we asked your parent or guardian\./);
    expect(sent()).toMatchObject([{ body: { wanted: true, guardianEmail: 'parent@example.com' } }]);
    choice.getByRole('button', { name: 'Stop asking' });
  });

  test.each([
    ['en', /We do not check who reads it.*30 days after a yes/, /now belongs to a player’s account/],
    ['de', /Wer das Postfach liest, prüfen wir nicht.*30 Tage nach einem Ja/, /gehört jetzt ein Konto als Talent/],
  ] as const)('says to a minor in %s what a guardian’s yes is worth, and when it has ended', async (language, worth, over) => {
    const account = () => anOwnAccount({ isGuardianRefused: true });
    const { choice } = await open(MINOR, null, { language, account });
    choice.getByText(worth);
    await choice.findByText(over);
  });

  test('an adult reads nothing of guardians', async () => {
    const { choice } = await open(ADULT, null, { account: () => anOwnAccount({ isGuardianRefused: true }) });
    expect(choice.queryByText(/who reads it|player’s account/)).toBeNull();
  });

  test('a refused address is said at the field', async () => {
    const refused = new ApiRefusal(422, 'guardianIsOwner', [{ message: 'This is your own address.', field: 'guardianEmail' }]);
    const { choice } = await open(MINOR, null, {
      changeFeaturing: () => {
        throw refused;
      },
    });
    const field = await choice.findByLabelText('Email of a parent or guardian');
    fireEvent.change(field, { target: { value: 'robin@example.com' } });
    fireEvent.click(choice.getByRole('button', { name: 'Ask for permission' }));
    await choice.findByText('This is your own address.');
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  test('a guardian who has agreed is named, one who did not answer can be asked again', async () => {
    const agreed = await open({ ...MINOR, featuring: { askedAt: AT, by: 'guardian', allowedAt: AT } });
    agreed.choice.getByText(/your parent or guardian agreed on/);
    agreed.choice.getByRole('button', { name: 'Stop featuring me' });
  });

  test('an unanswered question can be asked again', async () => {
    const asked = { askedAt: '2026-01-01T00:00:00.000Z', by: 'guardian', allowedAt: null } as const;
    const { choice } = await open({ ...MINOR, featuring: asked });
    choice.getByText(/did not answer in time/);
    await choice.findByRole('button', { name: 'Ask for permission' });
  });
});

test('whoever is no player is not asked', async () => {
  showApp({
    address: '/account/manage-data',
    signedInAs: anOwnProfile({ ...ADULT, type: 'coach' }),
    answers: { account: () => anOwnAccount(), ownProfile: () => anOwnProfile({ ...ADULT, type: 'coach' }) },
  });
  await screen.findByText('See your page as');
  expect(screen.queryByRole('region', { name: 'Be featured' })).toBeNull();
});
