import { beginGuardianshipStore } from '../features/guardianship/begin-guardianship-store';
import { furtherGuardianStore } from '../features/guardianship/further-guardian-store';
import {
  answerFurtherGuardian,
  answerGuardianship,
  askGuardianship,
  endGuardianship,
  guardChild,
  guardianships,
  keepGuardianship,
  openFurtherGuardian,
} from '../features/guardianship/guardianship-handlers';
import { guardianshipStore } from '../features/guardianship/guardianship-store';
import { answerPurchaseRequest, purchaseRequests } from '../features/purchase-requests/purchase-request-handlers';
import { ownPurchaseRequestsStore } from '../features/purchase-requests/own-purchase-requests-store';
import { purchaseRequestStore } from '../features/purchase-requests/purchase-request-store';
import { ownGuardianshipsStore } from '../features/guardianship/own-guardianships-store';
import { dailyLimitStore, rateLimitOf } from '../platform/rate-limit-store';
import type { SharedServices } from './shared-services';

/** The handlers of the links between players and guardians. */
export function guardianshipHandlers({ database, clock, newId, users, profiles, countAttempt }: SharedServices) {
  const dependencies = {
    links: { ...guardianshipStore(database, clock, newId), ...beginGuardianshipStore(database, clock, newId) },
    readOwn: ownGuardianshipsStore(database, clock),
    openFurther: furtherGuardianStore(database, clock),
    ...{ users, profiles },
    countToday: dailyLimitStore(database, clock),
    openings: rateLimitOf('guardianLink', countAttempt),
  };
  const approvals = {
    requests: purchaseRequestStore(database, clock, newId),
    readOwn: ownPurchaseRequestsStore(database, clock),
    ...{ users, profiles },
  };
  return {
    purchaseRequests: purchaseRequests(approvals),
    answerPurchaseRequest: answerPurchaseRequest(approvals),
    guardianships: guardianships(dependencies),
    askGuardianship: askGuardianship(dependencies),
    answerGuardianship: answerGuardianship(dependencies),
    endGuardianship: endGuardianship(dependencies),
    guardChild: guardChild(dependencies),
    keepGuardianship: keepGuardianship(dependencies),
    openFurtherGuardian: openFurtherGuardian(dependencies),
    answerFurtherGuardian: answerFurtherGuardian(dependencies),
  };
}
