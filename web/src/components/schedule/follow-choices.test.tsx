import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aMatch } from '@touchline/domain/person/profiles/schedule/testing/a-match';
import { aShownProfile } from '@touchline/domain/person/testing/a-profile';
import { beforeAll, expect, test } from 'vitest';
import { german } from '../../i18n/german';
import { anOwnProfile } from '../../testing/an-own-account';
import type { FakeAnswers } from '../../testing/fake-api';
import { loadPage, showApp } from '../../testing/show-app';

const PAGE = '/profile/robin/more';
beforeAll(() => loadPage(PAGE));

const FEED = { madeAt: '2026-06-01T12:00:00.000Z', validUntil: '2027-06-01T12:00:00.000Z' };
const address = `https://touchline.example/ui/v1/calendars/${'s'.repeat(48)}.ics`;
const schedule = [
  aMatch({ id: 'past', date: '2020-05-01', event: 'Old cup' }),
  aMatch({ id: 'camp', kind: 'camp', date: '2099-05-01', until: '2099-05-03', event: 'Showcase', shirtNumber: 16 }),
];

function open(answers: FakeAnswers = {}, { isGerman = false, isSignedIn = true } = {}) {
  return showApp({
    address: PAGE,
    ...(isGerman ? { german } : {}),
    ...(isSignedIn ? { signedInAs: anOwnProfile({ type: 'coach' }) } : {}),
    answers: {
      profile: () => aShownProfile({ _id: 'uid-robin', username: 'robin', displayName: 'Robin Sample', schedule }),
      calendarFeed: () => ({ feed: null }),
      makeCalendarFeed: () => ({ feed: FEED, address }),
      endCalendarFeed: () => null,
      guardianships: () => ({ guardians: [], children: [], further: [], namedEmail: null, namedBy: [] }),
      ...answers,
    },
  });
}

test('somebody gets a link of their own once, opens it in the calendar app, and ends it', async () => {
  const { calls } = open();
  fireEvent.click(await screen.findByRole('button', { name: 'Follow in your calendar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Robin Sample in your calendar' }));
  fireEvent.click(await dialog.findByRole('button', { name: 'Get my link' }));
  expect(await dialog.findByText(address)).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'Open calendar app' }).getAttribute('href')).toMatch(/^webcal:\/\/touchline/);
  expect(dialog.queryByRole('button', { name: /link$/ })).toBe(dialog.getByRole('button', { name: 'Copy link' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Stop following' }));
  await waitFor(() => expect(dialog.queryByText(address)).toBeNull());
  expect(await dialog.findByRole('button', { name: 'Get my link' })).toBeTruthy();
  const changes = calls.filter(({ name }) => name === 'makeCalendarFeed' || name === 'endCalendarFeed');
  expect(changes.map(({ name, call }) => [name, call])).toEqual([
    ['makeCalendarFeed', { params: { profileId: 'uid-robin' } }],
    ['endCalendarFeed', { params: { profileId: 'uid-robin' } }],
  ]);
});

test('in German, a link that is there is not shown again, but can be replaced', async () => {
  open({ calendarFeed: () => ({ feed: FEED }) }, { isGerman: true });
  fireEvent.click(await screen.findByRole('button', { name: 'Im Kalender abonnieren' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Robin Sample in deinem Kalender' }));
  expect(await dialog.findByText('Deinen Link hast du seit dem 1. Juni 2026. Er gilt bis zum 1. Juni 2027.')).toBeTruthy();
  expect(dialog.queryByText(address)).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: 'Neuen Link holen' }));
  expect(await dialog.findByText(address)).toBeTruthy();
});

test('what is over is folded, days and number are told, and visitors follow nobody', async () => {
  open({}, { isSignedIn: false });
  expect(await screen.findByText('Showcase')).toBeTruthy();
  expect(screen.getByText('#16')).toBeTruthy();
  expect(screen.getByText(/May 1.+May 3, 2099$/)).toBeTruthy();
  const folded = (await screen.findByText('Past games and camps (1)')).closest('details');
  expect(folded === null ? null : within(folded).getByText('Old cup')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Follow in your calendar' })).toBeNull();
});
