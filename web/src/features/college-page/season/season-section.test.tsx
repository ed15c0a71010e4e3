import { screen, within } from '@testing-library/react';
import { aCollege, aTeam } from '@touchline/domain/college/testing/a-college';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { UNKNOWN_TEAM } from '@touchline/domain/season/college-soccer';
import { aMatch } from '@touchline/domain/season/testing/a-season';
import { aStoredSeason, shownSeasons } from '@touchline/domain/season/testing/a-stored-season';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadDictionary } from '../../../i18n/languages';
import { loadPage, showApp } from '../../../testing/show-app';

beforeAll(() => loadPage('/Test_College/womens/soccer/athletics'), 60_000);

const college = aCollege({ athletics: { sport: [aTeam({ sex: 'female', description: 'We press.' })] } });
const own = college._id;
const CONFERENCE = { id: 'ncaa-d1-trees', name: 'Tree Conference', shortName: 'Trees', members: [own, 'birch'] };
const MATCHES = {
  2025: [
    aMatch('2025-08-28', own, ':Mobile', '4-0', { counts: false }),
    aMatch('2025-09-06', own, 'birch', '2-0'),
    aMatch('2025-09-20', 'fir', own, '1-1', { isNeutral: true, place: 'Cary, NC' }),
  ],
  2024: [aMatch('2024-09-06', 'birch', own, '3-0')],
};

function seasonOf(season: 2024 | 2025) {
  const stored = aStoredSeason(MATCHES[season], { season, conferences: season === 2025 ? [CONFERENCE] : [] });
  return shownSeasons(stored, own);
}
const met = ['birch', 'fir'].map((id) => ({
  ...{ _id: id, name: `${id} College`, pathName: `${id}_College`, abbreviation: null, color: null, secondColor: null },
}));
const soccer: AnswerOf<'collegeSoccer'> = { team: { ...UNKNOWN_TEAM, seasons: [seasonOf(2025), seasonOf(2024)].flat() }, met };

function open(query = '', more: Partial<Parameters<typeof showApp>[0]> = {}) {
  showApp({
    address: `/Test_College/womens/soccer/athletics${query}`,
    ...more,
    answers: { college: () => college, collegeSoccer: () => soccer },
  });
}

describe('the seasons of a team', () => {
  test('show the latest: record, conference, our RPI, and every match with its ground', async () => {
    open();
    const season = within(await screen.findByRole('region', { name: 'The season of 2025' }));
    season.getByText('2–0–1');
    season.getByText('in the Trees');
    const rows = within(season.getByRole('table', { name: 'Matches' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Aug 28.*Mobile.*home · Does not count.*4–0.*Win/),
      expect.stringMatching(/Sep 6.*birch College.*home · Conference · RPI 3.*2–0.*Win/),
      expect.stringMatching(/Sep 20.*fir College.*neutral, Cary, NC · RPI 1.*1–1.*Tie/),
    ]);
    expect(season.getByText(/the end of the season is missing/)).toBeTruthy();
  });

  test('the conference’s table marks nobody without a page as a link, and says until when it goes', async () => {
    open();
    const table = within(await screen.findByRole('table', { name: 'Tree Conference, regular season' }));
    expect(
      table
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual([expect.stringContaining('1–0–0'), expect.stringContaining('0–1–0')]);
    expect(table.getByRole('link', { name: 'birch College' }).getAttribute('href')).toBe(
      '/birch_College/womens/soccer/athletics?season=2025',
    );
    screen.getByText(/^Until September 6, 2025\. Three points for a win/);
  });

  test.each(['en', 'de'] as const)(
    'of more than eight matches phones fold the others, which are all in the page (%s)',
    async (language) => {
      const matches = Array.from({ length: 10 }, (_, at) => aMatch(`2025-09-${10 + at}`, own, `:Town ${at}`, '1-0'));
      const team = { ...UNKNOWN_TEAM, seasons: [...shownSeasons(aStoredSeason(matches), own)] };
      const answers = { college: () => college, collegeSoccer: () => ({ team, met: [] }) };
      const german = language === 'de' ? { german: await loadDictionary('de') } : {};
      showApp({ address: '/Test_College/womens/soccer/athletics', answers, ...german });
      const label = await screen.findByText(language === 'de' ? 'Alle 10 zeigen' : 'Show all 10');
      const folded = label.closest('details');
      expect([folded?.open, folded?.querySelectorAll('tbody tr').length]).toEqual([false, 2]);
      const first = screen.getByRole('table', { name: language === 'de' ? 'Spiele' : 'Matches' });
      expect(first.querySelectorAll('tbody tr')).toHaveLength(8);
    },
  );

  test('the address chooses an earlier one, which links to the others', async () => {
    open('?season=2024');
    const season = within(await screen.findByRole('region', { name: 'The season of 2024' }));
    season.getByText('0–1–0');
    season.getByText('1 match at a glance');
    season.getByText('No win, no match without a loss');
    expect(season.queryByText(/regular season/)).toBeNull();
    const links = within(season.getByRole('navigation', { name: 'Seasons' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
      ['2025', '/Test_College/womens/soccer/athletics', null],
      ['2024', '/Test_College/womens/soccer/athletics?season=2024', 'page'],
    ]);
    const often = within(season.getByRole('region', { name: 'Met most often' }));
    expect(often.getByRole('listitem').textContent).toMatch(/birch College.*2 matches · last 2–0 on September 6, 2025.*1–1–0/);
  });

  test('are chosen without a loss of what else the address says', async () => {
    open('?lang=de&season=2024', { german: await loadDictionary('de') });
    const links = within(await screen.findByRole('navigation', { name: 'Saisons' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href')?.split('?')[1])).toEqual(['lang=de', 'lang=de&season=2024']);
  });

  test('speak German', async () => {
    open('', { german: await loadDictionary('de') });
    const season = within(await screen.findByRole('region', { name: 'Die Saison 2025' }));
    season.getByRole('table', { name: 'Tree Conference, Hauptrunde' });
    season.getByText(/ Bekannt sind die Spiele bis zum 20\. September 2025/);
    season.getByText('2 Siege in Folge, 3 Spiele ohne Niederlage');
  });
});

test('a team of which no match is known has no such section', async () => {
  showApp({
    address: '/Test_College/womens/soccer/athletics',
    answers: { college: () => college, collegeSoccer: () => ({ team: null, met: [] }) },
  });
  await screen.findByText('We press.');
  expect(screen.queryByRole('region', { name: /The season of/ })).toBeNull();
});
