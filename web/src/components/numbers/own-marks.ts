import { isObject } from '@touchline/domain/kernel/json/json';
import { useSyncExternalStore } from 'react';
import { readStored, store } from '../../lib/browser-storage';

/** What readers may type about themselves, with the range that each may have; the budget is dollars a year. */
export const MARK_RANGES = {
  sat: [400, 1600],
  act: [1, 36],
  budget: [0, 200_000],
} as const satisfies Record<string, readonly [number, number]>;

export type MarkName = keyof typeof MARK_RANGES;
export type OwnMarks = Readonly<Record<MarkName, number | null>>;

const NONE: OwnMarks = Object.freeze({ sat: null, act: null, budget: null });
const KEY = 'touchline.ownMarks';
const listeners = new Set<() => void>();
let known: { readonly text: string | null; readonly marks: OwnMarks } = { text: null, marks: NONE };

/** The reader's own marks; none while the page is rendered on the server and hydrated. They never leave the device. */
export function useOwnMarks(): OwnMarks {
  return useSyncExternalStore(subscribe, storedMarks, () => NONE);
}

/** Stores the reader's own marks on this device; all null removes them. */
export function storeOwnMarks(marks: OwnMarks): void {
  store(KEY, Object.values(marks).every((mark) => mark === null) ? null : JSON.stringify(marks));
  for (const tell of listeners) tell();
}

/** The mark that a text says, null for an empty one; `wrong` where it is no whole number within its range. */
export function markOfText(name: MarkName, text: string): number | null | 'wrong' {
  const digits = text.replace(/[\s.,$]/g, '');
  if (digits === '') return null;
  const [least, most] = MARK_RANGES[name];
  const value = /^\d{1,7}$/.test(digits) ? Number(digits) : Number.NaN;
  return value >= least && value <= most ? value : 'wrong';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function storedMarks(): OwnMarks {
  const text = readStored(KEY);
  if (text !== known.text) known = { text, marks: marksIn(text) };
  return known.marks;
}

function marksIn(text: string | null): OwnMarks {
  const stored = parsed(text);
  const markOf = (name: MarkName) => {
    const value = isObject(stored) ? stored[name] : null;
    const mark = typeof value === 'number' ? markOfText(name, String(value)) : null;
    return mark === 'wrong' ? null : mark;
  };
  return { sat: markOf('sat'), act: markOf('act'), budget: markOf('budget') };
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
