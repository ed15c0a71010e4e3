import { screen, within } from '@testing-library/react';
import { aCollege, aTeam } from '@touchline/domain/college/testing/a-college';
import { UNKNOWN_TEAM } from '@touchline/domain/season/college-soccer';
import { beforeAll, expect, test } from 'vitest';
import { german } from '../../../i18n/german';
import { loadPage, showApp } from '../../../testing/show-app';

const ADDRESS = '/Test_College/womens/soccer/campus';
beforeAll(() => loadPage(ADDRESS), 60_000);

const college = aCollege({
  albums: [],
  campusSetting: 'rural',
  position: { lat: 40.376, lng: -82.397 },
  enrollmentSize: 1000,
  city: { description: null, population: 5000 },
  athletics: { sport: [aTeam({ sex: 'female', description: null, coaches: [] })] },
});
const crowd = [{ season: 2025, homeMatches: 9, average: 500, capacity: 2000 }];
const show = (address: string, known = crowd) =>
  showApp({
    address,
    answers: {
      college: () => college,
      collegeSoccer: () => ({ team: { ...UNKNOWN_TEAM, seasons: [], crowd: known }, met: [] }),
    },
  });

test('a college without a word on its life says by pictures where it lies, how large its town is, and who comes', async () => {
  show(ADDRESS);
  const campus = within(await screen.findByRole('region', { name: 'Campus' }, { timeout: 20_000 }));
  campus.getByText('The campus is in the country.');
  expect(campus.getByText('Rural').closest('li')?.getAttribute('aria-current')).toBe('true');
  expect(campus.getByRole('row', { name: 'June 15 h' })).toBeTruthy();
  const city = within(screen.getByRole('region', { name: 'City' }));
  city.getByText('The next big city is Columbus: 43 mi, about an hour by bus.');
  city.getByText('There is one student of the college for every 5 people in town.');
  const stadium = within(await screen.findByRole('region', { name: 'Crowd and stadium' }));
  stadium.getByText('Of 100 seats, 25 are taken.');
});

test.each([
  [undefined, /^The next big city is Columbus: \d+ mi, about half an hour by bus\.$/],
  [german, /^Die nächste Großstadt ist Columbus: \d+ Mi\., mit dem Bus etwa eine halbe Stunde\.$/],
])('a short way by bus is told in words', async (messages, sentence) => {
  showApp({
    address: '/Test_College/womens/soccer/city',
    ...(messages === undefined ? {} : { german: messages }),
    answers: { college: () => ({ ...college, position: { lat: 40.25, lng: -83 } }) },
  });
  expect(await screen.findByText(sentence, undefined, { timeout: 20_000 })).toBeTruthy();
});

test('Facilities of which nothing is known says so', async () => {
  show('/Test_College/womens/soccer/facilities', []);
  expect(await screen.findByRole('heading', { name: 'Test College hasn’t added this yet' }, { timeout: 20_000 })).toBeTruthy();
});
