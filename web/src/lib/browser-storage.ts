/** What is stored under a key, or null; also where the browser keeps no storage for us. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text under a key, null forgets it; a browser that keeps nothing is no failure. */
export function store(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Private windows may refuse: the value then lasts as long as the page.
  }
}
