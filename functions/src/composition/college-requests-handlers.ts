import { collegeRequestOf, collegeRequestStore } from '../features/college-requests/college-request-store';
import { createRequestedCollege } from '../features/college-requests/requested-college-handlers';
import { requestedCollegeStore } from '../features/college-requests/requested-college-store';
import { adminCollegeRequests, finishCollegeRequest } from '../features/members/admin-user-handlers';
import { personSearchStore } from '../features/members/person-search-store';
import type { SharedServices } from './shared-services';

/** The handlers of colleges that coaches miss in the list, as admins decide on them. */
export function collegeRequestsHandlers({ database, clock, newId, users, catalogue }: SharedServices) {
  return {
    adminCollegeRequests: adminCollegeRequests(personSearchStore(database), clock),
    createRequestedCollege: createRequestedCollege({
      requestOf: collegeRequestOf(database),
      colleges: requestedCollegeStore(database, clock, newId),
      users,
      catalogue,
    }),
    finishCollegeRequest: finishCollegeRequest(collegeRequestStore(database, clock, newId)),
  };
}
