import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { german } from '../../i18n/german';
import { aProviderUser, fakeAuth } from '../../testing/fake-auth';
import { loadPage, showApp } from '../../testing/show-app';

const ADDRESS = '/signInUpMobile?join=coach&invite=inv-1';
const INVITE: AnswerOf<'openInvite'> = {
  college: { _id: 'grove', name: 'Grove College', pathName: 'Grove_College' },
  sex: 'female',
  staffType: 'assistantcoach',
  handsOver: false,
  byTouchline: false,
  validUntil: '2999-03-02T15:30:00.000Z',
  state: 'opened',
  isForYou: null,
};

beforeAll(() => loadPage('/signInUpMobile'), 60_000);

/** The registration form of somebody who comes with an invitation. */
async function openForm(invite: Partial<typeof INVITE> = {}, messages?: typeof german) {
  const t = (key: 'signIn.email' | 'signIn.continue' | 'person.firstName', english: string) => messages?.[key] ?? english;
  const shown = showApp({
    address: ADDRESS,
    auth: fakeAuth(aProviderUser('uid-robin')).provider,
    answers: {
      openInvite: () => ({ ...INVITE, ...invite }),
      signInMethods: () => ({ method: 'none' }),
      collegeProperty: () => ({ items: [{ key: 'grove.example.edu', colleges: [] }] }),
      registerAccount: () => ({ registered: true }),
      sessionLogin: () => ({ expiresAt: '2999-01-01T00:00:00.000Z' }),
    },
    ...(messages !== undefined && { german: messages }),
  });
  write(await screen.findByLabelText(t('signIn.email', 'Email')), 'robin@grove.example.edu');
  fireEvent.click(screen.getByRole('button', { name: t('signIn.continue', 'Continue') }));
  await screen.findByLabelText(t('person.firstName', 'First name'));
  return shown;
}

function write(field: HTMLElement, value: string) {
  fireEvent.change(field, { target: { value } });
}

describe('the registration of somebody with an invitation', () => {
  test('names the invited college and team, and registers a coach of that team without asking for it', async () => {
    const { calls } = await openForm();
    await screen.findByText("You are invited to Grove College (Women's Soccer).");
    await waitFor(() => expect(screen.queryByLabelText("Men's")).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>('Coach').checked).toBe(true);
    const typed = {
      Password: 'longer1password',
      'First name': 'Robin',
      'Last name': 'Sample',
      Month: '4',
      Day: '7',
      Year: '1985',
    };
    for (const [label, value] of Object.entries(typed)) write(screen.getByLabelText(label), value);

    fireEvent.click(screen.getByRole('button', { name: 'Sign up' }));

    await waitFor(() => expect(calls.some(({ name }) => name === 'registerAccount')).toBe(true));
    expect(calls.find(({ name }) => name === 'registerAccount')?.call).toMatchObject({
      body: { account: { type: 'coach', sportsTypeGender: 'Female', claim: true } },
    });
  });

  test('is told so in German too', async () => {
    await openForm({}, german);
    await screen.findByText('Du bist zu Grove College eingeladen (Frauenfußball).');
  });

  test('asks another kind of member for their soccer, and everybody where the invitation is over', async () => {
    await openForm();
    await waitFor(() => expect(screen.queryByLabelText("Men's")).toBeNull());
    fireEvent.click(screen.getByLabelText('Parent'));
    expect(screen.getByLabelText<HTMLInputElement>("Women's").checked).toBe(true);
  });

  test.each(['expired', 'revoked', 'accepted'] as const)('has no team of one that is %s', async (state) => {
    const { calls } = await openForm({ state });
    await waitFor(() => expect(calls.some(({ name }) => name === 'openInvite')).toBe(true));
    expect(screen.getByLabelText<HTMLInputElement>("Men's").checked).toBe(true);
    expect(screen.queryByText(/You are invited to/)).toBeNull();
  });
});
