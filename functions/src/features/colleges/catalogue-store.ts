import { type CatalogueRow } from '@touchline/domain/college/catalogue-row';
import { buildCollegeIndex, type CollegeIndex } from '@touchline/domain/search/college-index';
import { type Firestore, type Timestamp } from 'firebase-admin/firestore';
import { type Clock } from '../../platform/clock';
import { collegeDocuments } from './college-documents-store';

/** How long a copy of the catalogue serves before the database is asked what has changed since. */
const FRESH_FOR_MS = 2000;

/** Every college's row, and the index that searches them. */
export interface Catalogue {
  readonly rows: readonly CatalogueRow[];
  readonly index: CollegeIndex<CatalogueRow>;
}

/** The catalogue as this instance knows it: at most two seconds old; `forget` makes the next call ask again. */
export interface CatalogueStore {
  readonly current: () => Promise<Catalogue>;
  readonly forget: () => void;
}

/**
 * Keeps the rows in memory. The first call reads them all, later ones only the rows changed since, at most every two seconds and never twice at once.
 * Commit times order all writes, so nothing that was committed before a look is missed by the next one.
 */
export function catalogueStore(database: () => Firestore, clock: Clock): CatalogueStore {
  const rows = new Map<string, CatalogueRow>();
  let catalogue: Catalogue | null = null;
  let newest: Timestamp | null = null;
  let askedAt = 0;
  let asking: Promise<Catalogue> | null = null;

  const ask = async (): Promise<Catalogue> => {
    askedAt = clock().getTime();
    const inOrder = collegeDocuments(database()).rows.orderBy('changedAt');
    const { docs } = await (newest === null ? inOrder : inOrder.startAfter(newest)).get();
    for (const document of docs) {
      rows.set(document.id, document.data());
      newest = document.get('changedAt') as Timestamp;
    }
    if (catalogue === null || docs.length > 0) {
      const all = [...rows.values()];
      catalogue = { rows: all, index: buildCollegeIndex(all) };
    }
    return catalogue;
  };

  return {
    current: async () => {
      if (catalogue !== null && clock().getTime() - askedAt < FRESH_FOR_MS) return catalogue;
      asking ??= ask().finally(() => {
        asking = null;
      });
      return asking;
    },
    forget: () => {
      askedAt = 0;
    },
  };
}
