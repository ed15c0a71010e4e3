import type { Role } from '@touchline/domain/person/roles/role';
import { type ActorName, ACTORS } from '../actors';
import type { Sent } from '../caller';

/** The inputs of a cell's call: the college of the actors, the actor's id token, and a fresh edit to undo. */
export interface Stage {
  readonly collegeId: string;
  /** The college of the actors who make this call; another one where the row spends them. */
  readonly actorsCollegeId: string;
  /** The profile of the player who owns one in this row; of the actors who make this call. */
  readonly profileId: string;
  /** A fresh edit of that profile to undo. */
  readonly aProfileEdit: () => Promise<string>;
  /** A fresh picture of that profile. */
  readonly aProfilePicture: () => Promise<string>;
  /** A picture that the college has. */
  readonly pictureId: string;
  readonly idToken: string;
  /** A valid id token of the actor besides the session; for an invalid session, a token that is just as invalid. */
  readonly ownIdToken: string;
  readonly anEdit: () => Promise<string>;
  /** The uid of a coach with a pending role. */
  readonly aCollegeRequest: () => Promise<string>;
  /** The uid of a verified coach of matrix.edu who waits for a men's college. */
  readonly aCoachWithRequest: () => Promise<string>;
  /** A checkout that was paid. */
  readonly aPaidOrder: () => Promise<string>;
  /** A payment of a boost that stands in the ledger. */
  readonly aPayment: () => Promise<{ readonly purchaseId: string; readonly paymentId: string }>;
  /** A role of somebody. */
  readonly aRole: (
    status: Role['status'],
  ) => Promise<{ readonly uid: string; readonly type: string; readonly collegeId: string }>;
}

/**
 * A row of the permission matrix: the status that each actor gets for one variant of a call; null where the matrix has
 * no such case.
 */
export interface PermissionRow {
  readonly row: string;
  readonly description: string;
  readonly cells: Readonly<Record<ActorName, number | null>>;
  /**
   * Whose id tokens are sent instead of sessions: the actors' own, those of actors without profile, or ones issued
   * more than 5 minutes ago.
   */
  readonly shows?: 'idToken' | 'idTokenWithoutProfile' | 'oldIdToken';
  /** Whether the actors have accepted no terms and have no profile. */
  readonly hasNoProfile?: true;
  /** Whether the call ends its caller's sessions or account; then the actors are created again for this row. */
  readonly spends?: true;
  readonly send: (stage: Stage) => Sent | Promise<Sent>;
}

type Eleven<Value> = [Value, Value, Value, Value, Value, Value, Value, Value, Value, Value, Value];

export function cells(...statuses: Eleven<number | null>): PermissionRow['cells'] {
  return Object.fromEntries(ACTORS.map((actor, index) => [actor, statuses[index] ?? null])) as PermissionRow['cells'];
}

export function everyone(status: number): PermissionRow['cells'] {
  return cells(status, status, status, status, status, status, status, status, status, status, status);
}

/** Every actor with a valid session, and nobody else. */
export function signedIn(status: number): PermissionRow['cells'] {
  return cells(401, status, status, status, status, status, status, 401, 401, 401, 401);
}

/** The player who owns the profile, and nobody else. */
export function ownerOnly(status: number): PermissionRow['cells'] {
  return cells(401, status, 403, 403, 403, 403, 403, 401, 401, 401, 401);
}

/** Admins, and nobody else. */
export function adminOnly(status: number): PermissionRow['cells'] {
  return cells(401, 403, 403, 403, 403, 403, status, 401, 401, 401, 401);
}

/** A body with the caller's own fresh id token. */
export const withRecentSignIn =
  (body: object) =>
  ({ ownIdToken }: Stage): Sent => ({ body: { ...body, idToken: ownIdToken } });

/** A call without any input. */
export const nothing = (): Sent => ({});

/** A PNG of one pixel. */
export const A_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
