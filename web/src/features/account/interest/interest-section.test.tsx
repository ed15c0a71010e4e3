import { type Interest, interestOf } from '@touchline/domain/person/views/interest';
import { daysAfter } from '@touchline/domain/person/views/stored-views';
import { NO_VIEWS } from '@touchline/domain/person/views/view-kinds';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { german } from '../../../i18n/german';
import { anOwnAccount, anOwnProfile } from '../../../testing/an-own-account';
import { showApp } from '../../../testing/show-app';

const TODAY = '2026-03-01';
const NOW = new Date(`${TODAY}T12:00:00.000Z`);
const LETTERS = Array.from({ length: 6 }, () => `${TODAY}T08:00:00.000Z`);
const VIEWS = [
  { ...NO_VIEWS, day: TODAY, lists: 12, opens: 7, videos: 2, saves: 1 },
  { ...NO_VIEWS, day: daysAfter(TODAY, -10), lists: 30, saves: 4 },
];

function show(
  views: typeof VIEWS,
  {
    isGerman = false,
    colleges = null,
    letters = views.length === 0 ? [] : LETTERS,
    ...changes
  }: { isGerman?: boolean; gpa?: null; colleges?: Interest['colleges']; letters?: readonly string[] } = {},
) {
  showApp({
    address: '/account',
    ...(isGerman ? { german } : {}),
    signedInAs: anOwnProfile({ type: 'playerHighSchool', ...changes }),
    answers: {
      account: () => anOwnAccount(),
      profileInterest: () => interestOf({ views, letters, colleges }, NOW),
    },
  });
}

const figure = (section: HTMLElement, name: string) =>
  within(section).getByRole('table', { name }).closest('figure') ?? document.body;

test('a player reads by week how often they were seen, with small numbers in words', async () => {
  show(VIEWS);
  const section = await screen.findByRole('region', { name: 'Who is interested' });
  await within(section).findByRole('table', { name: 'Profile opened' });

  expect(figure(section, 'Shown in a list').querySelector('figcaption')?.textContent).toBe('Shown in a list42 · 12 this week');
  expect(figure(section, 'Videos played').querySelector('figcaption')?.textContent).toBe('Videos playedfewer than 5');
  expect(figure(section, 'Messages from coaches').querySelector('figcaption')?.textContent).toBe(
    'Messages from coaches6 · 6 this week',
  );
  const saves = within(figure(section, 'Saved by coaches')).getAllByRole('row');
  expect(saves.map((row) => row.lastElementChild?.textContent)).toEqual([
    '5',
    ...Array.from({ length: 8 }, () => 'fewer than 5'),
  ]);
});

test('a player whom nobody has seen is told in German what helps', async () => {
  show([], { isGerman: true, gpa: null });
  const section = await screen.findByRole('region', { name: 'Wer sich für dich interessiert' });
  await within(section).findByText(/^In den letzten acht Wochen hat niemand deine Seite gesehen/);
  expect(within(section).getByRole('link', { name: 'Profil ausfüllen' }).getAttribute('href')).toMatch(/^\/playerProfileWizard/);
  expect(within(section).queryByRole('table')).toBeNull();
});

test('a player with a complete profile whom nobody has seen shares the page', async () => {
  show([]);
  const section = await screen.findByRole('region', { name: 'Who is interested' });
  const share = await within(section).findByRole('link', { name: 'Share your page' });
  expect(share.getAttribute('href')).toBe('/profile/demo-player');
});

test.each([
  ['shown in a list', [{ ...NO_VIEWS, day: TODAY, lists: 1 }], []],
  ['opened', [{ ...NO_VIEWS, day: TODAY, opens: 1 }], []],
  ['played', [{ ...NO_VIEWS, day: TODAY, videos: 1 }], []],
  ['saved by five coaches', [{ ...NO_VIEWS, day: TODAY, saves: 5 }], []],
  ['written to', [], [`${TODAY}T08:00:00.000Z`]],
] as const)('a player who was only %s is not told that nobody has seen the page', async (_, views, letters) => {
  show([...views], { letters });
  const section = await screen.findByRole('region', { name: 'Who is interested' });
  await within(section).findByRole('table', { name: 'Messages from coaches' });
  expect(within(section).queryByText(/^Nobody has seen your page/)).toBeNull();
});

test('a player with Premium reads the colleges that chose to be named', async () => {
  show(VIEWS, { colleges: [{ collegeId: 'harbor', name: 'Harbor Point University', pathName: 'Harbor_Point' }] });
  const section = await screen.findByRole('region', { name: 'Who is interested' });
  const list = within(await within(section).findByRole('list', { name: 'Colleges that saved you' }));
  expect(list.getByRole('link', { name: 'Harbor Point University' }).getAttribute('href')).toContain('Harbor_Point');
  expect(within(section).queryByRole('link', { name: /^With Premium/ })).toBeNull();
});

test('a player without Premium reads what it would show, and nothing of colleges', async () => {
  show(VIEWS);
  const section = await screen.findByRole('region', { name: 'Who is interested' });
  const link = await within(section).findByRole('link', { name: 'With Premium you see the colleges that chose to be named.' });
  expect(link.getAttribute('href')).toBe('/plus');
  expect(within(section).queryByText('Colleges that saved you')).toBeNull();
});

test('a player turns the weekly mail on beside the ladder, where it is off at first', async () => {
  const { calls } = showApp({
    address: '/account',
    signedInAs: anOwnProfile({ type: 'playerHighSchool' }),
    answers: {
      account: () => anOwnAccount(),
      profileInterest: () => interestOf({ views: VIEWS, letters: [], colleges: null }, NOW),
      changeAccount: () => ({ account: anOwnAccount({ mailsOff: [] }) }),
    },
  });
  const section = await screen.findByRole('region', { name: 'Who is interested' });
  const box = await within(section).findByRole<HTMLInputElement>('checkbox', { name: 'Email me this once a week' });
  expect(box.checked).toBe(false);

  fireEvent.click(box);

  await screen.findByText('You will get an email once a week');
  expect(calls).toContainEqual({ name: 'changeAccount', call: { body: { mails: { weeklyInterest: true } } } });
  await waitFor(() => expect(box.checked).toBe(true));
});
