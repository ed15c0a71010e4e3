import { ADMIN_REQUEST_SCHEMA_VERSION, type AdminRequest } from '@touchline/domain/person/members/admin-request';
import { adminRequests } from '@touchline/functions/features/members/admin-request-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { aPerson } from './people';

/** A stored request of some admin that a new member becomes an admin. */
export async function anAdminRequest(changes: Partial<AdminRequest> = {}): Promise<AdminRequest> {
  const [asker, member] = [await aPerson({ isAdmin: true }), await aPerson()];
  const request: AdminRequest = {
    ...{ _id: member.uid, schemaVersion: ADMIN_REQUEST_SCHEMA_VERSION, requestId: `request-of-${member.uid}` },
    ...{ wanted: 'grant', reason: 'Joins the team.', askedBy: asker.uid, askedAt: new Date().toISOString() },
    confirmedBy: null,
    ...changes,
  };
  await adminRequests(firestore()).doc(request._id).set(request);
  return request;
}
