import { screen, within } from '@testing-library/react';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { DAILY_TABLES, tableOfDay } from '@touchline/domain/season/table-of-day';
import { afterEach, expect, test, vi } from 'vitest';
import { loadDictionary } from '../../i18n/languages';
import { aRankedTeam, aRankingTable, anAnsweredRanking } from '../../testing/an-answered-ranking';
import { foundColleges } from '../../testing/listed-colleges';
import { showApp } from '../../testing/show-app';

afterEach(() => vi.useRealTimers());

/** A day whose table is this one. */
function dayOf(table: string, sex: string): Date {
  const days = DAILY_TABLES.map((_, at) => new Date(Date.UTC(2026, 11, 1 + at, 12)));
  const found = days.find((day) => tableOfDay(day).table === table && tableOfDay(day).sex === sex);
  if (found === undefined) throw new Error('No day has this table');
  return found;
}

const crest = { abbreviation: null, color: null, secondColor: null };
const leaders: AnswerOf<'seasonLeaders'> = {
  tables: [
    {
      ...({ list: 'improved', sex: 'male', season: 2025, teams: 206 } as const),
      leaders: [
        {
          rank: 1,
          collegeId: 'ash',
          matches: 18,
          goals: null,
          before: { season: 2024, rank: 180 },
          after: { season: 2025, rank: 20 },
        },
      ],
    },
  ],
  colleges: [{ _id: 'ash', name: 'Ash College', pathName: 'Ash_College', ...crest }],
};

async function open(day: Date, ranking: AnswerOf<'collegeRanking'>, german = false) {
  vi.useFakeTimers({ toFake: ['Date'], now: day });
  showApp({
    address: '/home',
    answers: {
      searchColleges: () => foundColleges([], 1009),
      collegeDots: () => ({ total: 0, path: '' }),
      featuredPlayers: () => ({ items: [] }),
      collegeRanking: () => ranking,
      seasonLeaders: () => leaders,
    },
    ...(german ? { german: await loadDictionary('de') } : {}),
  });
}
const rpi = (origin: 'computed' | 'sample' | 'published') =>
  anAnsweredRanking([aRankingTable([aRankedTeam(1, 'Birch'), aRankedTeam(2, 'Gone', { college: null })], { origin })], {
    season: 2025,
  });

test('the table of the day shows our ranking with its season, and leads to the whole of it', async () => {
  await open(dayOf('rpi', 'female'), rpi('computed'));
  const daily = within(await screen.findByRole('region', { name: 'Table of the day' }));
  daily.getByText('The best women’s teams 2025');
  expect(daily.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^1\..*Birch12–3–20\.6100$/),
  ]);
  expect(daily.getByRole('link', { name: 'See the full table' }).getAttribute('href')).toBe(
    '/exploreSoccer/ncaaD1?ranking=rpi&season=2025',
  );
});

test('another day has another one, here in German', async () => {
  await open(dayOf('improved', 'male'), rpi('computed'), true);
  const daily = within(await screen.findByRole('region', { name: 'Tabelle des Tages' }));
  daily.getByText('Am meisten verbessert, Männer 2025');
  expect(daily.getByRole('listitem').textContent).toMatch(/Ash CollegeVon Platz 180 \(2024\) auf 20\+160$/);
  expect(daily.getByRole('link', { name: 'Zur ganzen Tabelle' }).getAttribute('href')).toMatch(
    /^\/exploreSoccer\/ncaaD1\?ranking=improved&sex=male&season=2025/,
  );
});

test.each(['sample', 'published'] as const)(
  'invented teams and rankings of others are no table of the day (%s)',
  async (origin) => {
    await open(dayOf('rpi', 'male'), rpi(origin));
    await screen.findByRole('group', { name: /^Sample profiles/ });
    expect(screen.queryByRole('region', { name: 'Table of the day' })).toBeNull();
  },
);
