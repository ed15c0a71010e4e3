import * as z from 'zod/mini';
import { DAY_MS } from '../../kernel/day';
import { defineCollection } from '../../kernel/documents/define-collection';
import { noPersonalData } from '../../kernel/documents/personal-data';
import { instant } from '../../kernel/text/text-schemas';
import { account } from './account';

/** Version of the stored shape. */
export const ERASURE_SCHEMA_VERSION = 1;

/**
 * `erasures/{uid}`: an account that its owner has deleted, or a user without an account, until everything is erased. A
 * job finishes interrupted deletions (F28).
 */
export const erasure = z.strictObject({
  _id: account.shape._id,
  schemaVersion: z.literal(ERASURE_SCHEMA_VERSION),
  begunAt: instant,
});

/** The accounts that are being deleted. */
export const ERASURES = defineCollection({
  name: 'erasures',
  holds: 'An account that is to be deleted and is not gone yet. The id is the uid.',
  version: ERASURE_SCHEMA_VERSION,
  schema: erasure,
  upgrades: {},
  personalData: {
    export: { nothing: 'A user with such a marker is locked out and cannot download anything.' },
    deletion: { erase: [{ by: 'documentId' }], at: 'last' },
  },
});

/** Version of the stored shape of `jobCursor`. */
export const JOB_CURSOR_SCHEMA_VERSION = 1;

/** `sweepPlaces/{job}`: where a job over all users continues on its next run; null at the beginning. */
export const jobCursor = z.strictObject({
  _id: z.string(),
  schemaVersion: z.literal(JOB_CURSOR_SCHEMA_VERSION),
  from: z.nullable(z.string()),
});

/** The cursors of the jobs that go through all users in several runs. */
export const JOB_CURSORS = defineCollection({
  name: 'sweepPlaces',
  holds: 'Where a job that goes through all users or profiles continues. The id is the job.',
  version: JOB_CURSOR_SCHEMA_VERSION,
  schema: jobCursor,
  upgrades: {},
  personalData: noPersonalData('A page token of the provider or the id of a profile, replaced by every run.'),
});

/** What the auth provider knows of a user. */
export interface AuthUser {
  readonly createdAt: string;
  readonly lastSignInAt: string | null;
  readonly isDisabled: boolean;
  readonly claims: Readonly<Record<string, unknown>>;
}

const ORPHANED_AFTER_MS = DAY_MS;

/**
 * Whether a user of the auth provider, without an account, has not become a member within 24 hours since registration
 * or the last sign-in: the registration was interrupted, or the terms were closed. Such users are deleted. Admins and
 * disabled users never are.
 */
export function isOrphaned({ createdAt, lastSignInAt, isDisabled, claims }: AuthUser, now: Date): boolean {
  if (isDisabled || claims.admin === true) return false;
  const lastHere = Math.max(Date.parse(createdAt), Date.parse(lastSignInAt ?? createdAt));
  return now.getTime() - lastHere > ORPHANED_AFTER_MS;
}

/** Replaces the uid in history once the account is deleted. */
export const FORMER_MEMBER = 'former-member';
