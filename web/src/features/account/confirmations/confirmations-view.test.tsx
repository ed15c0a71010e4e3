import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ApiRefusal } from '../../../lib/api/api-refusal';
import { anOwnAccount, anOwnProfile } from '../../../testing/an-own-account';
import type { FakeAnswers } from '../../../testing/fake-api';
import { loadPage, showApp } from '../../../testing/show-app';
import type { Attestations } from './use-attestations';

const NOTHING: Attestations = {
  items: [],
  values: [
    { fact: 'gpa', value: '3.6/4' },
    { fact: 'position', value: 'LB' },
    { fact: 'team', value: null },
  ],
  needsGuardian: false,
};
const ASKED: Attestations['items'][number] = {
  attestationId: 'one',
  confirmer: { email: 'kim@club.example', name: 'Kim Sample', kind: 'club', role: 'headCoach', team: 'Sample Town FC' },
  facts: [{ fact: 'gpa', value: '3.6/4', isConfirmed: null }],
  reference: { isGiven: true, name: 'Kim Sample' },
  ...{ state: 'open', endedBy: null, askedAt: '2026-03-01T10:00:00.000Z', validUntil: '2026-03-15T10:00:00.000Z' },
  ...{ answeredAt: null, confirmedUntil: null },
};

beforeEach(() => loadPage('/account'));

const open = (own: Partial<Attestations>, answers: Partial<FakeAnswers> = {}) =>
  showApp({
    address: '/account?view=confirmations',
    signedInAs: anOwnProfile({ adultFrom: '2020-01-01' }),
    answers: { account: () => anOwnAccount(), attestations: () => ({ ...NOTHING, ...own }), ...answers },
  });

test('[S3-01] a player asks a coach for what is on the profile, and withdraws it', async () => {
  const sent: unknown[] = [];
  open(
    {},
    {
      askAttestation: (call) => {
        sent.push(call?.body);
        return { attestations: { ...NOTHING, items: [ASKED] } };
      },
      withdrawAttestation: () => ({ attestations: { ...NOTHING, items: [{ ...ASKED, state: 'ended', endedBy: 'player' }] } }),
    },
  );
  const form = within(await screen.findByRole('region', { name: 'Ask a coach' }));
  form.getByText('Team: not in your profile');
  fireEvent.click(form.getByRole('checkbox', { name: 'Grades: 3.6 / 4' }));
  fireEvent.click(form.getByRole('checkbox', { name: 'May college coaches write to this person about you?' }));
  fireEvent.change(form.getByLabelText('Name of the club or school'), { target: { value: 'Sample Town FC' } });
  fireEvent.change(form.getByLabelText('Name'), { target: { value: 'Kim Sample' } });
  fireEvent.change(form.getByLabelText('Email address of the club or school'), { target: { value: 'kim@club.example' } });
  fireEvent.click(form.getByRole('button', { name: 'Send request' }));
  await screen.findByText('Waiting for the answer');
  screen.getByText('Reference for college coaches (said yes)');
  const confirmer = { name: 'Kim Sample', email: 'kim@club.example', team: 'Sample Town FC', kind: 'club', role: 'headCoach' };
  expect(sent).toEqual([{ ...confirmer, locale: 'en', facts: ['gpa'], asksReference: true }]);
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  await screen.findByText('You withdrew it.');
});

test('a refused request says why, and keeps what was typed', async () => {
  const why = 'This is your own address. Someone else has to confirm it.';
  open(
    {},
    {
      askAttestation: () => {
        throw new ApiRefusal(422, 'attestationOwnAddress', [{ message: why, field: 'email' }]);
      },
    },
  );
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Kim Sample' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send request' }));
  await screen.findByText(why);
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Kim Sample');
});

test('a minor without a guardian is told whom to ask first', async () => {
  open({ needsGuardian: true });
  await screen.findByRole('link', { name: 'Ask a parent or guardian' });
  expect(screen.queryByRole('button', { name: 'Send request' })).toBeNull();
});
