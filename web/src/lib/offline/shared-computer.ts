import { deviceValue } from '../device-value';

const stored = deviceValue('touchline.sharedComputer', false, (text) => text === 'yes');

/** Whether somebody said that this computer is shared: then nothing is kept on it, whoever signs in. */
export function useSharedComputer(): boolean {
  return stored.useValue();
}

/** The same, for code outside of React. */
export function isSharedComputer(): boolean {
  return stored.current();
}

/** Stores the choice for this device; it outlives a sign-out. */
export function setSharedComputer(isShared: boolean): void {
  stored.storeText(isShared ? 'yes' : null);
}
