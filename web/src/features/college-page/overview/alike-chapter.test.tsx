import { screen, within } from '@testing-library/react';
import { aCollege, aTeam } from '@touchline/domain/college/testing/a-college';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { expect, test } from 'vitest';
import { german } from '../../../i18n/german';
import { NO_COMPARISON } from '../../../testing/listed-colleges';
import { showApp } from '../../../testing/show-app';

type Compared = AnswerOf<'collegeComparison'>['conference'][number];

const mate = (name: string, values: Partial<Compared>): Compared => ({
  _id: name.toLowerCase(),
  name,
  pathName: name,
  abbreviation: null,
  color: null,
  secondColor: null,
  city: 'Sampleton',
  state: 'ON',
  league: 'usports',
  division: null,
  conference: 'OUA',
  sexes: ['male'],
  lat: 46.5,
  lng: -84.3,
  netPrice: null,
  graduationRate: null,
  acceptanceRate: null,
  students: null,
  ...values,
});

const college = aCollege({
  league: 'usports',
  conference: 'OUA',
  position: { lat: 46.5, lng: -84.3 },
  athletics: { sport: [aTeam({ sex: 'male' })] },
});
const own = mate('Test College', { _id: college._id });

const showOverview = (conference: readonly Compared[], tab = '') =>
  showApp({
    address: `/Test_College/mens/soccer${tab}`,
    answers: { college: () => college, collegeComparison: () => ({ ...NO_COMPARISON, conference: [...conference] }) },
  });

test('a conference of which neither price nor place is known is named alone, and listed without columns', async () => {
  showOverview([mate('Algoma', { lat: null, lng: null }), own]);

  const list = await screen.findByRole('list', { name: 'OUA' });
  expect(screen.getByRole('heading', { name: 'OUA' })).toBeTruthy();
  expect(within(list).getByRole('link', { name: 'Algoma' }).getAttribute('href')).toBe('/Algoma/mens/soccer');
  expect(within(list).queryByRole('link', { name: 'Test College' })).toBeNull();
  expect(screen.queryByRole('table', { name: /OUA/ })).toBeNull();
});

test('a conference without prices is a table by distance, without the college itself', async () => {
  showOverview([mate('Farther', { lat: 43.7, lng: -79.4 }), mate('Nearer', { lat: 46.3, lng: -79.5 }), own]);

  const table = await screen.findByRole('table', { name: 'OUA, by distance' });
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['CollegeDistance', expect.stringMatching(/Nearer.*229 mi$/), expect.stringMatching(/Farther.*307 mi$/)]);
  expect(screen.getByText('Conference trips: 229 miles (Nearer) to 307 miles (Farther).')).toBeTruthy();
});

test('rivals nearby that stand in the table of the conference are not named twice', async () => {
  const rivalsOf = (names: readonly string[]) => names.map((name) => ({ college: mate(name, {}), miles: 12 }));
  showApp({
    address: '/Test_College/mens/soccer',
    answers: {
      college: () => college,
      collegeComparison: () => ({
        ...NO_COMPARISON,
        conference: [mate('Algoma', {}), own],
        rivals: rivalsOf(['Algoma', 'Elsewhere']),
      }),
    },
  });

  const table = await screen.findByRole('table', { name: 'Outside the OUA, within 100 miles' });
  expect(within(table).getByRole('link', { name: 'Elsewhere' })).toBeTruthy();
  expect(within(table).queryByRole('link', { name: 'Algoma' })).toBeNull();
});

test('[S3-10] teams of other leagues and divisions are nearby teams, each with its league, and no rivals', async () => {
  const nearby = [{ college: mate('Elsewhere', { league: 'ncaa', division: 3 }), miles: 12 }];
  showApp({
    address: '/Test_College/mens/soccer',
    answers: { college: () => college, collegeComparison: () => ({ ...NO_COMPARISON, nearby }) },
  });

  const table = await screen.findByRole('table', { name: 'Nearby teams' });
  expect(within(table).getByRole('row', { name: /Elsewhere/ }).textContent).toContain('NCAA D3');
  expect(screen.queryByText(/rival/i)).toBeNull();
});

test('a conference with prices is a table in their order', async () => {
  showOverview([mate('Algoma', { netPrice: 9000 }), own]);

  expect(await screen.findByRole('table', { name: 'OUA, by net price' })).toBeTruthy();
});

test.each([
  ['CA' as const, undefined, 'Net price per year', /^Net price: what students pay on average after grants\.$/],
  [
    'US' as const,
    undefined,
    'Net price, US students',
    /^Net price: what US students with federal aid pay .* at public colleges only those from the state\. .*page\.$/,
  ],
  [
    'US' as const,
    german,
    'Nettopreis, US-Studierende',
    /^Nettopreis: was Studierende mit staatlicher US-Förderung .* nur die aus dem Staat\. .* jedes Colleges\.$/,
  ],
])('tables with net prices say once whom these count', async (country, messages, head, says) => {
  showApp({
    address: '/Test_College/mens/soccer',
    ...(messages === undefined ? {} : { german: messages }),
    answers: {
      college: () => ({ ...college, address: { ...college.address, country } }),
      collegeComparison: () => ({
        ...NO_COMPARISON,
        conference: [mate('Algoma', { netPrice: 9000 }), own],
        similar: [mate('Brock', { netPrice: 8000 })],
      }),
    },
  });

  expect(await screen.findAllByText(says)).toHaveLength(1);
  expect(screen.getAllByRole('columnheader', { name: head })).toHaveLength(2);
});

test('a college without rivals within 100 miles has the nearest of its conference on its map', async () => {
  showOverview([mate('Farther', { lat: 43.7, lng: -79.4 }), mate('Nearer', { lat: 46.3, lng: -79.5 }), own]);

  expect(await screen.findByText(/nearest rival: Nearer, 229 miles/)).toBeTruthy();
  expect(screen.getByText('1 Nearer and 2 Farther')).toBeTruthy();
});

test('a team without a story shows the crests of its conference, each leading to its college', async () => {
  showOverview([mate('Algoma', {}), own]);

  const crest = await screen.findByTitle('Algoma');
  expect(crest.getAttribute('href')).toBe('/Algoma/mens/soccer');
  expect(screen.queryByTitle('Test College')).toBeNull();
});

test('a team that has told nothing shows readers its conference on its own tab instead of an empty page', async () => {
  showOverview([mate('Algoma', { netPrice: 9000 }), own], '/athletics');

  expect(await screen.findByRole('table', { name: 'OUA, by net price' })).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Ask the coach' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Go to the overview' })).toBeNull();
});

test('the tab of a team lists its trips by bus, nearest first, once; and the rules of its league in one box', async () => {
  const mates = [
    mate('Farther', { lat: 43.7, lng: -79.4 }),
    mate('Nearer', { lat: 46.3, lng: -79.5 }),
    mate('Nextdoor', { lat: 46.5, lng: -84.2 }),
    own,
  ];
  showOverview(mates, '/athletics');

  const trips = await screen.findByRole('list', { name: 'Away trips' });
  expect(
    within(trips)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/Nextdoor0\.5 h5 mi$/),
    expect.stringMatching(/Nearer5 h229 mi$/),
    expect.stringMatching(/Farther7 h307 mi$/),
  ]);
  expect(screen.getByText(/reckoned at 45 miles an hour in a straight line/)).toBeTruthy();
  expect(screen.queryByRole('table', { name: 'OUA, by distance' })).toBeNull();
  const rules = within(await screen.findByRole('region', { name: 'The rules of U SPORTS' }));
  expect(rules.getByText('Athletic financial awards')).toBeTruthy();
  expect(rules.getByRole('link', { name: 'All rules with their sources' }).getAttribute('href')).toBe(
    '/ncaacompliance#coaches-u-sports',
  );
});

test('where the division of a team is not known, a rule of one division says whose it is', async () => {
  const unknown = { ...college, league: 'njcaa' as const, division: null, conference: null };
  showApp({ address: '/Test_College/mens/soccer/athletics', answers: { college: () => unknown } });

  const rules = within(await screen.findByRole('region', { name: 'The rules of NJCAA' }));
  for (const division of ['I', 'II', 'III'])
    expect(rules.getByText(`Athletic scholarships, NJCAA Division ${division}`)).toBeTruthy();
});
