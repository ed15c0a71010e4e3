import { randomUUID } from 'node:crypto';
import { newMerge } from '@touchline/domain/merging/college-merge';
import { mergeDocuments } from '@touchline/functions/features/merging/merge-documents-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { adminOnly, type PermissionRow } from '../platform/permission-cells';
import { aStoredCollege } from './colleges';

type AdminCollegeRow =
  | 'adminColleges'
  | 'createCollege'
  | 'archiveCollege'
  | 'restoreCollege'
  | 'mergePreview'
  | 'mergeCollege'
  | 'collegeMerge'
  | 'undoMerge'
  | 'correctCollege';

const ofFreshCollege = async () => ({ params: { collegeId: (await aStoredCollege())._id } });

const ofTwoColleges = async () => {
  const [from, into] = [await aStoredCollege(), await aStoredCollege()];
  return { params: { collegeId: from._id }, into: into._id, versions: { from: from.version, into: into.version } };
};

/** A merge whose undo has begun. */
const ofMerge = async () => {
  const mergeId = `matrix-${randomUUID()}`;
  const at = new Date().toISOString();
  const parties = { from: { _id: 'matrix-from', name: 'From' }, into: { _id: 'matrix-into', name: 'Into' } };
  const merge = newMerge({ _id: mergeId, ...parties, by: 'matrix', reason: 'Matrix.', startedAt: at }, 0);
  await mergeDocuments(firestore())
    .merges.doc(mergeId)
    .set({ ...merge, state: 'undoing' });
  return { params: { mergeId } };
};

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
  mergePreview: [
    {
      row: 'admin',
      description: 'two colleges',
      cells: adminOnly(200),
      send: async () => {
        const { params, into } = await ofTwoColleges();
        return { params, query: { into } };
      },
    },
  ],
  mergeCollege: [
    {
      row: 'admin',
      description: 'two colleges',
      cells: adminOnly(200),
      send: async () => {
        const { params, into, versions } = await ofTwoColleges();
        return { params, body: { into, versions, reason: 'From the matrix.' } };
      },
    },
  ],
  collegeMerge: [{ row: 'admin', description: 'a merge', cells: adminOnly(200), send: ofMerge }],
  undoMerge: [{ row: 'admin', description: 'a merge whose undo has begun', cells: adminOnly(200), send: ofMerge }],
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
