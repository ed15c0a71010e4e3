import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createFormats } from '../../i18n/use-translations';
import { english } from '../../i18n/english';
import { anAnsweredRanking, aRankedTeam, aRankingTable } from '../../testing/an-answered-ranking';
import { rankingViewOf } from '../../features/rankings/ranking-address';
import { LEAGUE_PAGES, leaguePath } from '../../lib/addresses/league-pages';
import { head } from './rankings-view';

const { t } = createFormats('en', english);
const headOf = (answer: ReturnType<typeof anAnsweredRanking>, address = '') =>
  head({
    data: { league: LEAGUE_PAGES[0], view: rankingViewOf(new URLSearchParams(address)), answer, failure: null },
    ...{ t, language: 'en', params: {}, pathname: '/exploreSoccer/ncaaD1', query: new URLSearchParams(address) },
  });

test('a ranking is indexed under its filters without its order, with its colleges as a list', async () => {
  const real = anAnsweredRanking([aRankingTable([aRankedTeam(1, 'Ash College'), aRankedTeam(2, 'No page', { college: null })])]);
  const { title, canonical, isIndexable, details } = headOf(real, 'ranking=rpi&sort=name&order=reverse&conference=ACC');
  expect([title, isIndexable]).toEqual(['RPI 2023, Women, NCAA Division I', true]);
  expect(canonical).toBe('/exploreSoccer/ncaaD1?ranking=rpi&conference=ACC');
  expect(
    (await details?.({ isListedPlayer: () => Promise.resolve(false) }))?.structuredData?.('https://touchline.example'),
  ).toMatchObject({
    '@type': 'ItemList',
    itemListElement: [{ position: 1, url: 'https://touchline.example/Ash_College/womens/soccer' }],
  });
});

test('every league has a link preview of its own, of the size that its head states', async () => {
  for (const league of LEAGUE_PAGES) {
    const { image } = head({
      data: { league, view: rankingViewOf(new URLSearchParams()), answer: anAnsweredRanking([]), failure: null },
      ...{ t, language: 'en', params: {}, pathname: leaguePath(league.name), query: new URLSearchParams() },
    });
    const card = await sharp(`web/public${image?.path ?? ''}`).metadata();
    expect([image?.path, card.width, card.height]).toEqual([`/cards/${league.name}.jpg`, image?.width, image?.height]);
  }
});

test('samples, searches, failures and lists without lines are not indexed', () => {
  const sample = anAnsweredRanking([aRankingTable([aRankedTeam(1, 'Ash College')], { origin: 'sample' })]);
  expect(headOf(sample).isIndexable).toBe(false);
  expect(headOf(anAnsweredRanking([])).isIndexable).toBe(false);
  expect(headOf(anAnsweredRanking([aRankingTable([aRankedTeam(1, 'Ash')])]), 'search=ash').isIndexable).toBe(false);
});
