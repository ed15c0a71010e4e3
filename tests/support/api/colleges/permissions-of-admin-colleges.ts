import { adminOnly, type PermissionRow } from '../platform/permission-cells';
import { aStoredCollege } from './colleges';

type AdminCollegeRow = 'adminColleges' | 'createCollege' | 'archiveCollege' | 'restoreCollege' | 'correctCollege';

const ofFreshCollege = async () => ({ params: { collegeId: (await aStoredCollege())._id } });

/** The expected statuses of the rows of colleges for admins. */
export const PERMISSIONS_OF_ADMIN_COLLEGES: Readonly<Record<AdminCollegeRow, readonly PermissionRow[]>> = {
  adminColleges: [
    {
      row: '10',
      description: 'a league and division',
      cells: adminOnly(200),
      send: () => ({ query: { league: 'ncaa', division: '1' } }),
    },
  ],
  createCollege: [
    {
      row: 'admin',
      description: 'a college',
      cells: adminOnly(201),
      send: () => ({
        body: {
          ...{ name: 'From the matrix', collegeURL: 'https://www.created-matrix.edu', league: 'naia', teams: ['male'] },
          sharesSite: true,
        },
      }),
    },
  ],
  archiveCollege: [
    {
      row: 'admin',
      description: 'a college',
      cells: adminOnly(204),
      send: async () => ({ ...(await ofFreshCollege()), body: { reason: 'From the matrix.' } }),
    },
  ],
  restoreCollege: [{ row: 'admin', description: 'a college that is there', cells: adminOnly(204), send: ofFreshCollege }],
  correctCollege: [
    {
      row: 'admin',
      description: 'a fact',
      cells: adminOnly(200),
      send: async () => ({
        ...(await ofFreshCollege()),
        body: { field: 'nickname', value: 'Matrix', source: 'From the matrix', year: 2026 },
      }),
    },
  ],
};
