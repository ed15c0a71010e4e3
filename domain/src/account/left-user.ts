import * as z from 'zod/mini';

/** Version of the stored shape of `sweepPlace`. */
export const SWEEP_PLACE_SCHEMA_VERSION = 1;

/** `sweepPlaces/{job}`: where a sweep over everybody goes on the next time; null at the beginning. */
export const sweepPlace = z.strictObject({
  _id: z.string(),
  schemaVersion: z.literal(SWEEP_PLACE_SCHEMA_VERSION),
  from: z.nullable(z.string()),
});

/** What the provider says of a user who may have been left. */
export interface ProvidersUser {
  readonly createdAt: string;
  readonly lastSignInAt: string | null;
  readonly isDisabled: boolean;
  readonly claims: Readonly<Record<string, unknown>>;
}

const LEFT_AFTER_MS = 24 * 3_600_000;

/**
 * Whether a user of the provider has had 24 hours to become a member, since they came or were last here: without an account such a user is one whose registration was cut
 * short, or who closed the terms, and nothing is kept of them. Admins and the disabled are somebody's business.
 */
export function hadTimeToJoin({ createdAt, lastSignInAt, isDisabled, claims }: ProvidersUser, now: Date): boolean {
  if (isDisabled || claims.admin === true) return false;
  const lastHere = Math.max(Date.parse(createdAt), Date.parse(lastSignInAt ?? createdAt));
  return now.getTime() - lastHere > LEFT_AFTER_MS;
}
