import type { CatalogueRow } from '@touchline/domain/college/catalogue-row';
import { type CollegeStanding, type CollegeStandings, standingOn } from '@touchline/domain/college/college-standing';
import { buildCollegeIndex, type CollegeIndex } from '@touchline/domain/search/college-index';
import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { Clock } from '../../platform/clock';
import { logUnreadable } from '../../platform/log';
import { UnreadableDocument } from '../../platform/stored-document';
import { collegeDocuments } from './college-documents-store';
import { standingsDocument } from './standings-store';

/** How long a copy of the catalogue serves before the database is asked what has changed since. */
const FRESH_FOR_MS = 2000;
/** A row is stamped when the database receives the write, and can be seen when that is committed: at most so much later, or it is missed. */
const LATEST_COMMIT_MS = 10_000;

/** A college as lists and filters know it: its own row, and what camps and rankings say of it. */
export type CatalogueCollege = CatalogueRow & CollegeStanding;

/** Every college, and the index that searches them. */
export interface Catalogue {
  readonly rows: readonly CatalogueCollege[];
  readonly index: CollegeIndex<CatalogueCollege>;
}

/** The catalogue as this instance knows it: at most two seconds old; after `forget` the next call sees all that was written before. */
export interface CatalogueStore {
  readonly current: () => Promise<Catalogue>;
  readonly forget: () => void;
}

/**
 * Keeps the rows in memory. The first call reads them all, later ones those stamped since ten seconds before the last look, at most every two
 * seconds, and each time the one document of standings. A row that cannot be read is left out and reported.
 */
export function catalogueStore(database: () => Firestore, clock: Clock): CatalogueStore {
  const known = new Map<string, { readonly row: CatalogueRow | null; readonly writtenAt: string }>();
  let catalogue: Catalogue | null = null;
  let standing = standingsAsOf(null, '');
  let since: Timestamp | null = null;
  let askedAt = 0;
  let asking: Promise<Catalogue> | null = null;

  const ask = async (): Promise<Catalogue> => {
    const now = clock();
    askedAt = now.getTime();
    const inOrder = collegeDocuments(database()).rows.orderBy('changedAt');
    const [{ docs, readTime }, standings] = await Promise.all([
      (since === null ? inOrder : inOrder.startAt(since)).get(),
      standingsDocument(database()).get(),
    ]);
    since = Timestamp.fromMillis(readTime.toMillis() - LATEST_COMMIT_MS);
    const news = docs.filter(({ id, updateTime }) => (known.get(id)?.writtenAt ?? '') < updateTime.valueOf());
    for (const document of news) known.set(document.id, { row: readable(document), writtenAt: document.updateTime.valueOf() });
    const today = now.toISOString().slice(0, 10);
    const isOutdated = !standing.isOf(standings, today);
    if (isOutdated) standing = standingsAsOf(standings, today);
    if (catalogue === null || news.length > 0 || isOutdated) {
      const rows = [...known.values()].flatMap(({ row }) => (row === null ? [] : standing.join(row)));
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

/** Joins rows with their standings as of one state and one day; a row that is joined again is the same object, whose filter values are known. */
function standingsAsOf(state: DocumentSnapshot<CollegeStandings> | null, today: string) {
  const standings = (state === null ? null : readable(state)) ?? { campsUntil: {}, places: {}, samplePlaces: {} };
  const joined = new WeakMap<CatalogueRow, CatalogueCollege>();
  return {
    isOf: (other: DocumentSnapshot, day: string) => day === today && other.updateTime?.valueOf() === state?.updateTime?.valueOf(),
    join: (row: CatalogueRow): CatalogueCollege => {
      const before = joined.get(row);
      if (before !== undefined) return before;
      const college = { ...row, ...standingOn(standings, row._id, today) };
      joined.set(row, college);
      return college;
    },
  };
}

function readable<Document>(document: DocumentSnapshot<Document>): Document | null {
  try {
    return document.data() ?? null;
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error;
    logUnreadable(error);
    return null;
  }
}
