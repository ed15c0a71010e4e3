import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { describe, expect, test } from 'vitest';
import { ApiRefusal } from '../../../lib/api-refusal';
import type { FakeAnswers } from '../../../testing/fake-api';
import { showApp } from '../../../testing/show-app';

const LINK = `uid-robin.${'A'.repeat(43)}`;

function open(state: AnswerOf<'openGuardianLink'>['state'], answers: FakeAnswers = {}) {
  const shown = showApp({
    address: `/signInUpMobile?mode=guardian&link=${LINK}`,
    answers: {
      checkGdpr: () => new Promise(() => undefined),
      openGuardianLink: () => ({ displayName: 'Robin Sample', state, until: '2026-06-15T10:00:00.000Z' }),
      ...answers,
    },
  });
  return { sent: () => shown.calls.filter(({ name }) => name === 'answerAsGuardian').map(({ call }) => call) };
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const YES = 'Yes, I am a parent or guardian and I agree';

describe('the link of a guardian’s mail', () => {
  test('asks, answers nothing by being opened, and says what a yes did', async () => {
    const { sent } = open('asked', { answerAsGuardian: () => ({ state: 'on' }) });
    await screen.findByRole('heading', { name: 'May we feature Robin Sample?' });
    screen.getByText(/until June 15, 2026/);
    expect(sent()).toEqual([]);

    await press(YES);

    await screen.findByRole('heading', { name: 'Robin Sample may be featured' });
    expect(sent()).toEqual([{ body: { link: LINK, answer: 'allow' } }]);
  });

  test('ends what was allowed, and takes a no', async () => {
    const { sent } = open('on', { answerAsGuardian: () => ({ state: 'off' }) });
    await press('End it now');
    await screen.findByRole('heading', { name: 'Nothing is featured' });
    expect(sent()).toEqual([{ body: { link: LINK, answer: 'end' } }]);
  });

  test('after two weeks offers no yes', async () => {
    open('unanswered');
    await screen.findByText(/can no longer be answered with yes/);
    expect(screen.queryByRole('button', { name: YES })).toBeNull();
  });

  test('that is no link says so', async () => {
    const refused = new ApiRefusal(404, 'unknownGuardianLink', [{ message: 'Not valid.', field: null }]);
    open('asked', { openGuardianLink: () => Promise.reject(refused) });
    await screen.findByRole('heading', { name: 'This link is not valid any more' });
  });

  test('that could not be opened is opened again', async () => {
    let isAway = true;
    open('asked', {
      openGuardianLink: () =>
        isAway
          ? Promise.reject(new ApiRefusal(503, 'unavailable', [{ message: 'Not now.', field: null }]))
          : { displayName: 'Robin Sample', state: 'asked', until: '2026-06-15T10:00:00.000Z' },
    });
    await screen.findByText('Not now.');
    isAway = false;
    await press('Try again');
    await waitFor(() => screen.getByRole('heading', { name: 'May we feature Robin Sample?' }));
  });
});
