import type { RouteName } from '@touchline/domain/http/api-routes';
import { replace } from '../colleges/colleges';
import { adminOnly, cells, everyone, nothing, type PermissionRow, type Stage } from '../platform/permission-cells';
import { aStoredCamp } from './stored-camps';

/** Editors of the college in the path, and nobody else. */
const editors = (status: number) => cells(401, 403, 403, 403, status, 403, status, 401, 401, 401, 401);

/** A stored camp of a college. */
async function aMatrixCamp({ collegeId }: Pick<Stage, 'collegeId'>): Promise<{ collegeId: string; campId: string }> {
  return { collegeId, campId: await aStoredCamp({ collegeId, name: 'Matrix Camp' }) };
}

const FORM = { name: 'New Camp', type: 'day', sex: 'both', startsOn: '2099-07-01', endsOn: '2099-07-02' } as const;

/** The cells of camps: everybody finds them, the editors of their college make them. */
export const PERMISSIONS_OF_CAMPS = {
  searchCamps: [{ row: 'campsearch', description: 'open', cells: everyone(200), send: nothing }],
  listedCamps: [{ row: 'campids', description: 'open', cells: everyone(200), send: () => ({ query: { ids: 'none-such' } }) }],
  camp: [
    {
      row: 'camp',
      description: 'a published one',
      cells: everyone(200),
      send: async (stage) => ({ params: await aMatrixCamp(stage) }),
    },
  ],
  editedCamps: [
    { row: 'campedit', description: 'drafts too', cells: editors(200), send: ({ collegeId }) => ({ params: { collegeId } }) },
  ],
  createCamp: [
    {
      row: 'campedit',
      description: 'a draft',
      cells: editors(201),
      send: ({ collegeId }) => ({ params: { collegeId }, body: FORM }),
    },
  ],
  copyCamp: [
    {
      row: 'campedit',
      description: 'of the college',
      cells: editors(201),
      send: async (stage) => ({ params: await aMatrixCamp(stage) }),
    },
  ],
  patchCamp: [
    {
      row: 'campedit',
      description: 'archives',
      cells: editors(200),
      send: async (stage) => ({
        params: await aMatrixCamp(stage),
        query: { undo: 'true' },
        body: { patch: [replace('/state', 'archived')] },
      }),
    },
  ],
  undoCampPatch: [
    {
      row: 'campedit',
      description: 'an edit that is not there',
      cells: editors(404),
      send: async (stage) => ({ params: await aMatrixCamp(stage), query: { patchId: 'none-such' } }),
    },
  ],
  reportCamp: [
    {
      row: 'campreport',
      description: 'a published one',
      cells: everyone(201),
      send: async (stage) => ({ params: await aMatrixCamp(stage), body: { reason: 'spam', note: 'From the matrix.' } }),
    },
  ],
  hideCamp: [
    {
      row: 'campreport',
      description: 'hides one',
      cells: adminOnly(200),
      send: async (stage) => ({ params: await aMatrixCamp(stage), body: { reason: 'From the matrix.' } }),
    },
  ],
  answerCampHiding: [
    {
      row: 'campreport',
      description: 'about one that is not hidden',
      cells: editors(409),
      send: async (stage) => ({ params: await aMatrixCamp(stage), body: { text: 'From the matrix.' } }),
    },
  ],
} as const satisfies Partial<Record<RouteName, readonly PermissionRow[]>>;
