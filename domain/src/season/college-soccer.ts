import * as z from 'zod/mini';
import type { Sex } from '../college/athletics';
import { collegeId } from '../college/college';
import { defineCollection, withTexts } from '../kernel/documents/define-collection';
import { noPersonalData } from '../kernel/documents/personal-data';
import { sameJson } from '../kernel/json/json';
import { type AddedSoccer, type AddedTeam, addedTeam, isBlankTeam } from './added/added-soccer';
import { crowd, playingTime, squad, teamLinks } from './squad-parts';
import { type TeamSeason, teamSeason } from './team-season';

/** Version of the stored shape. */
export const COLLEGE_SOCCER_SCHEMA_VERSION = 3;

/** What is known of a team besides what people write on its page. The newest season comes first in each list. */
export const teamSoccer = z.strictObject({
  seasons: z.array(teamSeason).check(
    z.maxLength(60),
    z.refine((seasons) => seasons.every(({ season }, index) => index === 0 || season < (seasons[index - 1]?.season ?? 0))),
  ),
  squad: z.nullable(squad),
  playingTime: z.array(playingTime).check(z.maxLength(60)),
  crowd: z.array(crowd).check(z.maxLength(60)),
  links: z.nullable(teamLinks),
});

export type TeamSoccer = z.infer<typeof teamSoccer>;

/** A team of which nothing is known. */
export const UNKNOWN_TEAM = {
  seasons: [],
  squad: null,
  playingTime: [],
  crowd: [],
  links: null,
} as const satisfies TeamSoccer;

/**
 * The soccer of a college: the one document besides the college that its page reads. `teams` follows from files and
 * stored seasons, and nobody edits it by hand; `added` copies what the people of the teams added (`addedSoccer`), null
 * where they added nothing.
 */
export const collegeSoccer = z.strictObject({
  _id: collegeId,
  schemaVersion: z.literal(COLLEGE_SOCCER_SCHEMA_VERSION),
  version: z.int().check(z.minimum(1)),
  teams: z.strictObject({ male: z.nullable(teamSoccer), female: z.nullable(teamSoccer) }),
  added: z.strictObject({ male: z.nullable(addedTeam), female: z.nullable(addedTeam) }),
});

export type CollegeSoccer = z.infer<typeof collegeSoccer>;

/** The soccer of the colleges. The id is the college. */
export const COLLEGE_SOCCER = defineCollection({
  name: 'collegeSoccer',
  holds:
    'Seasons, squad, playing time, crowd, official pages and coaches’ additions of the teams of a college. The id is the college.',
  version: COLLEGE_SOCCER_SCHEMA_VERSION,
  schema: collegeSoccer,
  packed: ['teams'],
  upgrades: {
    1: (stored) => ({ ...stored, added: { male: null, female: null } }),
    2: (stored) => withTexts(stored, ['teams']),
  },
  personalData: noPersonalData('It is about teams; players are counted and never named.'),
});

/** The soccer of a college of which nothing is known yet. */
export function blankSoccer(id: string): CollegeSoccer {
  const none = { male: null, female: null };
  return { _id: id, schemaVersion: COLLEGE_SOCCER_SCHEMA_VERSION, version: 1, teams: none, added: none };
}

/**
 * The soccer of a college with one season of a team; a season that is null is taken out. The newest stands first. A
 * team of which nothing is known then is null.
 */
export function withSeason(soccer: CollegeSoccer, team: Sex, year: number, played: TeamSeason | null): CollegeSoccer {
  const own = soccer.teams[team];
  if (own === null && played === null) return soccer;
  const others = (own?.seasons ?? []).filter(({ season }) => season !== year);
  const seasons = [...others, ...(played === null ? [] : [played])].sort((one, other) => other.season - one.season);
  const known = { ...(own ?? UNKNOWN_TEAM), seasons };
  return { ...soccer, teams: { ...soccer.teams, [team]: sameJson(known, UNKNOWN_TEAM) ? null : known } };
}

/** The soccer of a college with a copy of what the people of its teams added. */
export function withAddedSoccer(soccer: CollegeSoccer, { teams: { male, female } }: AddedSoccer): CollegeSoccer {
  const copyOf = (team: AddedTeam) => (isBlankTeam(team) ? null : team);
  return { ...soccer, added: { male: copyOf(male), female: copyOf(female) } };
}
