import { type ActorName, ACTORS } from './actors';
import type { Sent } from './caller';

/**
 * What a cell's call may need: the college that the actors stand around, the id token its actor shows, and a fresh edit
 * to be undone.
 */
export interface Stage {
  readonly collegeId: string;
  /** A picture that the college has. */
  readonly pictureId: string;
  readonly idToken: string;
  /** A good id token of the actor beside the session; of a bad session's owner, one that is no better. */
  readonly ownIdToken: string;
  readonly anEdit: () => Promise<string>;
  /** The uid of a coach who waits for a college. */
  readonly aCollegeRequest: () => Promise<string>;
  /** Somebody's role that nobody has decided about. */
  readonly aPendingRole: () => Promise<{ readonly uid: string; readonly type: string; readonly collegeId: string }>;
}

/**
 * A row of the security matrix: the status that each actor gets for one way of making a call; null where the matrix has
 * no such case.
 */
export interface PermissionRow {
  readonly row: string;
  readonly says: string;
  readonly cells: Readonly<Record<ActorName, number | null>>;
  /**
   * Whose id tokens are shown instead of sessions: of the actors as they are, of ones without profile, or issued more
   * than 5 minutes ago.
   */
  readonly shows?: 'idToken' | 'idTokenWithoutProfile' | 'oldIdToken';
  /** Whether the call ends what its caller has (sessions, the account): then the actors are made again for this row. */
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

/** Everyone with a good session, and nobody else. */
export function signedIn(status: number): PermissionRow['cells'] {
  return cells(401, status, status, status, status, status, status, 401, 401, 401, 401);
}

/** Admins, and nobody else. */
export function adminOnly(status: number): PermissionRow['cells'] {
  return cells(401, 403, 403, 403, 403, 403, status, 401, 401, 401, 401);
}

/** A body with the caller's own fresh id token. */
export const withRecentSignIn =
  (body: object) =>
  ({ ownIdToken }: Stage): Sent => ({ body: { ...body, idToken: ownIdToken } });

/** A call that carries nothing. */
export const nothing = (): Sent => ({});
