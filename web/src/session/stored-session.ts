import { DAY_MS } from '@touchline/domain/kernel/day';
import { readStored, store } from '../lib/browser-storage';

/** Where the hint is stored, for this browser's other tabs too. */
export const HINT_KEY = 'touchline.signedIn';
const RENEWED_BEFORE_END_MS = DAY_MS;

/**
 * What this browser stores about a sign-in: the user, and when the backend's session ends (ISO 8601). It proves
 * nothing.
 */
export interface SignedInHint {
  readonly uid: string;
  readonly expiresAt: string;
}

/** The stored hint, or null if there is none or it cannot be read. */
export function readHint(): SignedInHint | null {
  try {
    const stored: unknown = JSON.parse(readStored(HINT_KEY) ?? 'null');
    return isHint(stored) ? stored : null;
  } catch {
    return null;
  }
}

/**
 * Stores the hint for the next visit; null removes it. <html> is marked as the head script does before the first paint.
 */
export function storeHint(hint: SignedInHint | null): void {
  document.documentElement.toggleAttribute('data-signed-in', hint !== null);
  store(HINT_KEY, hint === null ? null : JSON.stringify(hint));
}

/** True where the hint promises the user a backend session for at least another day. */
export function covers(hint: SignedInHint | null, uid: string, nowMs: number): boolean {
  return hint !== null && hint.uid === uid && Date.parse(hint.expiresAt) - nowMs > RENEWED_BEFORE_END_MS;
}

function isHint(stored: unknown): stored is SignedInHint {
  if (typeof stored !== 'object' || stored === null || !('uid' in stored) || !('expiresAt' in stored)) return false;
  return typeof stored.uid === 'string' && typeof stored.expiresAt === 'string' && !Number.isNaN(Date.parse(stored.expiresAt));
}

const PENDING_SIGN_OUT_KEY = 'touchline.signOutOwed';

/** Stores for the next visit whether a sign-out has not reached the backend yet, whose cookie no script can remove. */
export function storePendingSignOut(isPending: boolean): void {
  store(PENDING_SIGN_OUT_KEY, isPending ? 'true' : null);
}

/** True where somebody signed out here and the backend may not know. */
export function isSignOutPending(): boolean {
  return readStored(PENDING_SIGN_OUT_KEY) !== null;
}
