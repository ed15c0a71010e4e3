import * as z from 'zod/mini';
import { sex } from '../college/athletics';
import { type Division, DIVISIONS, type League, LEAGUE_VALUES, LEAGUES } from '../reference/college-kinds';
import { SHOWN_LISTS, type ShownList } from '../reference/ranking-lists';
import type { Competition } from './computed-lists';
import { RANKING_SORTS } from './ranking-sorts';

const FIRST_SEASON = 1959;
const LAST_SEASON = 2100;

const season = z.pipe(
  z.string().check(
    z.regex(/^\d{4}$/),
    z.refine((text) => Number(text) >= FIRST_SEASON && Number(text) <= LAST_SEASON),
  ),
  z.transform((text: string) => Number(text)),
);

const page = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,3}$/)),
  z.transform((text: string) => Number(text)),
);

/** True for a division that the league has; a league without divisions has none. */
function hasDivision({ league, division }: { league?: League | undefined; division?: string | undefined }): boolean {
  return division === undefined || LEAGUES[league ?? 'ncaa'].hasDivisions;
}

/**
 * The query of GET /ui/v1/colleges/ranking. Left out: the league of the list, its first division, the women's teams,
 * the newest season, all conferences and names, by rank, first page. `all=true` answers every line at once,
 * `samples=true` the invented teams of a demo world and nothing else.
 */
export const rankingQuery = z
  .object({
    ranking: z.enum(SHOWN_LISTS),
    league: z.optional(z.enum(LEAGUE_VALUES)),
    division: z.optional(z.enum(DIVISIONS.map(String))),
    sex: z._default(sex, 'female'),
    season: z.optional(season),
    conference: z.optional(z.string().check(z.minLength(1), z.maxLength(120))),
    q: z._default(z.string().check(z.maxLength(200)), ''),
    sort: z.optional(z.enum(RANKING_SORTS)),
    reverse: z._default(z.enum(['true', 'false']), 'false'),
    page: z._default(page, 1),
    all: z._default(z.enum(['true', 'false']), 'false'),
    samples: z.optional(z.enum(['true', 'false'])),
  })
  .check(z.refine(hasDivision, { path: ['division'] }));

export type RankingQuery = z.output<typeof rankingQuery>;

/** The competition that a query means: of the NAIA poll the NAIA, of other lists the NCAA, and the first division. */
export function competitionOf(list: ShownList, { league, division, sex: team }: RankingQuery): Competition {
  const ownLeague = league ?? (list === 'naia' ? 'naia' : 'ncaa');
  const own: Division | null = DIVISIONS.find((one) => String(one) === division) ?? 1;
  return { league: ownLeague, division: LEAGUES[ownLeague].hasDivisions ? own : null, sex: team };
}
