import type { ShownList } from '@touchline/domain/reference/ranking-lists';
import type { TeamSex } from './college-address';
import type { Division, League } from '@touchline/domain/reference/college-kinds';

/** The seven pages of rankings by league and division (S2-06); `name` is the last part of the address. */
export const LEAGUE_PAGES = [
  { name: 'ncaaD1', league: 'ncaa', division: 1 },
  { name: 'ncaaD2', league: 'ncaa', division: 2 },
  { name: 'ncaaD3', league: 'ncaa', division: 3 },
  { name: 'naia', league: 'naia', division: null },
  { name: 'njcaaD1', league: 'njcaa', division: 1 },
  { name: 'njcaaD2', league: 'njcaa', division: 2 },
  { name: 'njcaaD3', league: 'njcaa', division: 3 },
] as const satisfies readonly { readonly name: string; readonly league: League; readonly division: Division | null }[];

export type LeaguePage = (typeof LEAGUE_PAGES)[number];

interface RankedIn {
  readonly list: ShownList;
  readonly league: League;
  readonly division: Division | null;
  readonly sex: TeamSex;
  readonly season: number | null;
  readonly isSample: boolean;
}

/** The address of the table in which a team has a rank; null where its league has no page of rankings. */
export function rankingAddress({ list, league, division, sex, season, isSample }: RankedIn): string | null {
  const page = LEAGUE_PAGES.find((one) => one.league === league && one.division === division);
  if (page === undefined) return null;
  const query = new URLSearchParams({
    ranking: list,
    ...(sex === 'male' ? { sex } : {}),
    ...(season === null ? {} : { season: String(season) }),
    ...(isSample ? { maker: 'sample' } : {}),
  });
  return `${leaguePath(page.name)}?${query.toString()}`;
}

/** The path of a page of rankings. */
export function leaguePath(name: LeaguePage['name']): `/${string}` {
  return `/exploreSoccer/${name}`;
}
