import { MOST_PLANNED } from '@touchline/domain/camp/camp-plan';
import { useSyncExternalStore } from 'react';
import { readStored, store } from '../../lib/browser-storage';
import { plannedIds } from './camp-address';

const KEY = 'touchline.savedCamps';
const NONE: readonly string[] = [];
const listeners = new Set<() => void>();
let known: { readonly text: string | null; readonly ids: readonly string[] } = { text: null, ids: NONE };

/**
 * The ids of the camps saved on this device, in the order in which they were saved; none while the page is rendered on
 * the server and hydrated (docs/decisions/076-saved-camps.md).
 */
export function useSavedCamps(): readonly string[] {
  return useSyncExternalStore(subscribe, savedCamps, () => NONE);
}

/** Saves a camp on this device, or removes it. False where the plan is full. */
export function setCampSaved(id: string, isSaved: boolean): boolean {
  const others = savedCamps().filter((one) => one !== id);
  if (isSaved && others.length >= MOST_PLANNED) return false;
  const ids = isSaved ? [...others, id] : others;
  store(KEY, ids.length === 0 ? null : ids.join(','));
  for (const tell of listeners) tell();
  return true;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

function savedCamps(): readonly string[] {
  const text = readStored(KEY);
  if (text !== known.text) known = { text, ids: text === null ? NONE : plannedIds(text) };
  return known.ids;
}
