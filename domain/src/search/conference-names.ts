import { conferenceIdOf, conferenceLabel } from '../reference/conferences/conference-ids';
import type { FilterableCollege } from './facet-values';

const known = new WeakMap<readonly FilterableCollege[], ReadonlyMap<string, string>>();

/** What the conferences of colleges are called, by id; one that our tables lack as its colleges call it. */
export function conferenceNamesOf(colleges: readonly FilterableCollege[]): ReadonlyMap<string, string> {
  const before = known.get(colleges);
  if (before !== undefined) return before;
  const names = new Map<string, string>();
  for (const { league, division, conference, mensConference, womensConference } of colleges) {
    for (const id of [mensConference, womensConference]) {
      if (id === null || names.has(id)) continue;
      const name = conferenceLabel(id) ?? (conferenceIdOf(league, division, conference) === id ? conference : null);
      if (name !== null) names.set(id, name);
    }
  }
  known.set(colleges, names);
  return names;
}
