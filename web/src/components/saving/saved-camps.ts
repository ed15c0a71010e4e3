import { MOST_PLANNED } from '@touchline/domain/camp/camp-plan';
import { deviceValue } from '../../lib/device-value';

const NONE: readonly string[] = [];
const stored = deviceValue('touchline.savedCamps', NONE, plannedIds);

/** The ids of a plan as its address has them, each once and at most as many as a plan holds. */
export function plannedIds(text: string): readonly string[] {
  const ids = text.split(',').filter((id) => /^[A-Za-z0-9_-]{1,120}$/.test(id));
  return [...new Set(ids)].slice(0, MOST_PLANNED);
}

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
