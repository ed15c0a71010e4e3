import type { Role } from '@touchline/domain/person/roles/role';

/** A head coach's role that a college has accepted. */
export function acceptedAt(collegeId: string): Role & { readonly type: 'headcoach' } {
  return { type: 'headcoach', value: collegeId, status: 'Accepted' };
}

/** A head coach's role that waits for the decision. */
export function pendingAt(collegeId: string): Role & { readonly type: 'headcoach' } {
  return { type: 'headcoach', value: collegeId, status: 'Pending' };
}
