/** The text stored under a key, or null; null too where the browser refuses storage. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text under a key, null removes it; refused storage is no failure. */
export function store(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Private windows may refuse: the value then lasts as long as the page.
  }
}

const RELOADED_FOR_KEY = 'touchline.reloadedFor';

/**
 * Reloads the page after a part of it could not be downloaded, once for each release. An old page whose files are gone
 * becomes the new one, and a broken release does not loop. `release` names the running release; returns whether the
 * page is being reloaded.
 */
export function reloadOnce(release: string): boolean {
  try {
    if (sessionStorage.getItem(RELOADED_FOR_KEY) === release) return false;
    sessionStorage.setItem(RELOADED_FOR_KEY, release);
  } catch {
    return false;
  }
  location.reload();
  return true;
}
