import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { idOfCall } from './deadline';

/** The moment of a call; a parameter, so that tests can choose it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

const SECOND_MS = 1000;
const secondNow = (): number => Math.floor(Date.now() / SECOND_MS);

/** Resolves once the present second of the system's clock is over. */
export async function nextSecond(): Promise<void> {
  const present = secondNow();
  while (secondNow() === present) await setTimeout(SECOND_MS - (Date.now() % SECOND_MS));
}

const ID_BYTES = 18;

/**
 * An id of 24 letters, digits, hyphens and underscores that nobody can guess. It is random, except in a call that can
 * be repeated: there the nth id is the same each time.
 */
export function newId(): string {
  return idOfCall() ?? randomBytes(ID_BYTES).toString('base64url');
}

/** The ids of a call that can be repeated, one after the other. Nobody can compute them without the secret. */
export function repeatableIds(secret: string, call: readonly unknown[]): () => string {
  const seed = JSON.stringify(call);
  let drawn = 0;
  return () => {
    drawn += 1;
    const hash = createHmac('sha256', `ids ${secret}`).update(`${drawn} ${seed}`).digest();
    return hash.subarray(0, ID_BYTES).toString('base64url');
  };
}
