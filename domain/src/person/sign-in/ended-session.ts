import * as z from 'zod/mini';
import { defineCollection } from '../../kernel/documents/define-collection';
import { noPersonalData } from '../../kernel/documents/personal-data';
import { instant } from '../../kernel/text/text-schemas';
import { SESSION_LIFETIME_MS } from '../../reference/limits';

/** Version of the stored shape. */
export const ENDED_SESSION_SCHEMA_VERSION = 1;

/**
 * `endedSessions/{hash}`: a session that its user signed out of. The id is a hash of the session, which it does not
 * name.
 */
const endedSession = z.strictObject({
  _id: z.string(),
  schemaVersion: z.literal(ENDED_SESSION_SCHEMA_VERSION),
  endedAt: instant,
});

/** The sessions that were signed out of; each expires once no session could last any longer. */
export const ENDED_SESSIONS = defineCollection({
  name: 'endedSessions',
  holds: 'That a session was signed out of, by a hash of it.',
  version: ENDED_SESSION_SCHEMA_VERSION,
  schema: endedSession,
  upgrades: {},
  stamps: { expiresAt: ({ endedAt }) => new Date(Date.parse(endedAt) + SESSION_LIFETIME_MS) },
  expires: 'five days after the sign-out',
  personalData: noPersonalData('A hash that leads to nobody, gone after five days.'),
});
