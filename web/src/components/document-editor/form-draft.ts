import { readInTab, storeInTab } from '../../lib/browser-storage';

const PREFIX = 'touchline.draft.';

/** What was typed into a form and not saved, by the names of its fields; nothing where the browser refuses storage. */
export function readDraft(key: string): Readonly<Record<string, string>> {
  try {
    const stored: unknown = JSON.parse(readInTab(PREFIX + key) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return {};
  }
}

/** Stores what is typed for as long as the tab is open, null forgets it. */
export function storeDraft(key: string, typed: Readonly<Record<string, string>> | null): void {
  storeInTab(PREFIX + key, typed === null ? null : JSON.stringify(typed));
}
