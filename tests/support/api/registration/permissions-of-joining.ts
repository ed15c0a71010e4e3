import { randomUUID } from 'node:crypto';
import type { RouteName } from '@touchline/domain/http/api-routes';
import { aRegistration } from '@touchline/domain/person/testing/a-registration';
import type { Sent } from '../caller';
import { cells, everyone, nothing, type PermissionRow, type Stage } from '../platform/permission-cells';
import { claimsOf } from '../sign-in/tokens';

const idToken = ({ idToken }: Stage): Sent => ({ body: { idToken } });

/** The identity that a token claims; a forged token may claim anything. */
function uidIn(token: string): string {
  try {
    return String(claimsOf(token).sub);
  } catch {
    return 'nobody';
  }
}

/** Who may join and sign in. */
export const PERMISSIONS_OF_JOINING = {
  signInMethods: [
    {
      row: 'methods',
      description: 'open; the method and no more',
      cells: everyone(200),
      send: () => ({ body: { email: `${randomUUID()}@people.example` } }),
    },
  ],
  registerAccount: [
    {
      row: '1',
      description: 'open; the session is not looked at',
      cells: everyone(201),
      send: () => ({ body: { account: { ...aRegistration, email: `${randomUUID()}@people.example` } } }),
    },
  ],
  sessionLogin: [
    {
      row: '2',
      description: 'the actor owns the id token',
      //          V    PO   OP   PC   AC   AX   AD   RV   EX   DU   FC
      cells: cells(401, 200, 200, 200, 200, 200, 200, 401, 401, 401, 401),
      shows: 'idToken',
      send: idToken,
    },
    {
      row: '2b',
      description: 'a user without profile',
      cells: cells(null, 403, null, null, null, null, 403, 401, 401, 401, 401),
      shows: 'idTokenWithoutProfile',
      send: idToken,
    },
    {
      row: '2c',
      description: 'a token issued over 5 minutes ago',
      cells: cells(null, 401, 401, 401, 401, 401, 401, 401, 401, 401, 401),
      shows: 'oldIdToken',
      send: idToken,
    },
  ],
  acceptTerms: [
    {
      row: '4',
      description: "the token's own user",
      cells: cells(401, 200, 200, 200, 200, 200, 200, 401, 401, 401, 401),
      shows: 'idToken',
      send: ({ idToken }) => ({ body: { idToken, user: { uid: uidIn(idToken) } } }),
    },
    {
      row: '4b',
      description: 'somebody else',
      cells: cells(401, 403, 403, 403, 403, 403, 403, 401, 401, 401, 401),
      shows: 'idToken',
      send: ({ idToken }) => ({ body: { idToken, user: { uid: 'somebody-else' } } }),
    },
  ],
  sessionLogout: [{ row: '3', description: 'also without a session', cells: everyone(204), spends: true, send: nothing }],
} as const satisfies Partial<Record<RouteName, readonly PermissionRow[]>>;
