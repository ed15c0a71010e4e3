import { readStored, store } from '../../lib/browser-storage';

const STORED_AS = 'touchline.consentUntold';

/** Keeps, also for the next visit, whether the last choice has still to reach the history of whoever is, or will be, signed in here. */
export function noteUntoldChoice(isUntold: boolean): void {
  store(STORED_AS, isUntold ? 'true' : null);
}

/** True where a choice was made that no account knows of. */
export function isChoiceUntold(): boolean {
  return readStored(STORED_AS) !== null;
}
