import { useSyncExternalStore } from 'react';

const STORED_AS = 'touchline.colourMode';
const NIGHT = '(prefers-color-scheme: dark)';

/** A user's choice of colour mode; `system` follows the device. */
export type ColourChoice = 'light' | 'dark' | 'system';

/** Stores a choice for the next visit; `system` removes it. A browser without storage is not an error. */
export function storeColourMode(choice: ColourChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(STORED_AS);
    else localStorage.setItem(STORED_AS, choice);
  } catch {
    // Private windows may refuse; the choice then lasts as long as the page.
  }
}

/** The stored choice; `system` if there is none. */
function storedColourMode(): ColourChoice {
  try {
    const stored = localStorage.getItem(STORED_AS);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

let choice: ColourChoice | null = null;
const listeners = new Set<() => void>();

const currentChoice = (): ColourChoice => (choice ??= storedColourMode());

/** Puts the mode's class on <html>, as the head script does before the first paint. */
export function applyColourMode(): void {
  const wanted = currentChoice();
  const isDark = wanted === 'dark' || (wanted === 'system' && matchMedia(NIGHT).matches);
  document.documentElement.classList.toggle('dark', isDark);
  document.documentElement.classList.toggle('light', !isDark);
}

function change(next: ColourChoice | null): void {
  choice = next;
  applyColourMode();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const night = matchMedia(NIGHT);
  const follow = ({ key }: StorageEvent) => {
    if (key === STORED_AS || key === null) change(null);
  };
  listeners.add(listener);
  night.addEventListener('change', applyColourMode);
  addEventListener('storage', follow);
  return () => {
    listeners.delete(listener);
    night.removeEventListener('change', applyColourMode);
    removeEventListener('storage', follow);
  };
}

/**
 * The user's choice of light, dark or system. It is stored in this browser and applied at once, also when the system or
 * another tab changes it; on the server it is `system`.
 */
export function useColourMode(): { readonly choice: ColourChoice; readonly choose: (choice: ColourChoice) => void } {
  return { choice: useSyncExternalStore(subscribe, currentChoice, () => 'system'), choose };
}

function choose(next: ColourChoice): void {
  storeColourMode(next);
  change(next);
}
