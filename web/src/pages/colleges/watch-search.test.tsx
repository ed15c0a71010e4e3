import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import '../../features/college-search/filters/watch-colleges';
import type { WatchedSearch } from '../../components/watching/use-watched-searches';
import { german } from '../../i18n/german';
import { ApiRefusal } from '../../lib/api/api-refusal';
import { anOwnProfile } from '../../testing/an-own-account';
import type { FakeAnswers } from '../../testing/fake-api';
import { foundColleges } from '../../testing/listed-colleges';
import { loadPage, showApp } from '../../testing/show-app';

const WATCHED: WatchedSearch = {
  ...{ searchId: 'one', kind: 'colleges', query: 'search=harbor&state=OH', words: 'harbor, Ohio' },
  ...{ watchedAt: '2026-11-01T10:00:00.000Z', toldOn: null, isOutdated: false },
};
/** The words of wide windows, which those of narrower ones follow. */
const WATCH = /^Tell me when something new fits/;
const END = /^You’ll hear from us · End/;

beforeEach(() => loadPage('/colleges'));

const open = (answers: FakeAnswers, more: Partial<Parameters<typeof showApp>[0]> = {}) =>
  showApp({
    address: '/colleges?search=harbor&state=OH&sort=name&page=2',
    answers: { searchColleges: () => foundColleges([]), ...answers },
    ...more,
  });

test('a member watches the search of the page with its words, and ends that by one press', async () => {
  const { calls } = open(
    {
      watchSearch: () => ({ items: [WATCHED], areMailsOff: false }),
      endWatchedSearch: () => ({ items: [], areMailsOff: false }),
    },
    { signedInAs: anOwnProfile() },
  );
  fireEvent.click(await screen.findByRole('button', { name: WATCH }));
  await screen.findByText('We’ll email you when something new fits, once a day at most.');
  const body = { kind: 'colleges', query: 'search=harbor&state=OH', words: 'harbor, Ohio' };
  expect(calls).toContainEqual({ name: 'watchSearch', call: { body } });

  fireEvent.click(await screen.findByRole('button', { name: END }));
  await screen.findByText('This search has ended. We won’t email you about it any more.');
  expect(calls).toContainEqual({ name: 'endWatchedSearch', call: { params: { searchId: 'one' } } });
  await screen.findByRole('button', { name: WATCH });
});

test('a refused press says why, and the search is not watched', async () => {
  open(
    {
      watchSearch: () => {
        throw new ApiRefusal(409, null, [{ message: 'You already follow 20 searches.', field: null }]);
      },
    },
    { signedInAs: anOwnProfile() },
  );
  fireEvent.click(await screen.findByRole('button', { name: WATCH }));
  await screen.findByText('You already follow 20 searches.');
  const button = await screen.findByRole('button', { name: WATCH });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('false'));
});

test('a watched search says so at once, in German too, and another search of the same page does not', async () => {
  const watchedSearches = () => ({ items: [WATCHED], areMailsOff: false });
  const { go } = open({ watchedSearches }, { signedInAs: anOwnProfile(), german });
  await screen.findByRole('button', { name: /^Du hörst von uns · Beenden/ });
  go('/colleges?search=harbor&state=TX');
  await screen.findByRole('button', { name: /^Sag Bescheid, wenn etwas Neues passt/ });
});

test('a visitor is asked to sign in first', async () => {
  const { calls } = open({});
  fireEvent.click(await screen.findByRole('button', { name: WATCH }));
  await screen.findByRole('dialog', { name: 'Log in or sign up' });
  expect(calls.filter(({ name }) => ['watchSearch', 'watchedSearches'].includes(name))).toEqual([]);
});
