import type { Metadata } from '@grpc/grpc-js';
import { FirestoreError } from '../wire/firestore-error';

/** What the Admin SDK sends to an emulator. */
export const ADMIN_BEARER = 'Bearer owner';

/** Lets the Admin SDK in and nobody else: the rules, which this engine demands to be closed, bind everyone else. */
export function authorise(metadata: Metadata): void {
  if (metadata.get('authorization')[0] !== ADMIN_BEARER)
    throw new FirestoreError(
      'PERMISSION_DENIED',
      'Missing or insufficient permissions: firestore.rules are closed to every client.',
    );
}
