type Area = 'localStorage' | 'sessionStorage';

/** The text stored under a key, or null; null too where the browser refuses storage. */
export const readStored = (key: string): string | null => readFrom('localStorage', key);

/** Stores a text under a key, null removes it. False where the browser refuses storage, which is no failure. */
export const store = (key: string, text: string | null): boolean => storeIn('localStorage', key, text);

/** As `readStored`, of what this tab alone keeps until it is closed. */
export const readInTab = (key: string): string | null => readFrom('sessionStorage', key);

/** As `store`, for this tab alone until it is closed. */
export const storeInTab = (key: string, text: string | null): boolean => storeIn('sessionStorage', key, text);

/** The keys that begin so, of this browser or of this tab alone; none where the browser refuses storage. */
export function storedKeys(prefix: string, isInTab: boolean): readonly string[] {
  try {
    return Object.keys(isInTab ? sessionStorage : localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

function readFrom(area: Area, key: string): string | null {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

function storeIn(area: Area, key: string, text: string | null): boolean {
  try {
    if (text === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

const RELOADED_FOR_KEY = 'touchline.reloadedFor';

/**
 * Reloads the page after a part of it could not be downloaded, once for each release. An old page whose files are gone
 * becomes the new one, and a broken release does not loop. `release` names the running release; returns whether the
 * page is being reloaded.
 */
export function reloadOnce(release: string): boolean {
  if (readInTab(RELOADED_FOR_KEY) === release || !storeInTab(RELOADED_FOR_KEY, release)) return false;
  location.reload();
  return true;
}

/** Where the device keeps who pays for college; a sign-out removes it. */
export const PAYER_KEY = 'touchline.payer';
