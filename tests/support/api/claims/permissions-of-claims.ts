import type { RouteName } from '@touchline/domain/http/api-routes';
import { cells, everyone, type PermissionRow, signedIn } from '../platform/permission-cells';

/** Who may claim a college, object to a claim, and read both. */
export const PERMISSIONS_OF_CLAIMS = {
  claimCollege: [
    {
      row: 'claim',
      description: 'a college of another mail domain (tests/api/registration/coaches.test.ts: of their own)',
      cells: cells(401, 403, 403, 403, 403, 403, 403, 401, 401, 401, 401),
      send: ({ collegeId }) => ({ body: { collegeId, sex: 'male', staffType: 'headcoach' } }),
    },
  ],
  leaveCollege: [
    {
      row: 'leave',
      description: 'the own role at the college',
      cells: cells(401, 404, 404, 200, 200, 404, 404, 401, 401, 401, 401),
      spends: true,
      send: ({ actorsCollegeId }) => ({ params: { collegeId: actorsCollegeId }, query: { type: 'headcoach' } }),
    },
  ],
  claimAlumni: [
    {
      row: 'alumni',
      description: 'the own role of an alumnus',
      cells: signedIn(201),
      spends: true,
      send: ({ actorsCollegeId }) => ({ body: { collegeId: actorsCollegeId, isListed: true } }),
    },
  ],
  claimsOfCollege: [
    {
      row: 'claims',
      description: 'of the own college',
      cells: cells(401, 403, 403, 403, 200, 403, 200, 401, 401, 401, 401),
      send: ({ collegeId }) => ({ params: { collegeId } }),
    },
  ],
  objectToClaim: [
    {
      row: 'objection',
      description: 'an open claim; admins decide instead',
      cells: cells(401, 403, 403, 403, 201, 403, 403, 401, 401, 401, 401),
      send: async ({ aRole }) => {
        const { uid, collegeId } = await aRole('Pending');
        return { params: { collegeId, uid }, body: { reason: 'Nobody of this name works here.' } };
      },
    },
  ],
  requestCollege: [
    {
      row: 'request',
      description: 'no .edu address (tests/api/claims/missing-college.test.ts: with one)',
      cells: signedIn(403),
      send: () => ({ body: { sportsTypeGender: 'Male' } }),
    },
  ],
  collegeAlumni: [
    { row: 'alumni', description: 'open', cells: everyone(200), send: ({ collegeId }) => ({ params: { collegeId } }) },
  ],
} as const satisfies Partial<Record<RouteName, readonly PermissionRow[]>>;
