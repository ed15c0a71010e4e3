import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aCollege, aTeam } from '@touchline/domain/college/testing/a-college';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { UNKNOWN_TEAM } from '@touchline/domain/season/college-soccer';
import { aMatch } from '@touchline/domain/season/testing/a-season';
import { aStoredSeason, shownSeasons } from '@touchline/domain/season/testing/a-stored-season';
import { aShownSquad, somePlayingTime } from '@touchline/domain/season/testing/a-squad';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { german } from '../../i18n/german';
import { ApiRefusal } from '../../lib/api/api-refusal';
import { watchSavedFiles } from '../../testing/saved-files';
import { loadPage, showApp } from '../../testing/show-app';

const base = aCollege();
const costsOf = (netPriceTuition: number, outOfStateTuition: number) => ({
  ...base.academics,
  details: {
    ...base.academics.details,
    costs: { ...base.academics.details.costs, netPriceTuition, outOfStateTuition },
    admission: { ...base.academics.details.admission, sat: { low: 1100, high: 1300 } },
  },
});
const SCORECARD = { by: 'import', source: 'College Scorecard', year: 2024 } as const;
const COLLEGES = [
  aCollege({
    ...{ _id: 'first-college', name: 'First College', pathName: 'First_College', league: 'ncaa', division: 1 },
    conference: 'Hills',
    academics: costsOf(12_345, 40_000),
    sources: { 'academics.details.costs.netPriceTuition': SCORECARD },
    athletics: { sport: [aTeam({ sex: 'female', conference: 'Coast' })] },
  }),
  aCollege({
    ...{ _id: 'second-college', name: 'Second College', pathName: 'Second_College', league: 'ncaa', division: 1 },
    academics: costsOf(20_000, 40_000),
    sources: { 'academics.details.costs.netPriceTuition': { by: 'coach', source: 'coach', year: null } },
    athletics: { sport: [aTeam({ sex: 'female', conference: 'Inland' })] },
  }),
  aCollege({
    ...{ _id: 'priced', name: 'Priced College', pathName: 'Priced_College', league: 'ncaa', division: 1 },
    ...{ ipedsUnitId: 110_592, academics: costsOf(4113, 18_698) },
  }),
  // Champions of NCAA Division I: the men in 1989, the women in 2001 and 2020.
  aCollege({ ...{ _id: 'champions', name: 'Champion College', pathName: 'Champion_College' }, ipedsUnitId: 122931 }),
  aCollege({
    ...{ _id: 'northern', name: 'Northern University', pathName: 'Northern_University', league: 'usports' },
    address: { ...base.address, country: 'CA' },
    academics: costsOf(9000, 30_000),
  }),
];

const COAST = { id: 'ncaa-d1-coast', name: 'Coast Conference', shortName: 'Coast', members: ['first-college', 'second-college'] };
const PLAYED = aStoredSeason(
  [
    aMatch('2025-09-06', 'first-college', 'second-college', '3-0'),
    aMatch('2025-09-20', 'elsewhere', 'first-college', '1-1'),
    aMatch('2025-09-27', 'elsewhere', ':Mobile', '0-2', { counts: false }),
  ],
  { season: 2025, conferences: [COAST] },
);
const seasonsOf = (id: string) => shownSeasons(PLAYED, id);

const SQUADS: Readonly<Record<string, AnswerOf<'collegeSoccer'>['team']>> = {
  'first-college': {
    ...{ ...UNKNOWN_TEAM, seasons: seasonsOf('first-college'), squad: aShownSquad(), playingTime: [somePlayingTime()] },
    crowd: [{ season: 2025, homeMatches: 9, average: 1204, capacity: null }],
  },
  'second-college': { ...UNKNOWN_TEAM, seasons: seasonsOf('second-college'), squad: aShownSquad({ abroad: 'few' }) },
};

const open = (address: string, language: 'en' | 'de' = 'en') =>
  showApp({
    address,
    ...(language === 'de' ? { german } : {}),
    answers: {
      collegeSoccer: (call) => ({ team: SQUADS[call?.params.collegeId ?? ''] ?? null, met: [] }),
      college: (call) => {
        const found = COLLEGES.find(({ _id }) => _id === call?.params.collegeId);
        if (found === undefined) throw new ApiRefusal(404);
        return found;
      },
    },
  });
const BOTH = '/colleges?compare=first-college,second-college';
const row = (name: RegExp) => within(screen.getByRole('row', { name }));

beforeAll(() => loadPage('/colleges'), 60_000);

describe('colleges side by side', () => {
  test('stand in the order of the address, with what differs, what is best and the source of each value', async () => {
    open(BOTH);
    const table = await screen.findByRole('table', { name: 'Colleges side by side' });
    const names = within(table)
      .getAllByRole('link', { name: /^\w+ College$/ })
      .filter(({ textContent }) => textContent !== '');
    expect(names.map(({ textContent }) => textContent)).toEqual(['First College', 'Second College']);

    const prices = row(/^Net price per year/);
    expect(prices.getByRole('img', { name: 'Different' })).toBeTruthy();
    const [cheaper, dearer] = prices.getAllByRole('cell').filter(({ tagName }) => tagName !== 'TD');
    expect(cheaper?.textContent).toMatch(/\$12,345.*best.*College Scorecard, 2024/);
    expect(dearer?.textContent).toMatch(/\$20,000.*the college’s own staff/);
    expect(dearer?.textContent).not.toMatch(/best/);
    const conferences = row(/^Conference, women/);
    expect(conferences.getByRole('img', { name: 'Different' })).toBeTruthy();
    for (const ofTeam of ['Coast', 'Inland']) expect(conferences.getAllByText(ofTeam).length).toBeGreaterThan(0);
    expect(conferences.queryByText('Hills'), 'the conference of the college in place of its team’s').toBeNull();
    expect(row(/^League/).queryByRole('img', { name: 'Different' })).toBeNull();
    expect(row(/^SAT/).getAllByText('1100–1300').length).toBeGreaterThan(0);
  });

  test('show squads, freshmen and crowds of their teams with their season, and fewer than 3 in place of a small share', async () => {
    open(BOTH);
    await screen.findByRole('table', { name: 'Colleges side by side' });
    expect(row(/^Women’s squad/).getAllByText('28, 13 finished by fall 2027').length).toBeGreaterThan(0);
    expect(row(/^Starts by freshmen, women/).getAllByText('25% (2024)').length).toBeGreaterThan(0);
    expect(row(/^Women from abroad/).getAllByText('fewer than 3').length).toBeGreaterThan(0);
    expect(row(/^Average crowd, women/).getAllByText('1,204 (2025)').length).toBeGreaterThan(0);
    expect(screen.queryByRole('row', { name: /^Men’s squad/ })).toBeNull();
  });

  test('show the last season of their teams: record, our RPI, goals per match, and who will have finished at each position', async () => {
    open(BOTH);
    await screen.findByRole('table', { name: 'Colleges side by side' });
    expect(row(/^Season, women/).getAllByText('1–0–1 · 1–0–0 in the Coast (2025)').length).toBeGreaterThan(0);
    const [first, second] = row(/^Our RPI, women/)
      .getAllByRole('cell')
      .filter(({ tagName }) => tagName !== 'TD');
    expect(first?.textContent).toMatch(/2 of 3 \(2025\).*best/);
    expect(second?.textContent).toMatch(/3 of 3 \(2025\)$/);
    expect(row(/^Goals per match, women/).getAllByText('2.0 : 0.5 (2025)').length).toBeGreaterThan(0);
    expect(row(/^Finished by position, women/).getAllByText(/^2 goalkeepers, .* forwards by fall 2027$/).length).toBeGreaterThan(
      0,
    );
    expect(screen.queryByRole('row', { name: /^Season, men/ })).toBeNull();
  });

  test('count the national titles of their teams and name the year of the latest, whatever order our table has', async () => {
    open('/colleges?compare=first-college,champions');
    await screen.findByRole('table', { name: 'Colleges side by side' });
    expect(row(/^National titles/).getAllByText('3, last 2020').length).toBeGreaterThan(0);
  });

  test('no price is best or drawn on one scale where one is in Canadian dollars', async () => {
    open('/colleges?compare=first-college,northern');
    await screen.findByRole('row', { name: /^Net price per year.*12,345.*9,000 Canadian/ });
    const prices = screen.getAllByRole('row').flatMap(({ textContent }) => (textContent.includes('$') ? [textContent] : []));
    expect(prices.length).toBeGreaterThan(1);
    expect(prices.filter((text) => text.includes('best'))).toEqual([]);
    expect(row(/^Net price per year/).queryByRole('figure')).toBeNull();
  });

  test.each([
    ['en', /^Your price: \$\d\d,\d{3}$/, /^Net price per year, US students with federal aid/, /best/],
    ['de', /^Dein Preis: \$\d\d\.\d{3}$/, /^Nettopreis im Jahr, Studierende mit US-Förderung/, /am besten/],
  ] as const)(
    'the bar of the price is, in %s, that of who pays, and no net price is best for who is not counted',
    async (language, ownPrice, netPrice, best) => {
      localStorage.setItem('touchline.payer', JSON.stringify({ version: 1, citizenship: 'other' }));
      onTestFinished(() => localStorage.clear());
      open('/colleges?compare=first-college,priced', language);
      await screen.findByText(ownPrice);
      expect(row(netPrice).queryByText(best)).toBeNull();
    },
  );

  test('leave out what nobody knows, and by address what they have in common', async () => {
    open(`${BOTH}&differences=only`);
    await screen.findByRole('row', { name: /^Net price per year/ });
    expect(screen.queryByRole('row', { name: /^League/ })).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'Show everything' }));
    await screen.findByRole('row', { name: /^League/ });
    expect(screen.queryByRole('row', { name: /^TOEFL/ })).toBeNull();
  });

  test('one is taken out by a link; an unknown one is named', async () => {
    const { address } = open(`${BOTH},no-such-college&differences=only`);
    await screen.findByText('Not listed: no-such-college.');
    fireEvent.click(screen.getByRole('link', { name: 'Remove First College' }));
    await waitFor(() => expect(address()).toBe('/colleges?compare=second-college&differences=only'));
    await waitFor(() => expect(screen.getAllByRole('columnheader')).toHaveLength(2));
  });

  test('without any listed college there is a way to the search', async () => {
    open('/colleges?compare=no-such-college');
    await screen.findByRole('heading', { level: 1, name: 'None of these colleges is listed' });
    expect(screen.getByRole('link', { name: 'Search colleges' }).getAttribute('href')).toBe('/colleges');
  });

  test('the CSV has each value with its source', async () => {
    const files = watchSavedFiles();
    open(BOTH);
    fireEvent.click(await screen.findByRole('button', { name: 'Download as CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const lines = (await files[0]?.content.text())?.split('\r\n') ?? [];
    expect(lines[0]).toContain('Fact,First College,First College: source,Second College,Second College: source');
    expect(lines).toContain(
      '"Net price per year, US students with federal aid","$12,345","College Scorecard, 2024","$20,000",the college’s own staff',
    );
  });
});
