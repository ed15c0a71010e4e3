import { coachInviteStore } from '../features/college-staff/coach-invite-store';
import {
  acceptInvite,
  collegeHistory,
  collegeMembers,
  inviteStaff,
  openInvite,
  revokeInvite,
} from '../features/college-staff/college-staff-handlers';
import { rateLimitOf } from '../platform/rate-limit-store';
import type { SharedServices } from './shared-services';

/** The handlers of a college's staff: its members, its history and its invitations. */
export function collegeStaffHandlers(shared: SharedServices) {
  const { database, clock, newId, users, catalogue, profiles, colleges, countAttempt } = shared;
  const staff = {
    ...{ colleges, profiles, users, catalogue, clock },
    invites: coachInviteStore(database, clock, newId),
    openings: rateLimitOf('openInvite', countAttempt),
  };
  return {
    collegeHistory: collegeHistory(staff),
    collegeMembers: collegeMembers(staff),
    inviteStaff: inviteStaff(staff),
    revokeInvite: revokeInvite(staff),
    openInvite: openInvite(staff),
    acceptInvite: acceptInvite(staff),
  };
}
