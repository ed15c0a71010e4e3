import { screen, within } from '@testing-library/react';
import { byFacet } from '@touchline/domain/search/college-facets';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import type { FacetCounts } from '@touchline/domain/search/find-colleges';
import { beforeAll, expect, test } from 'vitest';
import { loadDictionary, type LoadedMessages } from '../../i18n/languages';
import { ApiRefusal } from '../../lib/api/api-refusal';
import { foundColleges } from '../../testing/listed-colleges';
import { loadPage, showApp } from '../../testing/show-app';

const COUNTS: FacetCounts = {
  ...byFacet(() => []),
  sea: [['true', 214]],
  netPrice: [['20000', 0]],
  conference: [
    ['ncaa-d1-big-ten', 18, 0, 'Big Ten'],
    ['ncaa-d1-ivy', 8, 0, 'Ivy League'],
  ],
  field: [
    ['52', 900],
    ['53', 4],
  ],
  state: [['OH', 61]],
};

/** The gems are asked for by their filters, everything else by one search with counts. */
const searchColleges = (call?: { readonly query?: Readonly<Record<string, unknown>> }) =>
  call?.query?.size === undefined ? foundColleges([], 1506, { facets: COUNTS }) : foundColleges([], 22);
const crest = { abbreviation: null, color: null, secondColor: null };
const leaders: AnswerOf<'seasonLeaders'> = {
  tables: [
    {
      ...({ list: 'improved', sex: 'female', season: 2025, teams: 347 } as const),
      leaders: [...[{ rank: 1, collegeId: 'ash', matches: 18, goals: null }]].map((one) => ({
        ...one,
        before: { season: 2024, rank: 212 },
        after: { season: 2025, rank: 34 },
      })),
    },
    {
      ...({ list: 'attack', sex: 'male', season: 2025, teams: 206 } as const),
      leaders: ['ash', 'birch', 'cedar', 'dogwood', 'elm', 'fir'].map((collegeId, at) => ({
        ...{ rank: at < 2 ? 1 : at + 1, collegeId, matches: 20, goals: at < 2 ? 55 : 50 - at, before: null, after: null },
      })),
    },
  ],
  colleges: ['ash', 'birch', 'cedar', 'dogwood', 'elm', 'fir'].map((_id) => ({
    _id,
    name: `${_id} College`,
    pathName: _id,
    ...crest,
  })),
};
const conferenceColors: AnswerOf<'conferenceColors'> = {
  items: [{ conference: 'ncaa-d1-big-ten', colors: ['#aa0000', '#112233'] }],
};
const open = (address: string, answers: Parameters<typeof showApp>[0]['answers'] = {}, german?: LoadedMessages) =>
  showApp({
    ...{
      address,
      answers: { searchColleges, seasonLeaders: () => leaders, conferenceColors: () => conferenceColors, ...answers },
    },
    ...(german === undefined ? {} : { german }),
  });
const linkIn = (name: RegExp) => screen.findByRole('link', { name });

beforeAll(() => loadPage('/exploreColleges'), 60_000);

test('[S2-07] every collection leads to its search and says how many colleges that has', async () => {
  open('/exploreColleges');

  expect((await linkIn(/^By the sea/)).getAttribute('href')).toBe('/colleges?sea=true');
  expect((await linkIn(/^Hidden gems/)).getAttribute('href')).toBe(
    '/colleges?size=Small&acceptance=from50&netPrice=20000&graduation=from50',
  );
  expect((await linkIn(/^Big Ten/)).getAttribute('href')).toBe('/colleges?conference=ncaa-d1-big-ten');
  const fields = within(screen.getByRole('region', { name: 'By field of study' }));
  expect(fields.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Business and management900 colleges']);
  for (const count of ['214 colleges', '22 colleges', '8 colleges']) expect(screen.getAllByText(count).length).toBeGreaterThan(0);
});

test('a collection without colleges is left out, and the rule of the hidden gems is shown', async () => {
  open('/exploreColleges');

  expect((await linkIn(/^Ohio/)).textContent).toBe('Ohio61 colleges');
  expect(screen.queryByRole('link', { name: /^Under your budget/ })).toBeNull();
  expect(screen.getByText(/^At most 3,000 undergraduates, half get in, half graduate/)).toBeTruthy();
});

test('the teams of the season stand with their season, equal ones on one rank, and lead to that season', async () => {
  open('/exploreColleges');

  const improved = within(await screen.findByRole('region', { name: 'Most improved, women' }));
  expect(improved.getByText('Places won by our RPI up to 2025, of 347 teams')).toBeTruthy();
  expect(improved.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1.ACash CollegeFrom 212 in 2024 to 34+178',
  ]);
  const attack = within(screen.getByRole('region', { name: 'Best attack, men' }));
  expect(
    attack
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
      .slice(0, 3),
  ).toEqual([
    '1.ACash College55 goals in 20 matches2.75',
    '1.BCbirch College55 goals in 20 matches2.75',
    '3.CCcedar College48 goals in 20 matches2.40',
  ]);
  expect(attack.getByRole('link', { name: /ash College/ }).getAttribute('href')).toBe('/ash/mens/soccer/athletics?season=2025');
  expect(attack.getByText('Show all 6')).toBeTruthy();
  expect(attack.getByRole('link', { name: 'Best attack, men: The whole list' }).getAttribute('href')).toBe(
    '/exploreSoccer/ncaaD1?ranking=attack&sex=male&season=2025',
  );
  expect(screen.getByText(/at least 10 of them/)).toBeTruthy();
});

test('in German the teams of the season are called so', async () => {
  const german = await loadDictionary('de');
  open('/exploreColleges?lang=de', {}, german);
  const attack = within(await screen.findByRole('region', { name: 'Bester Angriff, Männer' }));
  expect(attack.getAllByRole('listitem')[0]?.textContent).toBe('1.ACash College55 Tore in 20 Spielen2,75');
});

test('a conference hangs pennants in the colors of its members, and unpainted ones where none is known', async () => {
  open('/exploreColleges');
  const paintOf = async (name: RegExp) =>
    [...(await linkIn(name)).querySelectorAll('path[fill]')].map((pennant) => pennant.getAttribute('fill'));
  expect(await paintOf(/^Big Ten/)).toEqual(['#aa0000', '#112233', 'none', 'none', 'none', 'none']);
  expect(new Set(await paintOf(/^Ivy League\s*8 colleges/))).toEqual(new Set(['none']));
});

test('without the teams of the season the page is complete', async () => {
  open('/exploreColleges', { seasonLeaders: () => Promise.reject(new ApiRefusal(503)) });
  expect(await linkIn(/^By the sea/)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Teams of the season' })).toBeNull();
});
