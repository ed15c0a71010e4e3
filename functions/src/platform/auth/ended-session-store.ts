import { createHash } from 'node:crypto';
import { ENDED_SESSION_SCHEMA_VERSION, ENDED_SESSIONS } from '@touchline/domain/person/sign-in/ended-session';
import type { Firestore } from 'firebase-admin/firestore';
import type { Clock } from '../clock-and-ids';
import { collectionOf } from '../stored-document';

/** The sessions that were signed out of, which no later call may use (docs/accounts.md). */
export interface EndedSessionStore {
  /** Whether a session was signed out of: one document. */
  readonly hasEnded: (cookie: string) => Promise<boolean>;
  /** Repeating it changes nothing that counts. */
  readonly end: (cookie: string) => Promise<void>;
}

export function endedSessionStore(database: () => Firestore, clock: Clock): EndedSessionStore {
  const documentOf = (cookie: string) => collectionOf(database(), ENDED_SESSIONS).doc(hashOfSession(cookie));
  return {
    hasEnded: async (cookie) => (await documentOf(cookie).get()).exists,
    end: async (cookie) => {
      const endedAt = clock().toISOString();
      await documentOf(cookie).set({ _id: hashOfSession(cookie), schemaVersion: ENDED_SESSION_SCHEMA_VERSION, endedAt });
    },
  };
}

/**
 * The hash under which a session is known. It covers header and claims alone, the parts that are signed: the same
 * signature can be written in several ways, so that a hash of the whole cookie would miss the others.
 */
export function hashOfSession(cookie: string): string {
  return createHash('sha256').update(cookie.split('.').slice(0, 2).join('.')).digest('base64url');
}
