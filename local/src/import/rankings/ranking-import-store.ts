import { RANKING_CHANGES, RANKING_IMPORTS } from '@touchline/domain/ranking/ranking-import';
import { collectionOf } from '@touchline/functions/platform/stored-document';
import type { Firestore } from 'firebase-admin/firestore';

/** The imports of rankings and what each did, with their schemas at the border. */
export function rankingImportDocuments(database: Firestore) {
  return {
    imports: collectionOf(database, RANKING_IMPORTS),
    changesOfImport: (importId: string) => collectionOf(database, RANKING_CHANGES, { importId }),
  };
}
