import * as z from 'zod/mini';
import { defineCollection } from '../kernel/documents/define-collection';
import { Refusal } from '../kernel/refusal/refusal';
import { instant, longText } from '../kernel/text/text-schemas';
import { SAVED_NOTE_MAX, SAVED_PLAYERS_MAX } from '../reference/limits';
import { headerTeamOf, isPlayer, teamTitleOf } from './profiles/completeness/completeness';
import { profile, type Profile } from './profiles/profile';
import { shownProfile, shownProfileTo } from './profiles/audience/shown-profile';
import { RECRUITING_STAGES } from './recruiting-stages';
import { earlierSave, type EarlierSave, savedNote } from './saved-college';

/** Version of the stored shape. */
export const SAVED_PLAYER_SCHEMA_VERSION = 2;

const stage = z.enum(RECRUITING_STAGES);

/**
 * `accounts/{uid}/savedPlayers/{uid of the player}`: a player whom a coach has saved. Only that coach ever sees it.
 * `player` repeats the id, so that deleting the player's account finds it. `isNamed` says that a player with Premium
 * may read from which college (docs/decisions/213-named-colleges.md).
 */
export const savedPlayer = z.strictObject({
  _id: profile.shape._id,
  schemaVersion: z.literal(SAVED_PLAYER_SCHEMA_VERSION),
  player: profile.shape._id,
  stage,
  note: z.nullable(longText(SAVED_NOTE_MAX)),
  savedAt: instant,
  notedAt: z.nullable(instant),
  isNamed: z.boolean(),
});

export type SavedPlayer = z.infer<typeof savedPlayer>;

/** The players whom coaches have saved. A player's own download does not tell who did. */
export const SAVED_PLAYERS = defineCollection({
  name: 'accounts/{uid}/savedPlayers',
  holds: 'A player whom a coach saved, with stage and note. The id is the player, who reads a count from five on.',
  version: SAVED_PLAYER_SCHEMA_VERSION,
  schema: savedPlayer,
  upgrades: {
    // No coach had chosen to be named.
    1: (stored) => ({ ...stored, isNamed: false }),
  },
  personalData: {
    export: [
      {
        section: 'savedPlayers',
        as: 'list',
        of: [{ by: 'parent' }],
        entry: ({ player, stage: reached, note, savedAt, notedAt, isNamed }) => ({
          ...{ player, stage: reached, note, savedAt, notedAt, isNamed },
        }),
      },
    ],
    deletion: { erase: [{ by: 'parent' }, { by: 'field', field: 'player' }] },
  },
});

/** What a list shows of a player: what the profile shows its reader, shorter; `team` is the one of the header. */
export const listedPlayer = z.extend(
  z.pick(shownProfile, {
    username: true,
    displayName: true,
    type: true,
    sportsTypeGender: true,
    verified: true,
    status: true,
    profilePicture: true,
    position: true,
    characteristics: true,
    class: true,
    graduationYear: true,
    citizenship: true,
    address: true,
    gpa: true,
    gpaOf: true,
  }),
  { team: z.nullable(z.string()) },
);

export type ListedPlayer = z.infer<typeof listedPlayer>;

/** What a coach may see of a player in a list at a time (ISO 8601); null for who is hidden, or no player any more. */
export function listedPlayerOf(stored: Profile, at: string): ListedPlayer | null {
  const shown = isPlayer(stored.type) ? shownProfileTo(stored, 'coach', at) : null;
  if (shown === null) return null;
  const fields = Object.keys(listedPlayer.shape).map((field): [string, unknown] => [field, Reflect.get(shown, field)]);
  return listedPlayer.parse({ ...Object.fromEntries(fields), team: teamTitleOf(headerTeamOf(shown)) });
}

/** What a coach keeps about a player, as the API answers it. */
export const savedPlayerEntry = z.strictObject({
  profileId: profile.shape._id,
  ...z.pick(savedPlayer, { stage: true, note: true, savedAt: true, notedAt: true, isNamed: true }).shape,
});

/** The same with the player, as the list shows it. */
export const savedPlayerItem = z.extend(savedPlayerEntry, { player: listedPlayer });
export type SavedPlayerItem = z.infer<typeof savedPlayerItem>;

/** What saving a player sends; what is left out stays, and is at first `interested` without a note. */
export const savePlayerForm = z.object({
  stage: z.optional(stage),
  note: z.optional(savedNote),
  earlier: z.optional(earlierSave),
  isNamed: z.optional(z.boolean()),
});
export type SavePlayerForm = z.infer<typeof savePlayerForm>;

/**
 * A player after a coach saved them: the time of the first save stays, as does what is not sent; saving the same again
 * changes nothing. `earlier` restores the times of a removed entry, as far as they are past. Throws Refusal conflict
 * where this would be one player too many.
 */
export function savedPlayerOf(
  before: SavedPlayer | null,
  player: string,
  { stage: sentStage, note: sentNote, earlier, isNamed: sentNamed }: SavePlayerForm,
  { now, savedBefore }: { readonly now: string; readonly savedBefore: number },
): SavedPlayer {
  if (before === null && savedBefore >= SAVED_PLAYERS_MAX)
    throw new Refusal('conflict', 'savedPlayersFull', { most: SAVED_PLAYERS_MAX });
  const stored = before ?? newEntry(player, now, earlier);
  const known = sentNamed === undefined || sentNamed === stored.isNamed ? stored : { ...stored, isNamed: sentNamed };
  const reached = sentStage ?? known.stage;
  const note = sentNote === undefined ? known.note : sentNote;
  if (reached === known.stage && note === known.note) return known;
  if (note === known.note) return { ...known, stage: reached };
  const notedAt = note === null ? null : past((before === null ? earlier?.notedAt : null) ?? now, now);
  return { ...known, stage: reached, note, notedAt };
}

function newEntry(player: string, now: string, earlier: EarlierSave | undefined): SavedPlayer {
  const savedAt = past(earlier?.savedAt ?? now, now);
  const schemaVersion = SAVED_PLAYER_SCHEMA_VERSION;
  return { _id: player, schemaVersion, player, stage: 'interested', note: null, savedAt, notedAt: null, isNamed: false };
}

const past = (moment: string, now: string): string => (moment < now ? moment : now);
