import { isCoachRole } from '@touchline/domain/person/roles/coach-role';
import type { OwnAccount } from './use-own-account';

/** A coach's roles that wait or are accepted, and the colleges among them whose position is still to be named. */
export interface CoachRequests {
  readonly open: OwnAccount['roleRequests'];
  readonly unnamed: OwnAccount['claimable'];
}

/**
 * A registration with one fitting college asks for it without a position (S1-03): the coach names it in the form that
 * asks for a college, at the account and at /claimCollege alike.
 */
export function coachRequestsOf({ roleRequests, claimable }: Pick<OwnAccount, 'roleRequests' | 'claimable'>): CoachRequests {
  const open = roleRequests.filter((one) => isCoachRole(one) && one.status !== 'Rejected');
  const isUnnamed = (collegeId: string) =>
    open.some((one) => one.type === 'coach' && one.status === 'Pending' && one.collegeId === collegeId);
  return { open, unnamed: claimable.filter(({ collegeId }) => isUnnamed(collegeId)) };
}
