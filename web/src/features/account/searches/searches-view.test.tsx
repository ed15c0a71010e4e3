import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ApiRefusal } from '../../../lib/api/api-refusal';
import { anOwnAccount, anOwnProfile } from '../../../testing/an-own-account';
import type { FakeAnswers } from '../../../testing/fake-api';
import { loadPage, showApp } from '../../../testing/show-app';
import type { WatchedSearch } from '../../../components/watching/use-watched-searches';
import '../account-views';
import './searches-view';

const COLLEGES: WatchedSearch = {
  ...{ searchId: 'one', kind: 'colleges', query: 'state=OH&level=ncaa1', words: 'NCAA D1, Ohio' },
  ...{ watchedAt: '2026-11-01T10:00:00.000Z', toldOn: '2026-11-20', isOutdated: false },
};
const RECRUITS: WatchedSearch = {
  ...COLLEGES,
  searchId: 'two',
  kind: 'recruits',
  query: 'q=Kim&year=2028',
  words: 'Class of 2028',
};
const OUTDATED: WatchedSearch = {
  ...COLLEGES,
  searchId: 'three',
  kind: 'camps',
  query: 'roof=1',
  words: 'With a roof',
  isOutdated: true,
};
const EVERYTHING: WatchedSearch = { ...COLLEGES, searchId: 'four', kind: 'camps', query: '', words: null, toldOn: null };

beforeEach(() => loadPage('/account'));

const open = (answers: FakeAnswers) =>
  showApp({
    address: '/account?view=searches',
    signedInAs: anOwnProfile(),
    answers: { account: () => anOwnAccount(), ...answers },
  });

test('lists each search with its words, when it was told, and opens or ends it', async () => {
  const items = [COLLEGES, RECRUITS, OUTDATED, EVERYTHING];
  const { calls } = open({
    watchedSearches: () => ({ items, areMailsOff: false }),
    endWatchedSearch: () => ({ items: [RECRUITS], areMailsOff: false }),
  });
  const link = await screen.findByRole('link', { name: 'Open: NCAA D1, Ohio' });
  expect(link.getAttribute('href')).toBe('/colleges?state=OH&level=ncaa1');
  expect(screen.getByRole('link', { name: 'Open: “Kim”, Class of 2028' }).getAttribute('href')).toBe('/?q=Kim&year=2028');
  expect(screen.getAllByText('Last email on November 20, 2026.')).toHaveLength(2);
  expect(screen.getByText('Since November 1, 2026. Nothing new yet.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open: All camps' })).toBeTruthy();
  expect(screen.getByText(/^A filter of this search no longer exists/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Open: With a roof' })).toBeNull();

  fireEvent.click(screen.getByRole('button', { name: 'End: With a roof' }));
  await screen.findByText('This search has ended');
  expect(calls).toContainEqual({ name: 'endWatchedSearch', call: { params: { searchId: 'three' } } });
  expect(screen.getAllByRole('button', { name: /^End: / })).toHaveLength(1);
});

test('says that the mails are off and turns them on; without a search it leads to the three', async () => {
  let areMailsOff = true;
  open({
    watchedSearches: () => ({ items: [COLLEGES], areMailsOff }),
    changeAccount: () => {
      areMailsOff = false;
      return { account: anOwnAccount() };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Turn emails on' }));
  await expect.poll(() => screen.queryByRole('button', { name: 'Turn emails on' })).toBeNull();
});

test('a refused end keeps the search and says why', async () => {
  open({
    watchedSearches: () => ({ items: [COLLEGES], areMailsOff: false }),
    endWatchedSearch: () => {
      throw new ApiRefusal(503, null, [{ message: 'Try again soon.', field: null }]);
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'End: NCAA D1, Ohio' }));
  await screen.findByText('Try again soon.');
  expect(screen.getByRole('button', { name: 'End: NCAA D1, Ohio' })).toBeTruthy();
});

test('without a search the list leads to the three searches', async () => {
  open({});
  expect((await screen.findByRole('link', { name: 'Search camps' })).getAttribute('href')).toBe('/camps');
  expect(screen.getByRole('link', { name: 'Search recruits' }).getAttribute('href')).toBe('/');
});
