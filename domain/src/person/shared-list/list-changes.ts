import { sameJson } from '../../kernel/json/json';
import { Refusal } from '../../kernel/refusal/refusal';
import { SHARED_LIST_LIMITS } from '../../reference/shared-lists';
import { STAFF_ENTRY_SCHEMA_VERSION, type StaffEntry, type StaffEntryForm } from './staff-entry';
import { STAFF_RECRUIT_SCHEMA_VERSION, type StaffRecruit, type StaffRecruitForm, staffRecruitId } from './staff-recruit';

/** The player, the college of the list, and the row as it is stored; null for a new one. */
interface Row {
  readonly collegeId: string;
  readonly player: string;
  readonly before: StaffRecruit | null;
  /** How many players are on the list. */
  readonly count: number;
}

/**
 * A player on the shared list after somebody added or moved them. Moving to the same stage again changes nothing, so a
 * call may be repeated, and two coaches who do the same do not conflict. Throws Refusal conflict where somebody moved
 * or removed the player since, and beyond the limit.
 */
export function movedRecruit({ collegeId, player, before, count }: Row, form: StaffRecruitForm, now: string): StaffRecruit {
  if (before === null) {
    if (form.version !== 0) throw new Refusal('conflict', 'recruitRemoved');
    if (count >= SHARED_LIST_LIMITS.players)
      throw new Refusal('conflict', 'sharedListFull', { most: SHARED_LIST_LIMITS.players });
    return {
      ...{ _id: staffRecruitId(collegeId, player), schemaVersion: STAFF_RECRUIT_SCHEMA_VERSION, collegeId, player },
      ...{ stage: form.stage, version: 1, addedAt: now, movedAt: now },
    };
  }
  if (form.stage === before.stage && form.version <= before.version) return before;
  if (form.version !== before.version) throw new Refusal('conflict', 'recruitMoved');
  return { ...before, stage: form.stage, version: before.version + 1, movedAt: now };
}

/** Where an entry belongs and who writes it. */
type Place = Pick<StaffEntry, '_id' | 'collegeId' | 'player' | 'author'>;

/** The entry that tells the staff who moved a player, when and to which stage. */
export function moveEntry(place: Place, stage: StaffRecruit['stage'], now: string): StaffEntry {
  return newEntry(place, { kind: 'move', text: null, stage }, now);
}

/**
 * A note or a contact after its author wrote or changed it. Only its author changes an entry, nobody a move. Throws
 * Refusal forbidden for somebody else's, conflict where it was changed or removed since.
 */
export function writtenEntry(place: Place, before: StaffEntry | null, form: StaffEntryForm, now: string): StaffEntry {
  if (before === null) {
    if (form.version !== 0) throw new Refusal('conflict', 'staffEntryRemoved');
    return newEntry(place, { kind: form.kind, text: form.text, stage: null }, now);
  }
  requireOwnEntry(place, before);
  if (before.kind !== form.kind) throw new Refusal('conflict', 'staffEntryChanged');
  const after = { ...before, text: form.text };
  if (sameJson(after, before) && form.version <= before.version) return before;
  if (form.version !== before.version) throw new Refusal('conflict', 'staffEntryChanged');
  return { ...after, version: before.version + 1, changedAt: now };
}

/** Throws Refusal forbidden unless a person wrote the entry, and about this player of this college. */
export function requireOwnEntry({ collegeId, player, author }: Omit<Place, '_id'>, entry: StaffEntry): void {
  const isHere = entry.collegeId === collegeId && entry.player === player;
  if (!isHere || entry.author !== author || entry.kind === 'move') throw new Refusal('forbidden', 'notYourEntry');
}

function newEntry(place: Place, what: Pick<StaffEntry, 'kind' | 'text' | 'stage'>, now: string): StaffEntry {
  return { ...place, ...what, schemaVersion: STAFF_ENTRY_SCHEMA_VERSION, version: 1, at: now, changedAt: now };
}
