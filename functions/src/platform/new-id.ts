import { randomBytes } from 'node:crypto';

/** A random id of 24 letters, digits, hyphens and underscores that nobody can guess. */
export function newId(): string {
  return randomBytes(18).toString('base64url');
}
