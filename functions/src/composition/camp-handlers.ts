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
import type { CollegeServices } from './college-services';

/** The handlers of camps. */
export function campHandlers({ clock, newId, catalogue, colleges, camps }: CollegeServices) {
  const { lists, store } = camps;
  return {
    searchCamps: searchCamps(lists, clock),
    listedCamps: listedCamps(lists, clock),
    camp: camp(store, catalogue, clock),
    editedCamps: editedCamps(store, colleges, clock),
    createCamp: createCamp(store, colleges, clock, newId),
    copyCamp: copyCamp(store, clock, newId),
    patchCamp: patchCamp(store, colleges),
    undoCampPatch: undoCampPatch(store),
  };
}
