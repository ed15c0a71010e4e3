import { COLLEGE_ID } from '@touchline/domain/college/path-name';
import { COMPARED_AT_MOST } from '@touchline/domain/college/comparison/compare-address';
import { isObject } from '@touchline/domain/kernel/json/json';
import { useSyncExternalStore } from 'react';
import { readStored, store } from '../../lib/browser-storage';

/** A college that the reader has chosen for the comparison. */
export interface ChosenCollege {
  readonly collegeId: string;
  readonly name: string;
}

const KEY = 'touchline.compared';
const NONE: readonly ChosenCollege[] = Object.freeze([]);
const listeners = new Set<() => void>();
let known: { readonly text: string | null; readonly chosen: readonly ChosenCollege[] } = { text: null, chosen: NONE };

/** The colleges chosen for the comparison on this device, in the order of the choice; none while a page is hydrated. */
export function useCompareChoice(): readonly ChosenCollege[] {
  return useSyncExternalStore(subscribe, storedChoice, () => NONE);
}

/** Adds a college to the comparison, or takes it out. False where `most` are chosen already; nothing changes then. */
export function toggleCompared({ collegeId, name }: ChosenCollege, most: number): boolean {
  const chosen = storedChoice();
  const others = chosen.filter((one) => one.collegeId !== collegeId);
  if (others.length === chosen.length && chosen.length >= most) return false;
  storeChoice(others.length < chosen.length ? others : [...chosen, { collegeId, name }]);
  return true;
}

/** Takes every college out of the comparison. */
export function clearCompared(): void {
  storeChoice(NONE);
}

function storeChoice(chosen: readonly ChosenCollege[]): void {
  store(KEY, chosen.length === 0 ? null : JSON.stringify(chosen));
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

function storedChoice(): readonly ChosenCollege[] {
  const text = readStored(KEY);
  if (text !== known.text) known = { text, chosen: choiceIn(text) };
  return known.chosen;
}

function choiceIn(text: string | null): readonly ChosenCollege[] {
  try {
    const stored: unknown = text === null ? null : JSON.parse(text);
    return Array.isArray(stored) ? stored.flatMap(collegeIn).slice(0, COMPARED_AT_MOST.wide) : NONE;
  } catch {
    return NONE;
  }
}

function collegeIn(entry: unknown): readonly ChosenCollege[] {
  if (!isObject(entry)) return [];
  const { collegeId, name } = entry;
  return typeof collegeId === 'string' && COLLEGE_ID.test(collegeId) && typeof name === 'string' ? [{ collegeId, name }] : [];
}
