import { screen, within } from '@testing-library/react';
import { catalogueFileOf } from '@touchline/domain/search/catalogue-file';
import { collegeQueryOf } from '@touchline/domain/search/college-query';
import { expect, test } from 'vitest';
import { german } from '../i18n/german';
import { aCoachOf, anOwnAccount, anOwnProfile } from '../testing/an-own-account';
import { FILTERED_COLLEGES } from '../testing/filtered-colleges';
import { foundColleges } from '../testing/listed-colleges';
import { showApp } from '../testing/show-app';
import { catalogueEngine } from '../features/college-search/catalogue-engine';

test('[S1-06] a search without results leads to the chapter on leagues', async () => {
  showApp({ address: '/colleges?search=xyz', answers: { searchColleges: () => foundColleges([]) } });

  const link = await screen.findByRole('link', { name: 'Which division and league fit me?' });
  expect(link.getAttribute('href')).toContain('/guide/divisions-and-leagues');
});

test('[S1-06] an empty list of saved colleges leads to the chapter on leagues', async () => {
  showApp({
    address: '/mycolleges',
    signedInAs: anOwnProfile(),
    answers: { savedColleges: () => ({ items: [] }) },
  });

  const link = await screen.findByRole('link', { name: 'Which division and league fit me?' });
  expect(link.getAttribute('href')).toBe('/guide/divisions-and-leagues');
});

test('[S1-06] a search for camps without results leads to the chapter on camps, in German too', async () => {
  showApp({
    address: '/camps',
    german,
    answers: { searchCamps: () => ({ items: [], total: 0, next: null, facets: null, today: '2026-06-01' }) },
  });

  const link = await screen.findByRole('link', { name: 'Lohnt sich ein Camp, und welches?' });
  expect(link.getAttribute('href')).toBe('/guide/camps-and-visits');
});

test("[S1-06] a coach's empty list of players leads to the rules on contact", async () => {
  showApp({
    address: '/account?board=players',
    signedInAs: aCoachOf('a-college'),
    answers: { account: () => anOwnAccount(), savedPlayers: () => ({ items: [] }) },
  });

  const link = await screen.findByRole('link', { name: 'When may a coach write to players?' });
  expect(link.getAttribute('href')).toBe('/ncaacompliance');
});

test('[S1-06] the step about videos opens the chapter on video in a new tab', async () => {
  const profile = anOwnProfile({ videos: [] });
  showApp({
    address: '/playerProfileWizard?step=social',
    signedInAs: profile,
    answers: { account: () => anOwnAccount(), ownProfile: () => profile },
  });

  const link = await screen.findByRole('link', { name: 'What makes a good video?' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/guide/profile-and-video', '_blank']);
});

test('[S1-06] /home asks the first questions and leads to their chapters', async () => {
  showApp({
    address: '/home',
    answers: {
      searchColleges: () => foundColleges([]),
      collegeDots: () => ({ total: 0, path: '' }),
      featuredPlayers: () => ({ items: [] }),
    },
  });

  const first = await screen.findByRole('link', { name: 'What comes next in my year of school?' });
  const list = first.closest('ul');
  if (list === null) throw new Error('The questions of /home are not a list.');
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/guide/how-recruiting-works', '/guide/divisions-and-leagues', '/guide/writing-to-coaches', '/guide/money-and-aid']);
});

test('[S1-06] the filter of leagues leads to the rules of each league', async () => {
  const engine = catalogueEngine(catalogueFileOf(FILTERED_COLLEGES));
  showApp({
    address: '/colleges',
    answers: { searchColleges: () => engine.answer(collegeQueryOf(new URLSearchParams())) },
  });

  const link = await screen.findByRole('link', { name: 'What rules does each league have?' });
  expect(link.getAttribute('href')).toBe('/guide/rules-and-calendar');
});
