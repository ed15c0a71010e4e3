import { randomBytes } from 'node:crypto';

/** The moment a call happens at; handed in so that tests can choose it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** A random id of 24 letters, digits, hyphens and underscores that nobody can guess. */
export function newId(): string {
  return randomBytes(18).toString('base64url');
}
