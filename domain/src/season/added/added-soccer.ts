import * as z from 'zod/mini';
import { collegeId } from '../../college/college';
import { defineCollection } from '../../kernel/documents/define-collection';
import { noPersonalData } from '../../kernel/documents/personal-data';
import { calendarDate, shortText } from '../../kernel/text/text-schemas';
import { teamKey } from '../match-line-schema';
import { byClass, squadCount, toldCount } from '../squad-parts';

/** Version of the stored shape. */
export const ADDED_SOCCER_SCHEMA_VERSION = 1;

const goals = z.int().check(z.minimum(0), z.maximum(99));

/** Who added something: a coach of the college, or Touchline. */
const addedBy = z.enum(['coach', 'admin']);

/**
 * A match that the files lack, as the people of one of its teams know it. The opponent is the id of a college, or `:`
 * and its name; `on` is the day on which it was added or last changed.
 */
export const addedMatch = z.strictObject({
  day: calendarDate,
  opponent: teamKey,
  goalsFor: goals,
  goalsAgainst: goals,
  ground: z.enum(['home', 'away', 'neutral', 'unknown']),
  place: z.nullable(shortText(80)),
  counts: z.boolean(),
  by: addedBy,
  on: calendarDate,
});
export type AddedMatch = z.infer<typeof addedMatch>;

/**
 * How many players of each class play at each position, counted by the people of the team. `abroad` and `home` are null
 * where they say nothing; fewer than three players are `few`, as in every squad.
 */
export const addedSquad = z.strictObject({
  season: z.int().check(z.minimum(2000), z.maximum(2100)),
  players: squadCount,
  lines: z.strictObject({ GK: byClass, DF: byClass, MF: byClass, FW: byClass }),
  abroad: z.nullable(toldCount),
  home: z.nullable(toldCount),
  by: addedBy,
  on: calendarDate,
});
export type AddedSquad = z.infer<typeof addedSquad>;

/** What the people of a team have added; the matches by their ids, which never change. */
export const addedTeam = z.strictObject({
  matches: z.record(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)), addedMatch),
  squad: z.nullable(addedSquad),
});
export type AddedTeam = z.infer<typeof addedTeam>;

/** What the people of a college have added about its teams; an edit raises the version. */
export const addedSoccer = z.strictObject({
  _id: collegeId,
  schemaVersion: z.literal(ADDED_SOCCER_SCHEMA_VERSION),
  version: z.int().check(z.minimum(0)),
  teams: z.strictObject({ male: addedTeam, female: addedTeam }),
});
export type AddedSoccer = z.infer<typeof addedSoccer>;

/** What the people of the colleges have added. The id is the college. */
export const ADDED_SOCCER = defineCollection({
  name: 'addedSoccer',
  holds: 'Matches and squad counts that the coaches of a college, or admins, added for its teams. The id is the college.',
  version: ADDED_SOCCER_SCHEMA_VERSION,
  schema: addedSoccer,
  upgrades: {},
  personalData: noPersonalData('It is about teams; who added something is in its edits.'),
});

/** The additions of a college to which nobody has added anything. */
export function blankAddedSoccer(id: string): AddedSoccer {
  const team = (): AddedTeam => ({ matches: {}, squad: null });
  return { _id: id, schemaVersion: ADDED_SOCCER_SCHEMA_VERSION, version: 0, teams: { male: team(), female: team() } };
}

/** True where nobody has added anything about a team. */
export function isBlankTeam({ matches, squad }: AddedTeam): boolean {
  return squad === null && Object.keys(matches).length === 0;
}
