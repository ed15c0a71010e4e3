import type { CatalogueRow } from '@touchline/domain/college/catalogue-row';
import { buildCollegeIndex, type CollegeIndex } from '@touchline/domain/search/college-index';
import { type Firestore, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { Clock } from '../../platform/clock';
import { logUnreadable } from '../../platform/log';
import { UnreadableDocument } from '../../platform/stored-document';
import { collegeDocuments } from './college-documents-store';

/** How long a copy of the catalogue serves before the database is asked what has changed since. */
const FRESH_FOR_MS = 2000;
/** A row is stamped when the database receives the write, and can be seen when that is committed: at most so much later, or it is missed. */
const LATEST_COMMIT_MS = 10_000;

/** Every college's row, and the index that searches them. */
export interface Catalogue {
  readonly rows: readonly CatalogueRow[];
  readonly index: CollegeIndex<CatalogueRow>;
}

/** The catalogue as this instance knows it: at most two seconds old; after `forget` the next call sees all that was written before. */
export interface CatalogueStore {
  readonly current: () => Promise<Catalogue>;
  readonly forget: () => void;
}

/**
 * Keeps the rows in memory. The first call reads them all, later ones those stamped since ten seconds before the last look, at most every two
 * seconds. A row that cannot be read is left out and reported.
 */
export function catalogueStore(database: () => Firestore, clock: Clock): CatalogueStore {
  const known = new Map<string, { readonly row: CatalogueRow | null; readonly writtenAt: string }>();
  let catalogue: Catalogue | null = null;
  let since: Timestamp | null = null;
  let askedAt = 0;
  let asking: Promise<Catalogue> | null = null;

  const ask = async (): Promise<Catalogue> => {
    askedAt = clock().getTime();
    const inOrder = collegeDocuments(database()).rows.orderBy('changedAt');
    const { docs, readTime } = await (since === null ? inOrder : inOrder.startAt(since)).get();
    since = Timestamp.fromMillis(readTime.toMillis() - LATEST_COMMIT_MS);
    const news = docs.filter(({ id, updateTime }) => (known.get(id)?.writtenAt ?? '') < updateTime.valueOf());
    for (const document of news) known.set(document.id, { row: rowOf(document), writtenAt: document.updateTime.valueOf() });
    if (catalogue === null || news.length > 0) {
      const rows = [...known.values()].flatMap(({ row }) => row ?? []);
      catalogue = { rows, index: buildCollegeIndex(rows) };
    }
    return catalogue;
  };

  return {
    current: async () => {
      if (catalogue !== null && clock().getTime() - askedAt < FRESH_FOR_MS) return catalogue;
      if (asking === null) {
        const look = ask().finally(() => {
          if (asking === look) asking = null;
        });
        asking = look;
      }
      return asking;
    },
    forget: () => {
      askedAt = 0;
      asking = null;
    },
  };
}

function rowOf(document: QueryDocumentSnapshot<CatalogueRow>): CatalogueRow | null {
  try {
    return document.data();
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error;
    logUnreadable(error);
    return null;
  }
}
