import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { anAnsweredRanking, aRankedTeam, aRankingTable } from '../../testing/an-answered-ranking';
import { showApp } from '../../testing/show-app';

const D1 = '/exploreSoccer/ncaaD1';
const ash = aRankedTeam(1, 'Ash College', { previousRank: 3 });
const tied = ['Birch College', 'Cedar College'].map((name) => aRankedTeam(2, name, { previousRank: 1 }));
const rpi = anAnsweredRanking([aRankingTable([ash, ...tied])]);
const shown = (address: string, answer: AnswerOf<'collegeRanking'> | ((query: unknown) => AnswerOf<'collegeRanking'>)) =>
  showApp({ address, answers: { collegeRanking: (call) => (typeof answer === 'function' ? answer(call?.query) : answer) } });
const table = () => screen.findByRole('table');
const rowTexts = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

describe('a page of rankings', () => {
  test('[S1-05] shows the teams of a league and division with rank, record and rating, each linked to its page', async () => {
    shown(D1, rpi);
    expect(await screen.findByRole('heading', { level: 1, name: 'RPI 2023' })).toBeTruthy();
    const link = within(await table()).getByRole('link', { name: /Ash College/ });
    expect(link.getAttribute('href')).toBe('/Ash_College/womens/soccer');
    expect((await rowTexts())[0]).toMatch(/^1.*Ash College.*12–3–2.*0\.6100.*Sample Conference/);
    expect(await rowTexts()).toMatchObject([/^1/, /^2/, /^2/].map((rank) => expect.stringMatching(rank) as string));
  });

  test('says what is measured, by whom, when, and that a rank is not for sale', async () => {
    shown(D1, rpi);
    await table();
    expect(screen.getByText(/a quarter is a team’s own share of wins/)).toBeTruthy();
    expect(screen.getByText('NCAA, December 2023')).toBeTruthy();
    expect(screen.getByText('Rank is not for sale')).toBeTruthy();
    expect(screen.queryByText(/Invented sample/)).toBeNull();
  });

  test('shows leaders with what they lead in, the formula, and the change since the season before', async () => {
    const made = { origin: 'computed', publisher: 'Touchline', source: 'ncaa.com', publishedOn: '2025-12-08' } as const;
    const lead = { matches: 14, goals: 34, before: null, after: null };
    const first = aRankedTeam(1, 'Ash College', { previousRank: 3, rating: 34 / 14, lead });
    const leaders = anAnsweredRanking([aRankingTable([first], made)], { ranking: 'attack', season: 2025 });
    shown(`${D1}?ranking=attack`, leaders);
    expect(await screen.findByRole('heading', { level: 1, name: 'Best attack 2025' })).toBeTruthy();
    expect((await rowTexts())[0]).toMatch(/^1.*Up 2 places.*Ash College2\.4334 in 1412–3–2/);
    expect(screen.getByText(/^Goals divided by matches\..*at least 10 of them/)).toBeTruthy();
    expect(screen.getByText('Computed by Touchline from match results, December 8, 2025')).toBeTruthy();
  });

  test('shows the improved with their ranks then and now', async () => {
    const lead = { matches: 14, goals: null, before: { season: 2024, rank: 120 }, after: { season: 2025, rank: 45 } };
    const table = aRankingTable([aRankedTeam(1, 'Ash College', { rating: 75, lead })], { origin: 'computed' });
    shown(`${D1}?ranking=improved`, anAnsweredRanking([table], { ranking: 'improved', season: 2025 }));
    expect((await rowTexts())[0]).toMatch(/^1.*Ash College\+75120 \(2024\) → 45/);
  });

  test('says of an earlier season that its conferences are today’s', async () => {
    shown(D1, rpi);
    await table();
    expect(screen.getByText('The conferences are those of 2025–26.')).toBeTruthy();
  });

  test('says in the head of a sample that it is invented', async () => {
    shown(D1, anAnsweredRanking([aRankingTable([ash], { origin: 'sample' })]));
    await table();
    expect(screen.getByText('Invented sample: these teams and results do not exist.')).toBeTruthy();
    expect(screen.queryByText(/^NCAA,/)).toBeNull();
  });

  test('says how far a team rose or fell', async () => {
    shown(D1, rpi);
    await table();
    expect(screen.getByText('Up 2 places')).toBeTruthy();
    expect(screen.getAllByText('Down 1 place')).toHaveLength(2);
  });

  test('asks for the view of its address, whatever nonsense stands beside it', async () => {
    const { calls } = shown(`${D1}?ranking=champions&sex=male&sort=name&order=reverse&page=2&season=abc&maker=x`, rpi);
    await table();
    expect(calls.filter(({ name }) => name === 'collegeRanking').map(({ call }) => call)).toEqual([
      {
        query: {
          ranking: 'champions',
          league: 'ncaa',
          division: '1',
          sex: 'male',
          q: '',
          sort: 'name',
          reverse: 'true',
          page: 2,
          all: 'false',
        },
      },
    ]);
  });

  test('[S2-06] without a list in the address it shows the best list that has a table, and offers these alone', async () => {
    const champions = anAnsweredRanking(
      [
        aRankingTable([
          aRankedTeam(1, 'Oak College', {
            rating: 2,
            titles: [
              { year: 2021, isDocumented: true },
              { year: 2025, isDocumented: false },
            ],
          }),
        ]),
      ],
      { ranking: 'champions' },
    );
    const sample = anAnsweredRanking([], { lists: { female: ['bestPublic', 'champions'], male: [] } });
    shown('/exploreSoccer/ncaaD2', (query) => (JSON.stringify(query).includes('champions') ? champions : sample));
    expect(await screen.findByRole('heading', { level: 1, name: 'National champions' })).toBeTruthy();
    expect((await rowTexts())[0]).toContain('2021, (2025)');
    const offered = within(screen.getByRole('navigation', { name: 'Lists' })).getAllByRole('link');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['RPI', 'National champions', 'Best public colleges']);
    expect(screen.getByRole('link', { name: /^Men/ }).getAttribute('href')).toBe(
      '/exploreSoccer/ncaaD2?ranking=champions&sex=male',
    );
  });

  test('a column is sorted by its head and reversed by it, in the address', async () => {
    const { address } = shown(`${D1}?ranking=rpi`, rpi);
    fireEvent.click(within(await table()).getByRole('link', { name: 'W–L–T' }));
    await waitFor(() => expect(address()).toBe(`${D1}?ranking=rpi&sort=record`));
    fireEvent.click(within(await table()).getByRole('link', { name: 'W–L–T' }));
    await waitFor(() => expect(address()).toBe(`${D1}?ranking=rpi&sort=record&order=reverse`));
    const head = within(await table()).getByRole('columnheader', { name: 'W–L–T' });
    expect(head.getAttribute('aria-sort')).toBe('descending');
  });

  test('a name is looked for and a conference is chosen in the address, on the first page', async () => {
    const { address } = shown(`${D1}?ranking=rpi&page=2`, { ...rpi, conferences: ['ACC', 'Sample Conference'] });
    fireEvent.change(await screen.findByRole('combobox', { name: 'Conference' }), { target: { value: 'ACC' } });
    await waitFor(() => expect(address()).toBe(`${D1}?ranking=rpi&conference=ACC`));
    fireEvent.change(screen.getByRole('searchbox', { name: 'College' }), { target: { value: 'ash' } });
    fireEvent.click(screen.getByRole('button', { name: 'Find' }));
    await waitFor(() => expect(address()).toBe(`${D1}?ranking=rpi&conference=ACC&search=ash`));
  });

  test('the rest of a line opens under it', async () => {
    shown(D1, rpi);
    const more = within(await table()).getByRole('button', { name: 'More about Ash College' });
    fireEvent.click(more);
    expect(more.getAttribute('aria-expanded')).toBe('true');
    const rest = document.getElementById(more.getAttribute('aria-controls') ?? '');
    expect(rest?.textContent).toContain('ConferenceSample Conference');
  });

  test('a list without lines says why and leads to others', async () => {
    shown(`${D1}?ranking=naia`, anAnsweredRanking([], { ranking: 'naia', reason: 'otherLeagues', season: null }));
    expect(await screen.findByText('NAIA poll is not made for NCAA Division I.')).toBeTruthy();
    const instead = screen.getAllByRole('link', { name: 'National champions' }).at(-1);
    expect(instead?.getAttribute('href')).toBe(`${D1}?ranking=champions`);
  });

  test('a list of documents that names nobody says that no document is known', async () => {
    shown(`${D1}?ranking=stadium`, anAnsweredRanking([], { ranking: 'stadium', season: null }));
    expect(await screen.findByText(/^Largest stadiums: we know of no document that names any/)).toBeTruthy();
    expect(screen.getByText(/None are known here/)).toBeTruthy();
  });

  test('[S1-05] a conference has its own places, which equal teams share, with the games among its members', async () => {
    const standing = (rank: number, points: number) => ({
      ...{ rank, points, record: { wins: 2, losses: 0, ties: 1 }, goalsFor: 4, goalsAgainst: 1 },
    });
    const rows = [1, 1, 3].map((rank, index) => aRankedTeam(index + 5, `Team ${index}`, { standing: standing(rank, 9 - rank) }));
    shown(`${D1}?ranking=rpi&conference=ACC`, anAnsweredRanking([aRankingTable(rows, { origin: 'computed' })]));
    expect(within(await table()).getByRole('columnheader', { name: 'In conference' })).toBeTruthy();
    expect((await rowTexts()).map((text) => /\d\. 2–0–1 · \d/.exec(text)?.[0])).toEqual([
      '1. 2–0–1 · 8',
      '1. 2–0–1 · 8',
      '3. 2–0–1 · 6',
    ]);
  });

  test('our own table stands beside the publisher’s, each a link away', async () => {
    const own = aRankingTable([tied[0] ?? ash], { origin: 'computed', publisher: 'Touchline' });
    const { address } = shown(`${D1}?ranking=rpi`, anAnsweredRanking([aRankingTable([ash]), own]));
    expect(await rowTexts()).toEqual([expect.stringContaining('Ash College')]);
    fireEvent.click(screen.getByRole('link', { name: 'Computed by Touchline from match results' }));
    await waitFor(() => expect(address()).toContain('maker=computed'));
    expect(await rowTexts()).toEqual([expect.stringContaining('Birch College')]);
  });
});

test('[S2-06] the seven leagues are tabs, and U SPORTS is reached from their line', async () => {
  shown(`${D1}?sex=male`, rpi);
  const tabs = within(await screen.findByRole('navigation', { name: 'Leagues' })).getAllByRole('link');
  expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual(
    ['ncaaD1', 'ncaaD2', 'ncaaD3', 'naia', 'njcaaD1', 'njcaaD2', 'njcaaD3'].map((name) => `/exploreSoccer/${name}?sex=male`),
  );
  expect(screen.getByRole('link', { name: /U SPORTS/ }).getAttribute('href')).toBe('/colleges?level=usports');
});
