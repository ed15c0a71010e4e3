import { fireEvent, screen } from '@testing-library/react';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { expect, test } from 'vitest';
import { ApiRefusal } from '../../../lib/api/api-refusal';
import { showApp } from '../../../testing/show-app';

const ADDRESS = '/signInUpMobile?mode=attestation&link=one';
const QUESTION: AnswerOf<'openAttestation'> = {
  ...{ playerName: 'Robin Sample', kind: 'club', role: 'headCoach', team: 'Sample Town FC', state: 'open' },
  facts: [
    { fact: 'gpa', value: '3.6/4', isConfirmed: null },
    { fact: 'height', value: `5'7"`, isConfirmed: null },
  ],
  reference: null,
  ...{ validUntil: '2026-03-15T10:00:00.000Z', confirmedUntil: null },
};
const ANSWERED: typeof QUESTION = {
  ...QUESTION,
  ...{ state: 'answered', confirmedUntil: '2026-09-02T10:00:00.000Z' },
  facts: [
    { fact: 'gpa', value: '3.6/4', isConfirmed: true },
    { fact: 'height', value: `5'7"`, isConfirmed: false },
  ],
};

test('[S3-01] a coach reads what is asked, says who they are, confirms one fact and revokes it', async () => {
  const sent: unknown[] = [];
  showApp({
    address: ADDRESS,
    answers: {
      openAttestation: () => QUESTION,
      answerAttestation: (call) => {
        sent.push(call?.body);
        return ANSWERED;
      },
      revokeAttestation: (call) => {
        sent.push(call?.body);
        return { isRevoked: true };
      },
    },
  });
  await screen.findByText(/named you as head coach of Sample Town FC/);
  screen.getByRole('checkbox', { name: `Height: 5'7" (170 cm)` });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Grades: 3.6 / 4' }));
  fireEvent.click(screen.getByRole('button', { name: 'Send my answer' }));
  await screen.findByText('Please tick that you are this person.');
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole('checkbox', { name: /^I am head coach of Sample Town FC/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Send my answer' }));
  await screen.findByRole('heading', { name: 'Thank you, your answer is saved' });
  screen.getByText('Grades: 3.6 / 4');
  expect(screen.queryByText(/Height/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw my answer' }));
  await screen.findByRole('heading', { name: 'Nothing is confirmed any more' });
  expect(sent).toEqual([{ link: 'one', confirmed: ['gpa'], reference: null }, { link: 'one' }]);
});

test('a coach agrees to be a reference under a name, reads who sees what, and ends it alone', async () => {
  const sent: unknown[] = [];
  const reference = { name: 'Kim Sample', email: 'kim@club.example', isGiven: null };
  showApp({
    address: ADDRESS,
    answers: {
      openAttestation: () => ({ ...QUESTION, reference }),
      answerAttestation: (call) => {
        sent.push(call?.body);
        return { ...ANSWERED, reference: { ...reference, name: 'Kim B. Sample', isGiven: true } };
      },
      revokeAttestation: (call) => {
        sent.push(call?.body);
        return { isRevoked: true };
      },
    },
  });
  await screen.findByText(/coaches whose college we have accepted see your name, .* and kim@club.example for six months/);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Yes, college coaches may write to me about this player' }));
  fireEvent.change(screen.getByLabelText('Your name, as coaches will see it'), { target: { value: 'Kim B. Sample' } });
  fireEvent.click(screen.getByRole('checkbox', { name: /^I am head coach of Sample Town FC/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Send my answer' }));
  await screen.findByText('College coaches may write to you. They see the name Kim B. Sample.');
  fireEvent.click(screen.getByRole('button', { name: 'Coaches may no longer write to me' }));
  await screen.findByText('College coaches don’t see your name or address.');
  screen.getByText('Grades: 3.6 / 4');
  expect(sent).toEqual([
    { link: 'one', confirmed: [], reference: { name: 'Kim B. Sample' } },
    { link: 'one', only: 'reference' },
  ]);
});

test('a link that is over or forged says so', async () => {
  showApp({
    address: ADDRESS,
    answers: {
      openAttestation: () => {
        throw new ApiRefusal(404);
      },
    },
  });
  await screen.findByRole('heading', { name: 'This link is no longer valid' });
});
