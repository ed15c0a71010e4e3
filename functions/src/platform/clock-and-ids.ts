import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';

/** The moment a call happens at; handed in so that tests can choose it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

const SECOND_MS = 1000;
const secondNow = (): number => Math.floor(Date.now() / SECOND_MS);

/** Resolves once the present second of the system's clock is over. */
export async function nextSecond(): Promise<void> {
  const present = secondNow();
  while (secondNow() === present) await setTimeout(SECOND_MS - (Date.now() % SECOND_MS));
}

/** A random id of 24 letters, digits, hyphens and underscores that nobody can guess. */
export function newId(): string {
  return randomBytes(18).toString('base64url');
}
