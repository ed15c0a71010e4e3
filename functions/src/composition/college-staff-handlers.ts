import { adminInviteStore } from '../features/college-staff/admin-invite-store';
import { coachInviteStore } from '../features/college-staff/coach-invite-store';
import {
  acceptInvite,
  collegeHistory,
  collegeMembers,
  inviteStaff,
  openInvite,
  revokeInvite,
} from '../features/college-staff/college-staff-handlers';
import {
  adminInvites,
  inviteCoaches,
  resendAdminInvite,
  revokeAdminInvite,
} from '../features/college-staff/admin-invite-handlers';
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
    acceptInvite: acceptInvite(staff, shared.renewClaims),
  };
}

/** The handlers of the invitations that admins send in the name of Touchline. */
export function adminInviteHandlers({ database, clock, newId, users, catalogue, profiles }: SharedServices) {
  const invites = { ...coachInviteStore(database, clock, newId), ...adminInviteStore(database, clock, newId) };
  const dependencies = { invites, users, catalogue, profiles, clock };
  return {
    adminInvites: adminInvites(dependencies),
    inviteCoaches: inviteCoaches(dependencies),
    resendAdminInvite: resendAdminInvite(dependencies),
    revokeAdminInvite: revokeAdminInvite(dependencies),
  };
}
