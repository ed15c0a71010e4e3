import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { german } from '../../../i18n/german';
import { ApiRefusal } from '../../../lib/api/api-refusal';
import { anOwnProfile } from '../../../testing/an-own-account';
import type { FakeAnswers } from '../../../testing/fake-api';
import { showApp } from '../../../testing/show-app';

type Waiting = AnswerOf<'waitingAttestations'>['items'][number];

const FREE: Waiting = {
  attestationId: 'request-1',
  player: { username: 'demo-player', displayName: 'Robin Sample', isMinor: true },
  confirmer: { email: 'kim@gmx.de', name: 'Kim Sample', kind: 'club', role: 'headCoach', team: 'Sample Town FC' },
  facts: ['gpa', 'position'],
  asksReference: false,
  reasons: ['freeMail'],
  askedAt: '2026-03-01T10:00:00.000Z',
  otherPlayers: 0,
};
const MANY: Waiting = {
  ...{ ...FREE, attestationId: 'request-2', reasons: ['manyPlayers', 'refusedBefore'], otherPlayers: 11 },
  player: { username: 'other-player', displayName: 'Alex Other', isMinor: false },
};

const open = (answers: FakeAnswers, isGerman = false) =>
  showApp({
    address: '/admin/users?view=confirmations',
    signedInAs: anOwnProfile(),
    isAdmin: true,
    answers,
    ...(isGerman ? { german } : {}),
  });
const rowOf = async (name: string) => {
  const row = (await screen.findByRole('link', { name })).closest('li');
  if (row === null) throw new Error(`${name} stands in no row`);
  return row;
};

test('an admin reads who asks whom for what, and why the request waits', async () => {
  open({ waitingAttestations: () => ({ items: [FREE, MANY] }) });
  const minor = await rowOf('Robin Sample (under 18)');
  within(minor).getByText('kim@gmx.de · Kim Sample, head coach, Sample Town FC');
  within(minor).getByText('Grades, Position');
  expect(minor.textContent).toContain('A minor asks a free mail address.');
  expect(minor.textContent).not.toContain('other players');

  const adult = await rowOf('Alex Other');
  expect(adult.textContent).toContain('Many players ask this address.');
  expect(adult.textContent).toContain('A request to this address was not sent before.');
  expect(adult.textContent).toContain('11 other players ask this address.');
});

test.each([
  ['Send', true, 'The request is sent'],
  ['Don’t send', false, 'The request has ended'],
] as const)('%s decides one request and leaves the others', async (button, isSent, said) => {
  const { calls } = open({
    waitingAttestations: () => ({ items: [FREE, MANY] }),
    reviewAttestation: () => ({ items: [MANY] }),
  });
  fireEvent.click(within(await rowOf('Robin Sample (under 18)')).getByRole('button', { name: button }));

  await screen.findByText(said);
  const call = { params: { attestationId: 'request-1' }, body: { isSent } };
  expect(calls).toContainEqual({ name: 'reviewAttestation', call });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Robin Sample (under 18)' })).toBeNull());
  await rowOf('Alex Other');
});

test('what another admin has decided already stays in the list until it is read again, and why is said', async () => {
  open({
    waitingAttestations: () => ({ items: [FREE] }),
    reviewAttestation: () => {
      throw new ApiRefusal(409, null, [{ message: 'Somebody has decided this already.', field: null }]);
    },
  });
  fireEvent.click(within(await rowOf('Robin Sample (under 18)')).getByRole('button', { name: 'Send' }));
  await screen.findByText('Somebody has decided this already.');
  await rowOf('Robin Sample (under 18)');
});

test('an empty list says so in German, and one that does not load can be tried again', async () => {
  let isDown = true;
  open(
    {
      waitingAttestations: () => {
        if (isDown) throw new ApiRefusal(503, null, [{ message: 'Gleich noch einmal.', field: null }]);
        return { items: [] };
      },
    },
    true,
  );
  const again = await screen.findByRole('button', { name: 'Noch einmal versuchen' });
  isDown = false;
  fireEvent.click(again);
  await screen.findByText('Nichts wartet.');
});
