import { readStored, store } from '../lib/browser-storage';

const STORED_AS = 'touchline.signedIn';
const RENEWED_BEFORE_END_MS = 24 * 60 * 60 * 1000;

/** What this browser remembers of a sign-in: whose, and when the backend's session ends (ISO 8601). It proves nothing; it only says where to look. */
export interface SignedInHint {
  readonly uid: string;
  readonly expiresAt: string;
}

/** The stored hint, or null where there is none that can be read. */
export function readHint(): SignedInHint | null {
  try {
    const stored: unknown = JSON.parse(readStored(STORED_AS) ?? 'null');
    return isHint(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Keeps the hint for the next visit; null forgets it. <html> is marked accordingly, as the head script does before the first paint. */
export function storeHint(hint: SignedInHint | null): void {
  document.documentElement.toggleAttribute('data-signed-in', hint !== null);
  store(STORED_AS, hint === null ? null : JSON.stringify(hint));
}

/** True where the hint promises the user a backend session for at least another day. */
export function covers(hint: SignedInHint | null, uid: string, nowMs: number): boolean {
  return hint !== null && hint.uid === uid && Date.parse(hint.expiresAt) - nowMs > RENEWED_BEFORE_END_MS;
}

function isHint(stored: unknown): stored is SignedInHint {
  if (typeof stored !== 'object' || stored === null || !('uid' in stored) || !('expiresAt' in stored)) return false;
  return typeof stored.uid === 'string' && typeof stored.expiresAt === 'string' && !Number.isNaN(Date.parse(stored.expiresAt));
}
