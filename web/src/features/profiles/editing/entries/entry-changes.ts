import { type Json, sameJson } from '@touchline/domain/kernel/json/json';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import type { ProfileChanges } from '../edited-profile';

/** The lists of a profile whose entries are edited one by one, each in its form. */
export type EntryList = 'honours' | 'schedule' | 'seasons';
/** An entry of one of the lists. */
export type Entry = Profile[EntryList][number];

/** What an entry has where nothing is typed. */
const BLANK = {
  honours: { team: null, year: null, note: null },
  schedule: { time: null, place: null },
  seasons: {
    ...{ team: null, matches: null, starts: null, minutes: null, goals: null, assists: null },
    ...{ cleanSheets: null, saves: null },
  },
} as const satisfies Record<EntryList, Readonly<Record<string, Json>>>;

/** Adds an entry with what was typed at the end of its list. */
export function addingEntry(list: EntryList, typed: Readonly<Record<string, Json>>, label: string): ProfileChanges {
  return () => [{ op: 'add', path: `/${list}/-`, value: { ...BLANK[list], ...typed }, label }];
}

/** Removes the entry that was pressed, wherever it is by then; no change where it is gone or has been changed. */
export function removingEntry(list: EntryList, shown: Entry, label: string): ProfileChanges {
  return (profile) => {
    const index = profile[list].findIndex((one) => sameJson(one, shown));
    return index < 0 ? [] : [{ path: `/${list}/${index}`, value: null, label }];
  };
}
