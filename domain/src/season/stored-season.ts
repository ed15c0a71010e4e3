import * as z from 'zod/mini';
import { type Sex, sex } from '../college/athletics';
import { collegeId } from '../college/college';
import { defineCollection, withTexts } from '../kernel/documents/define-collection';
import { noPersonalData } from '../kernel/documents/personal-data';
import { instant, shortText } from '../kernel/text/text-schemas';
import { type Division, DIVISIONS, type League, LEAGUE_VALUES } from '../reference/college-kinds';
import { matchLine, teamKey } from './match-line-schema';
import { teamFigures } from './team-season';

/** Version of the stored shape. */
export const SEASON_SCHEMA_VERSION = 2;

/** More matches than any league has played in a season. */
const MOST_MATCHES = 6000;
const MOST_TEAMS = 600;

/** The teams of a conference in one season: the conference is the team's, and not that of its college. */
const seasonConference = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9-]{3,60}$/)),
  name: shortText(120),
  shortName: shortText(60),
  members: z.array(teamKey).check(z.maxLength(60)),
});

export type SeasonConference = z.infer<typeof seasonConference>;

/** A league and division in one season, for men or women. */
export interface Competition {
  readonly season: number;
  readonly league: League;
  readonly division: Division | null;
  readonly sex: Sex;
}

/** The id of a season: `2025-ncaa-1-female`. */
export function seasonIdOf({ season, league, division, sex: team }: Competition): string {
  return [season, league, ...(division === null ? [] : [division]), team].join('-');
}

/** The competition of the id of a season; null for any other text. */
export function competitionOfId(id: string): Competition | null {
  const [season = '', ...rest] = id.split('-');
  const ofSex = sex.options.find((one) => one === rest.at(-1));
  const league = LEAGUE_VALUES.find((one) => one === rest[0]);
  const division = DIVISIONS.find((one) => String(one) === rest[1]) ?? null;
  if (ofSex === undefined || league === undefined) return null;
  const found = { season: Number(season), league, division, sex: ofSex };
  return seasonIdOf(found) === id ? found : null;
}

/**
 * All matches of one season of a league and division, with what else is known of its teams. Everything that pages show
 * of a season follows from this document.
 */
export const storedSeason = z
  .strictObject({
    _id: z.string(),
    schemaVersion: z.literal(SEASON_SCHEMA_VERSION),
    version: z.int().check(z.minimum(1)),
    season: z.int().check(z.minimum(1900), z.maximum(2100)),
    league: z.enum(LEAGUE_VALUES),
    division: z.nullable(z.literal(DIVISIONS)),
    sex,
    source: shortText(300),
    matches: z.array(matchLine).check(z.maxLength(MOST_MATCHES)),
    conferences: z.array(seasonConference).check(z.maxLength(80)),
    figures: z.array(z.extend(teamFigures, { collegeId })).check(z.maxLength(MOST_TEAMS)),
    createdAt: instant,
    updatedAt: instant,
  })
  .check(z.refine((one) => one._id === seasonIdOf(one), { path: ['_id'] }));

export type StoredSeason = z.infer<typeof storedSeason>;

/** The lists of a season, which nothing asks for by themselves. */
const PACKED = ['matches', 'conferences', 'figures'] as const;

/** The seasons, named by seasonIdOf. */
export const SEASONS = defineCollection({
  name: 'seasons',
  holds: 'The matches of one season of a league and division, for men or women, with conferences and figures of its teams.',
  version: SEASON_SCHEMA_VERSION,
  schema: storedSeason,
  packed: PACKED,
  upgrades: { 1: (stored) => withTexts(stored, PACKED) },
  personalData: noPersonalData('It is about teams.'),
});
