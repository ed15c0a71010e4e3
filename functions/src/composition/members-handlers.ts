import { adminInviteStore } from '../features/college-staff/admin-invite-store';
import { claimObjectionStore } from '../features/claims/claim-objection-store';
import { playersOfGuardians } from '../features/featuring/guardian-address-store';
import { childrenAskedBy } from '../features/guardianship/guardian-of-player-store';
import { logStore } from '../features/logs/log-store';
import { carryOutAdminClaim, countOtherAdmins, findAdmins } from '../features/members/admin-claim-store';
import { askForAdmin, decideAdminRequest, listAdminRequests } from '../features/members/admin-request-handlers';
import { adminRequestStore } from '../features/members/admin-request-store';
import { adminPerson, adminUsers, showPeople } from '../features/members/admin-user-handlers';
import { givePlanDays, previewProfile, resendVerification, signOutPerson } from '../features/members/person-lever-handlers';
import { personLeverStore } from '../features/members/person-lever-store';
import { personRecordStore } from '../features/members/person-record-store';
import { personSearchStore } from '../features/members/person-search-store';
import { suspendPerson } from '../features/members/suspension-handlers';
import { suspensionStore } from '../features/members/suspension-store';
import { givePlanDays as givingPlanDays } from '../features/money/given-plan-store';
import { dangerReports } from '../features/moderation/danger-report-store';
import type { SharedServices } from './shared-services';

/** How admins see people. */
export function peopleShown({ database, clock, newId, users, catalogue }: SharedServices) {
  return showPeople(users, catalogue, claimObjectionStore(database, clock, newId).listAbout, dangerReports(database));
}

/** The handlers of the admins' list of people. */
export function membersHandlers(shared: SharedServices) {
  const { database, clock, newId, users, catalogue } = shared;
  const show = peopleShown(shared);
  const { namesOf } = logStore(database);
  const requests = adminRequestStore(database, clock, newId);
  const invites = adminInviteStore(database, clock, newId);
  const levers = personLeverStore(database, clock, newId);
  const carryOut = carryOutAdminClaim(database, users);
  return {
    adminRequests: listAdminRequests({ requests, namesOf }),
    askForAdmin: askForAdmin({ requests, users }),
    decideAdminRequest: decideAdminRequest({ requests, users, carryOut, namesOf, revokeInvitesOf: invites.revokeAllOf }),
    adminUsers: adminUsers(personSearchStore(database), show),
    adminPerson: adminPerson({
      ...{ accounts: shared.accounts, show },
      moneyOf: shared.payments.money.moneyOf,
      recordOf: personRecordStore({ database, clock, catalogue, namesOf }),
      ...{ requests, namesOf, countOtherAdmins: countOtherAdmins(findAdmins(database, users)) },
      playersOf: (found) => playersOfGuardians(database(), found),
      childrenAskedBy: childrenAskedBy(database),
    }),
    signOutPerson: signOutPerson({ levers, users }),
    resendVerification: resendVerification({ levers, users }),
    previewProfile: previewProfile({ levers, users }),
    givePlanDays: givePlanDays({ users }, givingPlanDays(database, clock, newId), shared.payments.money.moneyOf),
    suspendPerson: suspendPerson({
      accounts: shared.accounts,
      suspensions: suspensionStore(database, clock, newId),
      users,
      stopRenewalsOf: shared.payments.stopRenewalsOf,
      show,
    }),
  };
}
