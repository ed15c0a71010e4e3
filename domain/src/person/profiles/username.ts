import * as z from 'zod/mini';
import { DAY_MS } from '../../kernel/day';
import { defineCollection } from '../../kernel/documents/define-collection';
import { Refusal } from '../../kernel/refusal/refusal';
import { instant } from '../../kernel/text/text-schemas';
import { FORMER_USERNAMES } from '../../reference/limits';
import { USERNAME_PATTERN } from './username-pattern';

export const username = z.string().check(z.regex(USERNAME_PATTERN));

/** Words that nobody gets as a username: they would pass for us, or for a part of the site. */
const RESERVED: ReadonlySet<string> = new Set(
  [
    'about account accounts admin administrator album albums anonymous api assets camps claim coach coaches',
    'college colleges contact edit everybody feedback former-member guide help home imprint login logout media',
    'members mod moderator new null official owner photos player players plus press privacy profile',
    'profiles root search security settings signin signup staff support system team terms test touchline',
    'touchline-support touchline-team undefined user users videos webmaster',
  ].flatMap((line) => line.split(' ')),
);

/**
 * Whether a username is one that nobody gets: a reserved word, digits after it or not, or any name with `touchline` in
 * it.
 */
export function isReservedUsername(name: string): boolean {
  return RESERVED.has(name) || RESERVED.has(name.replace(/-?\d+$/, '')) || name.replaceAll('-', '').includes('touchline');
}

/** Version of the stored shape. */
export const USERNAME_SCHEMA_VERSION = 2;

/**
 * `usernames/{username}`: the profile that an address leads to; `profileId` is the uid. `releasedAt` is when its person
 * took another name, null for a present one.
 */
export const usernameEntry = z.strictObject({
  _id: z.string(),
  schemaVersion: z.literal(USERNAME_SCHEMA_VERSION),
  profileId: z.string(),
  releasedAt: z.nullable(instant),
});

export type UsernameEntry = z.infer<typeof usernameEntry>;

/** The profile that an address leads to, also under former names. Version 1 did not support renaming. */
export const USERNAMES = defineCollection({
  name: 'usernames',
  holds: 'Which profile `/profile/{username}` leads to, also under names it had before. The id is the username.',
  version: USERNAME_SCHEMA_VERSION,
  schema: usernameEntry,
  upgrades: { 1: (stored) => ({ ...stored, releasedAt: null }) },
  personalData: {
    export: { nothing: 'The present and the former usernames are part of the profile.' },
    deletion: { erase: [{ by: 'field', field: 'profileId' }], at: 'person' },
  },
});

/** The entry of a present username. */
export function usernameEntryOf(_id: string, profileId: string): UsernameEntry {
  return { _id, schemaVersion: USERNAME_SCHEMA_VERSION, profileId, releasedAt: null };
}

function isWithinYear(moment: string, now: Date): boolean {
  return now.getTime() - Date.parse(moment) < FORMER_USERNAMES.keptDays * DAY_MS;
}

/** Whether a name can be taken, and by whom; `invalid` for a text that is no username. */
export type UsernameState = 'free' | 'own' | 'taken' | 'reserved' | 'invalid';

/**
 * The state of a name for a person, given its entry (null: none). A present name is taken; a former one leads to
 * its former owner, and is free for others after a year.
 */
export function usernameStateFor(name: string, entry: UsernameEntry | null, uid: string, now: Date): UsernameState {
  if (!username.safeParse(name).success) return 'invalid';
  if (entry?.profileId === uid) return 'own';
  if (isReservedUsername(name)) return 'reserved';
  return entry === null || (entry.releasedAt !== null && !isWithinYear(entry.releasedAt, now)) ? 'free' : 'taken';
}

interface Named {
  readonly _id: string;
  readonly username: string;
  readonly formerUsernames: readonly { readonly username: string; readonly until: string }[];
  readonly version: number;
  readonly updatedAt: string;
}

/**
 * Renames a person; also returns the entries to write. A person who has the name already stays as they are. Throws
 * Refusal invalid, and conflict where the name belongs to somebody else or too many names were left within a year.
 */
export function withUsername<Person extends Named>(
  person: Person,
  name: string,
  entry: UsernameEntry | null,
  now: Date,
): { readonly person: Person; readonly entries: readonly UsernameEntry[] } {
  if (name === person.username) return { person, entries: [] };
  const state = usernameStateFor(name, entry, person._id, now);
  if (state === 'invalid') throw new Refusal('invalid', 'usernameInvalid', {}, 'username');
  if (state === 'reserved') throw new Refusal('invalid', 'usernameReserved', {}, 'username');
  if (state === 'taken') throw new Refusal('conflict', 'usernameTaken', {}, 'username');
  const at = now.toISOString();
  const left = person.formerUsernames.filter(({ username: one }) => one !== name && one !== person.username);
  const held = left.filter(({ until }) => isWithinYear(until, now));
  if (held.length >= FORMER_USERNAMES.most)
    throw new Refusal('conflict', 'usernameChangedOften', { most: FORMER_USERNAMES.most }, 'username');
  const formerUsernames = [...held, { username: person.username, until: at }];
  return {
    person: { ...person, username: name, formerUsernames, version: person.version + 1, updatedAt: at },
    entries: [usernameEntryOf(name, person._id), { ...usernameEntryOf(person.username, person._id), releasedAt: at }],
  };
}
