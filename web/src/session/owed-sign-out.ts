import { readStored, store } from '../lib/browser-storage';

const STORED_AS = 'touchline.signOutOwed';

/** Keeps for the next visit whether a sign-out has still to reach the backend, whose cookie no script can take away. */
export function noteOwedSignOut(isOwed: boolean): void {
  store(STORED_AS, isOwed ? 'true' : null);
}

/** True where somebody signed out here and the backend may not know. */
export function isSignOutOwed(): boolean {
  return readStored(STORED_AS) !== null;
}
