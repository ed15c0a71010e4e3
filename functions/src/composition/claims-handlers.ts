import {
  claimAlumni,
  claimCollege,
  claimsOfCollege,
  collegeAlumni,
  leaveCollege,
  objectToClaim,
  requestCollege,
} from '../features/claims/claim-handlers';
import { claimObjectionStore } from '../features/claims/claim-objection-store';
import { claimStore } from '../features/claims/claim-store';
import { alumniOf } from '../features/claims/listed-alumni-store';
import { decideRole } from '../features/claims/role-handlers';
import { roleStore } from '../features/claims/role-store';
import { collegeRequestStore } from '../features/college-requests/college-request-store';
import { staffStore } from '../features/college-staff/staff-store';
import { dailyLimitStore } from '../platform/rate-limit-store';
import type { SharedServices } from './shared-services';
import { peopleShown } from './members-handlers';

/** The handlers of roles at colleges: who claims one, who objects, and what an admin decides. */
export function claimsHandlers(shared: SharedServices) {
  const { database, clock, newId, users, catalogue, profiles, renewClaims } = shared;
  const objections = claimObjectionStore(database, clock, newId);
  const claims = claimStore(database, clock, newId);
  const claiming = {
    ...{ profiles, users, catalogue, claims, requests: collegeRequestStore(database, clock, newId) },
    staff: staffStore(database, users, profiles),
    countToday: dailyLimitStore(database, clock),
  };
  return {
    claimCollege: claimCollege(claiming),
    claimAlumni: claimAlumni(claiming),
    leaveCollege: leaveCollege(claims, renewClaims),
    claimsOfCollege: claimsOfCollege(profiles, objections),
    objectToClaim: objectToClaim(objections, claiming),
    requestCollege: requestCollege(claiming),
    collegeAlumni: collegeAlumni(catalogue, alumniOf(database, clock)),
    decideRole: decideRole({
      ...{ roles: roleStore(database, clock, newId), users, renewClaims, catalogue },
      show: peopleShown(shared),
    }),
  };
}
