import * as z from 'zod/mini';
import { initialsOf } from '../../kernel/text/initials';
import type { Profile } from '../profiles/profile';
import { listedPlayer, listedPlayerOf } from '../saved-player';
import { type StaffEntry, staffEntry } from './staff-entry';
import { type StaffRecruit, staffRecruit } from './staff-recruit';

/** An entry as the staff read it. `by.initials` is null for a former coach whose account is gone. */
const shownStaffEntry = z.strictObject({
  entryId: staffEntry.shape._id,
  ...z.pick(staffEntry, { kind: true, text: true, stage: true, version: true, at: true, changedAt: true }).shape,
  by: z.strictObject({ initials: z.nullable(z.string()), isMine: z.boolean() }),
});
export type ShownStaffEntry = z.infer<typeof shownStaffEntry>;

/**
 * A player on the shared list as the staff read it, with what coaches may see of them now. `entries` are the newest
 * first; `lastContact` is the last contact that somebody has noted, null if there is none.
 */
export const shownRecruit = z.strictObject({
  profileId: staffRecruit.shape.player,
  ...z.pick(staffRecruit, { stage: true, version: true, addedAt: true, movedAt: true }).shape,
  player: listedPlayer,
  lastContact: z.nullable(z.strictObject({ at: staffEntry.shape.at, initials: z.nullable(z.string()) })),
  entries: z.array(shownStaffEntry),
});
export type ShownRecruit = z.infer<typeof shownRecruit>;

/** Who reads the list and when, the names of the people who wrote in it, and the players who block the reader. */
export interface ListReader {
  readonly uid: string;
  readonly nameOf: (uid: string) => string | null;
  readonly blocking: ReadonlySet<string>;
  /** ISO 8601. */
  readonly at: string;
}

/**
 * A row as somebody of the staff reads it; null for a player who is hidden, gone or blocks the reader: a coach learns
 * not which of these it is. `entries` are those of this player, in any order.
 */
export function shownRecruitOf(
  row: StaffRecruit,
  { profile, entries }: { readonly profile: Profile | null; readonly entries: readonly StaffEntry[] },
  { uid, nameOf, blocking, at }: ListReader,
): ShownRecruit | null {
  const player = profile === null || blocking.has(row.player) ? null : listedPlayerOf(profile, at);
  if (player === null) return null;
  const shown = entries
    .map((entry): ShownStaffEntry => {
      const { _id, kind, text, stage, version, at: writtenAt, changedAt, author } = entry;
      const name = nameOf(author);
      const by = { initials: name === null ? null : initialsOf(name), isMine: author === uid };
      return { entryId: _id, kind, text, stage, version, at: writtenAt, changedAt, by };
    })
    .toSorted((one, other) => other.at.localeCompare(one.at) || one.entryId.localeCompare(other.entryId));
  const contact = shown.find(({ kind }) => kind === 'contact');
  const { player: profileId, stage, version, addedAt, movedAt } = row;
  return {
    ...{ profileId, stage, version, addedAt, movedAt, player, entries: shown },
    lastContact: contact === undefined ? null : { at: contact.at, initials: contact.by.initials },
  };
}
