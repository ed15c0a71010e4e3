import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiRefusal } from '../../../lib/api/api-refusal';
import { showApp } from '../../../testing/show-app';

const ADDRESS = '/signInUpMobile?mode=furtherGuardian&link=one';
const question = { childName: 'Robin Sample', email: 'alex@people.example', validUntil: '2026-03-15T10:00:00.000Z' };

test('[S1-01] the guardian by mail reads who is to be linked, and says no', async () => {
  const sent: unknown[] = [];
  showApp({
    address: ADDRESS,
    answers: {
      openFurtherGuardian: () => question,
      answerFurtherGuardian: (call) => {
        sent.push(call?.body);
        return { answer: 'no' };
      },
    },
  });
  await screen.findByText(/alex@people.example is to be linked to Robin Sample/);
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'No' }));
  await screen.findByRole('heading', { name: 'Your answer is saved' });
  expect(sent).toEqual([{ link: 'one', answer: 'no' }]);
});

test('a link that is used or forged is over', async () => {
  showApp({
    address: ADDRESS,
    answers: {
      openFurtherGuardian: () => {
        throw new ApiRefusal(404);
      },
    },
  });
  await screen.findByRole('heading', { name: 'This link is no longer valid' });
});
