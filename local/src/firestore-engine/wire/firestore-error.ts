import { status } from '@grpc/grpc-js';

/** The gRPC codes that Firestore answers with. */
export type ErrorCode =
  | 'INVALID_ARGUMENT'
  | 'NOT_FOUND'
  | 'ALREADY_EXISTS'
  | 'PERMISSION_DENIED'
  | 'FAILED_PRECONDITION'
  | 'ABORTED'
  | 'CANCELLED'
  | 'RESOURCE_EXHAUSTED'
  | 'UNIMPLEMENTED'
  | 'INTERNAL';

/** A call that Firestore refuses, with the code a client sees. */
export class FirestoreError extends Error {
  readonly code: status;

  constructor(
    readonly reason: ErrorCode,
    message: string,
  ) {
    super(message);
    this.code = status[reason];
  }
}

/** What a client asked that no database could do. */
export function invalid(message: string): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', message);
}
