import { shownListStore } from '../features/staff-list/shown-list-store';
import {
  moveRecruit,
  removeRecruit,
  removeStaffEntry,
  staffRecruits,
  writeStaffEntry,
} from '../features/staff-list/staff-list-handlers';
import { staffListStore } from '../features/staff-list/staff-list-store';
import type { CollegeServices } from './college-services';

/** The handlers of the lists that the staff of colleges share. */
export function staffListHandlers({ database, clock, newId }: CollegeServices) {
  const dependencies = { shown: shownListStore(database, clock), lists: staffListStore(database, clock, newId) };
  return {
    staffRecruits: staffRecruits(dependencies),
    moveRecruit: moveRecruit(dependencies),
    removeRecruit: removeRecruit(dependencies),
    writeStaffEntry: writeStaffEntry(dependencies),
    removeStaffEntry: removeStaffEntry(dependencies),
  };
}
