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

/** The path of a page of rankings. */
export function leaguePath(name: LeaguePage['name']): `/${string}` {
  return `/exploreSoccer/${name}`;
}
