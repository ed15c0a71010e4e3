import type { StaffEntry } from '../person/shared-list/staff-entry';
import { type StaffRecruit, staffRecruitId } from '../person/shared-list/staff-recruit';
import type { Merging } from './merge-parts';

/**
 * A player of a shared list on that of the remaining college. A player on both lists is in the stage to which somebody
 * moved them last, under a version that nobody has seen.
 */
export function movedRecruit(row: StaffRecruit, there: StaffRecruit | null, { into }: Merging): StaffRecruit {
  if (there === null) return { ...row, _id: staffRecruitId(into, row.player), collegeId: into };
  const { stage, movedAt } = row.movedAt > there.movedAt ? row : there;
  const addedAt = row.addedAt < there.addedAt ? row.addedAt : there.addedAt;
  return { ...there, stage, movedAt, addedAt, version: Math.max(row.version, there.version) + 1 };
}

/** An entry of a shared list under the remaining college; null for one of another college. */
export function movedStaffEntry(entry: StaffEntry, { from, into }: Merging): StaffEntry | null {
  return entry.collegeId === from ? { ...entry, collegeId: into } : null;
}
