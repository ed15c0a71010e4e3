import { MOST_PLANNED } from '@touchline/domain/camp/camp-plan';
import { deviceValue } from '../../lib/device-value';
import { plannedIds } from './camp-address';

const NONE: readonly string[] = [];
const stored = deviceValue('touchline.savedCamps', NONE, plannedIds);

/**
 * The ids of the camps saved on this device, in the order in which they were saved; none while the page is rendered on
 * the server and hydrated (docs/decisions/076-saved-camps.md).
 */
export function useSavedCamps(): readonly string[] {
  return stored.useValue();
}

/** Saves a camp on this device, or removes it. False where the plan is full. */
export function setCampSaved(id: string, isSaved: boolean): boolean {
  const others = stored.current().filter((one) => one !== id);
  if (isSaved && others.length >= MOST_PLANNED) return false;
  const ids = isSaved ? [...others, id] : others;
  stored.storeText(ids.length === 0 ? null : ids.join(','));
  return true;
}
