import { fireEvent, screen, waitFor } from '@testing-library/react';
import { shownProfileTo } from '@touchline/domain/person/profiles/audience/shown-profile';
import { aProfile } from '@touchline/domain/person/testing/a-profile';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { describe, expect, test } from 'vitest';
import { loadDictionary } from '../../../i18n/languages';
import { ApiRefusal } from '../../../lib/api/api-refusal';
import type { FakeAnswers } from '../../../testing/fake-api';
import { showApp } from '../../../testing/show-app';

const LINK = `uid-robin.${'A'.repeat(43)}`;

const question = (state: AnswerOf<'openGuardianLink'>['state']): AnswerOf<'openGuardianLink'> => ({
  displayName: 'Robin Sample',
  state,
  until: '2026-06-15T10:00:00.000Z',
  profile: shownProfileTo(aProfile({ displayName: 'Robin Sample' }), 'visitor', '2026-06-01T10:00:00.000Z'),
});

function open(
  state: AnswerOf<'openGuardianLink'>['state'],
  answers: FakeAnswers = {},
  german?: Parameters<typeof showApp>[0]['german'],
) {
  const shown = showApp({
    ...(german === undefined ? {} : { german }),
    address: `/signInUpMobile?mode=guardian&link=${LINK}`,
    answers: {
      checkGdpr: () => new Promise(() => undefined),
      openGuardianLink: () => question(state),
      ...answers,
    },
  });
  return { sent: () => shown.calls.filter(({ name }) => name === 'answerAsGuardian').map(({ call }) => call) };
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const YES = 'Yes, I am a parent or guardian and I agree';

describe('the link of a guardian’s mail', () => {
  test('asks, answers nothing by being opened, and says what a yes did', async () => {
    const { sent } = open('asked', { answerAsGuardian: () => ({ state: 'on' }) });
    await screen.findByRole('heading', { name: 'May we feature Robin Sample?' });
    screen.getByText(/until June 15, 2026/);
    expect(sent()).toEqual([]);
    fill('Your first and last name', ' Kim Sample ');
    fill('You are the player’s', 'legalGuardian');

    await press(YES);

    await screen.findByRole('heading', { name: 'Robin Sample may be featured' });
    expect(sent()).toEqual([{ body: { link: LINK, answer: 'allow', name: 'Kim Sample', relation: 'legalGuardian' } }]);
  });

  test.each([
    [
      'en',
      YES,
      'This is what gets published',
      /We do not check who you are/,
      ['Class of 2028', 'Left back', 'Ohio'],
      'Legal guardian',
    ],
    [
      'de',
      'Ja, ich bin sorgeberechtigt und stimme zu',
      'Das wird veröffentlicht',
      /Wir prüfen nicht, wer du bist/,
      ['Abschluss 2028', 'Linke Verteidigung', 'Ohio'],
      'Vormund',
    ],
  ] as const)(
    'shows in %s what gets published and what a yes is worth, before it takes one',
    async (language, yes, title, worth, facts, relation) => {
      const { sent } = open('asked', {}, language === 'de' ? await loadDictionary('de') : undefined);
      const shown = await screen.findByRole('region', { name: title });
      for (const text of ['Robin Sample', ...facts]) expect(shown.textContent).toContain(text);
      expect(shown.querySelector('a')?.getAttribute('href')).toContain(`/profile/${aProfile().username}/about`);
      screen.getByText(worth);
      screen.getByRole('option', { name: relation });

      await press(yes);

      await waitFor(() => expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(2));
      expect(sent()).toEqual([]);
    },
  );

  test('takes a no without a name', async () => {
    const { sent } = open('asked', { answerAsGuardian: () => ({ state: 'off' }) });
    await press('No');
    await screen.findByRole('heading', { name: 'Nothing is featured' });
    expect(sent()).toEqual([{ body: { link: LINK, answer: 'end' } }]);
  });

  test('says that nothing is published while the profile is hidden', async () => {
    open('asked', { openGuardianLink: () => ({ ...question('asked'), profile: null }) });
    await screen.findByText(/The profile is hidden/);
    expect(screen.queryByRole('region', { name: 'This is what gets published' })).toBeNull();
  });

  test('ends what was allowed, and takes a no', async () => {
    const { sent } = open('on', { answerAsGuardian: () => ({ state: 'off' }) });
    await press('End it now');
    await screen.findByRole('heading', { name: 'Nothing is featured' });
    expect(sent()).toEqual([{ body: { link: LINK, answer: 'end' } }]);
  });

  test('after two weeks offers no yes', async () => {
    open('unanswered');
    await screen.findByText(/too late to say yes/);
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
        isAway ? Promise.reject(new ApiRefusal(503, 'unavailable', [{ message: 'Not now.', field: null }])) : question('asked'),
    });
    await screen.findByText('Not now.');
    isAway = false;
    await press('Try again');
    await waitFor(() => screen.getByRole('heading', { name: 'May we feature Robin Sample?' }));
  });
});
