import type { Role } from './role';

/** Who makes a call, as the server established it: `uid` is null for a visitor, `roles` are the stored ones, never claims minted earlier. */
export interface Actor {
  readonly uid: string | null;
  readonly isAdmin: boolean;
  readonly roles: readonly Role[];
}

/** Someone who is not signed in. */
export const visitor: Actor = Object.freeze({ uid: null, isAdmin: false, roles: [] });
