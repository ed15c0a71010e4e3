import {
  camp,
  copyCamp,
  createCamp,
  editedCamps,
  listedCamps,
  patchCamp,
  searchCamps,
  undoCampPatch,
} from '../features/camps/camp-handlers';
import { campListStore } from '../features/camps/camp-list-store';
import { campStore } from '../features/camps/camp-store';
import { rankingSummaryStore } from '../features/colleges/ranking-summary-store';
import { logBug } from '../platform/log';
import type { CollegeServices } from './college-services';

/**
 * The handlers of camps. What an editor changes is found at once: by the camp search, and by that of colleges, where a
 * failure is repaired by the hourly job.
 */
export function campHandlers({ database, clock, newId, catalogue, colleges }: CollegeServices) {
  const lists = campListStore(database, clock, catalogue);
  const summaries = rankingSummaryStore(database, clock);
  const camps = campStore(database, clock, newId, async (collegeId) => {
    lists.invalidate();
    await summaries.refreshCampsOf(collegeId).catch((error: unknown) => logBug('', error));
    catalogue.invalidate();
  });
  return {
    searchCamps: searchCamps(lists, clock),
    listedCamps: listedCamps(lists, clock),
    camp: camp(camps, catalogue, clock),
    editedCamps: editedCamps(camps, colleges, clock),
    createCamp: createCamp(camps, colleges, clock, newId),
    copyCamp: copyCamp(camps, clock, newId),
    patchCamp: patchCamp(camps, colleges),
    undoCampPatch: undoCampPatch(camps),
  };
}
