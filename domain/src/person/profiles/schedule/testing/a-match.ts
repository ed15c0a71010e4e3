import type { ScheduleEntry } from '../schedule';

/** A match on a May evening; `changes` replace whole fields. */
export function aMatch(changes: Partial<ScheduleEntry> = {}): ScheduleEntry {
  return {
    ...{ id: 'match-1', kind: 'match', date: '2027-05-01', until: null, time: null },
    ...{ event: 'Cup', place: null, shirtNumber: null, campId: null },
    ...changes,
  };
}
