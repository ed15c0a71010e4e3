import { randomUUID } from 'node:crypto';
import { newSiteImport } from '@touchline/domain/imports/import-course';
import { siteImportDocuments } from '@touchline/functions/features/imports/site-import-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { adminOnly, nothing, type PermissionRow } from '../platform/permission-cells';

type ImportRow = 'adminImports' | 'previewImport' | 'adminImport' | 'startImport' | 'undoImport';

/** An import on which somebody works, so that a call changes nothing. */
const ofImport = async (state: 'running' | 'undoing') => {
  const importId = `matrix-${randomUUID()}`;
  const uploaded = { kind: 'results', file: 'matrix.csv', year: null, replacesAdded: false, pieces: 0 } as const;
  const at = new Date().toISOString();
  const busyUntil = new Date(Date.now() + 3_600_000).toISOString();
  await siteImportDocuments(firestore())
    .records.doc(importId)
    .set({ ...newSiteImport({ ...uploaded, _id: importId, by: 'matrix', at }), state, busyUntil });
  return { params: { importId } };
};

/** The expected statuses of the rows of imports in the browser. */
export const PERMISSIONS_OF_IMPORTS: Readonly<Record<ImportRow, readonly PermissionRow[]>> = {
  adminImports: [{ row: 'admin', description: 'the list', cells: adminOnly(200), send: nothing }],
  previewImport: [
    {
      row: 'admin',
      description: 'a file of another kind',
      cells: adminOnly(201),
      send: () => ({
        query: { kind: 'results', name: 'matrix.csv' },
        headers: { 'content-type': 'text/csv' },
        body: 'a,b\n1,2\n',
      }),
    },
  ],
  adminImport: [{ row: 'admin', description: 'an import', cells: adminOnly(200), send: () => ofImport('running') }],
  startImport: [
    {
      row: 'admin',
      description: 'one that runs already',
      cells: adminOnly(200),
      send: async () => ({ ...(await ofImport('running')), body: { reason: 'From the matrix.', fingerprint: 'none' } }),
    },
  ],
  undoImport: [{ row: 'admin', description: 'one that is being undone', cells: adminOnly(200), send: () => ofImport('undoing') }],
};
