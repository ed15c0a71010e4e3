import type { AnswerOf, QueryOf } from '@touchline/domain/http/api-contract';
import { RANKING_SORTS, type RankingSort } from '@touchline/domain/ranking/ranking-sorts';
import { type ShownList, SHOWN_LISTS } from '@touchline/domain/reference/ranking-lists';
import { useSearchParams } from 'react-router-dom';
import type { TeamSex } from '../../lib/addresses/college-address';
import type { LeaguePage } from '../../lib/addresses/league-pages';

export type RankingAnswer = AnswerOf<'collegeRanking'>;
export type RankingMade = RankingAnswer['tables'][number];
export type RankedTeam = RankingMade['items'][number];
type Maker = RankingMade['origin'];

/** What a page of rankings shows; null is the page's own choice. Everything of it is in the address. */
export interface RankingView {
  readonly ranking: ShownList | null;
  readonly sex: TeamSex;
  readonly season: number | null;
  readonly maker: Maker | null;
  readonly conference: string | null;
  readonly search: string;
  readonly sort: RankingSort | null;
  readonly isReverse: boolean;
  readonly page: number;
}

/** The parameters of the address that a page of rankings reads. */
export const RANKING_PARAMETERS = ['ranking', 'sex', 'season', 'maker', 'conference', 'search', 'sort', 'order', 'page'];

const MAKERS = ['published', 'computed', 'sample'] as const satisfies readonly Maker[];

/** Reads an address; invalid values are ignored. */
export function rankingViewOf(params: URLSearchParams): RankingView {
  const first = (name: string) => params.get(name) ?? '';
  const conference = first('conference');
  const page = first('page');
  return {
    ranking: SHOWN_LISTS.find((list) => list === first('ranking')) ?? null,
    sex: first('sex') === 'male' ? 'male' : 'female',
    season: /^(?:19[6-9]|20\d)\d$/.test(first('season')) ? Number(first('season')) : null,
    maker: MAKERS.find((maker) => maker === first('maker')) ?? null,
    conference: conference === '' || conference.length > 120 ? null : conference,
    search: first('search').trim().slice(0, 200),
    sort: RANKING_SORTS.find((sort) => sort === first('sort')) ?? null,
    isReverse: first('order') === 'reverse',
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** The parameters of a view in one order; defaults are left out, and with `language` the language comes along. */
export function rankingParams(view: RankingView, language: string | null = null): string {
  const { ranking, sex, season, maker, conference, search, sort, isReverse, page } = view;
  const values: readonly (readonly [name: string, value: string | number | null])[] = [
    ['lang', language === 'de' ? 'de' : null],
    ['ranking', ranking],
    ['sex', sex === 'male' ? 'male' : null],
    ['season', season],
    ['maker', maker],
    ['conference', conference],
    ['search', search === '' ? null : search],
    ['sort', sort],
    ['order', isReverse ? 'reverse' : null],
    ['page', page === 1 ? null : page],
  ];
  return new URLSearchParams(values.flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]))).toString();
}

/** A view as the API takes it; `all` asks for every line at once. */
export function sentRanking(
  view: RankingView,
  ranking: ShownList,
  { league, division }: LeaguePage,
  all: 'true' | 'false' = 'false',
): QueryOf<'collegeRanking'> {
  const { sex, season, maker, conference, search, sort, isReverse, page } = view;
  return {
    ...{ ranking, league, sex, q: search, reverse: isReverse ? 'true' : 'false', page: all === 'true' ? 1 : page, all },
    ...(division === null ? {} : { division: String(division) }),
    ...(season === null ? {} : { season }),
    ...(conference === null ? {} : { conference }),
    ...(sort === null ? {} : { sort }),
    ...(maker === 'sample' ? { samples: 'true' as const } : {}),
  };
}

/** The table of a view: that of the wanted maker, else the first one. */
export function tableOf(answer: RankingAnswer, maker: Maker | null): RankingMade | null {
  return answer.tables.find(({ origin }) => origin === maker) ?? answer.tables[0] ?? null;
}

/** The view in the address, and the address of another view of the same page. */
export function useRankingView() {
  const [params] = useSearchParams();
  const view = rankingViewOf(params);
  const linkTo = (changes: Partial<RankingView>) => ({
    search: rankingParams({ ...view, page: 1, ...changes }, params.get('lang')),
  });
  return { view, linkTo };
}
