import { dayIn, LATEST_ZONE } from '@touchline/domain/camp/camp-span';
import { sameJson } from '@touchline/domain/kernel/json/json';
import type { CatalogueRow } from '@touchline/domain/college/catalogue/catalogue-row';
import type { CollegeRank } from '@touchline/domain/ranking/college-ranks';
import { computedRanks, withComputedLists } from '@touchline/domain/ranking/computed-ranks';
import {
  NO_STRENGTHS,
  type RankingSummaries,
  type RankingSummary,
  rankingSummaryOn,
} from '@touchline/domain/ranking/ranking-summary';
import { buildCollegeIndex, type CollegeIndex } from '@touchline/domain/search/matching/college-index';
import { type DocumentSnapshot, type Firestore, Timestamp } from '@google-cloud/firestore';
import type { Clock } from '../../platform/clock-and-ids';
import { readOrReport } from '../../platform/firestore';
import { sharedReads } from '../../platform/shared-reads';
import { collegeDocuments } from './college-documents-store';
import { rankingSummaryDocument } from './ranking-summary-store';
import { isListedRow } from './removed-row-store';

/** How long a copy of the catalogue is used before the next query for changed rows. */
const FRESH_FOR_MS = 2000;
/**
 * The longest time from the stamp of a row, which is set when the database receives the write, until the row is
 * visible.
 */
const LATEST_COMMIT_MS = 10_000;

/** A college for lists and filters: its catalogue row with its ranking summary. */
type CatalogueCollege = CatalogueRow & RankingSummary;

/** Every college, and the index that searches them. */
export interface Catalogue {
  readonly rows: readonly CatalogueCollege[];
  readonly index: CollegeIndex<CatalogueCollege>;
}

/** The catalogue in the memory of this instance. */
export interface CatalogueStore {
  /** At most two seconds old. */
  readonly current: () => Promise<Catalogue>;
  /** Includes every write before the call. */
  readonly fresh: () => Promise<Catalogue>;
  /** When the row of a college was last written (ISO 8601), as of the last read; null where it is not known. */
  readonly changedAt: (collegeId: string) => string | null;
  /** Called after a write of this instance: the next call of `current` includes it. */
  readonly invalidate: () => void;
}

/**
 * Holds the rows in memory (docs/search.md). The first call reads all of them. Later calls read those stamped since ten
 * seconds before the last read, at most every two seconds, and each time the document of ranking summaries. A row that
 * cannot be read is left out and reported. The row of a removed college is left out without a report.
 */
export function catalogueStore(database: () => Firestore, clock: Clock): CatalogueStore {
  const rowsById = new Map<
    string,
    { readonly row: CatalogueRow | null; readonly writtenAt: string; readonly changedAt: string }
  >();
  let catalogue: Catalogue | null = null;
  let summary = summariesAsOf(null, '');
  let since: Timestamp | null = null;
  let readAt = 0;

  const readChanges = async (): Promise<Catalogue> => {
    const now = clock();
    readAt = now.getTime();
    const inOrder = collegeDocuments(database()).rows.orderBy('changedAt');
    const [{ docs, readTime }, summaries] = await Promise.all([
      (since === null ? inOrder : inOrder.startAt(since)).get(),
      rankingSummaryDocument(database()).get(),
    ]);
    since = Timestamp.fromMillis(readTime.toMillis() - LATEST_COMMIT_MS);
    const changed = docs.filter(({ id, updateTime }) => (rowsById.get(id)?.writtenAt ?? '') < updateTime.valueOf());
    for (const document of changed)
      rowsById.set(document.id, {
        row: isListedRow(document) ? readOrReport(document) : null,
        writtenAt: document.updateTime.valueOf(),
        changedAt: document.updateTime.toDate().toISOString(),
      });
    const today = dayIn(LATEST_ZONE, now);
    const isOutdated = !summary.isOf(summaries, today);
    if (isOutdated) summary = summariesAsOf(summaries, today);
    if (catalogue === null || changed.length > 0 || isOutdated) {
      const listed = [...rowsById.values()].flatMap(({ row }) => row ?? []);
      const ranks = computedRanks(listed);
      const rows = listed.map((row) => summary.join(row, ranks.get(row._id) ?? []));
      catalogue = { rows, index: buildCollegeIndex(rows) };
    }
    return catalogue;
  };

  const reads = sharedReads(readChanges);

  const current = async (): Promise<Catalogue> => {
    if (catalogue !== null && clock().getTime() - readAt < FRESH_FOR_MS) return catalogue;
    return reads.read();
  };

  const invalidate = (): void => {
    readAt = 0;
    reads.outdate();
  };

  return {
    current,
    changedAt: (collegeId) => rowsById.get(collegeId)?.changedAt ?? null,
    invalidate,
    fresh: () => {
      invalidate();
      return current();
    },
  };
}

const NOTHING = { campsUntil: {}, places: {}, samplePlaces: {}, strengths: NO_STRENGTHS } as const;

/**
 * Joins rows with their ranking summaries as of one state and one day, and with the computed lists that name them. An
 * unchanged row stays the same object, so that its filter values need not be computed again.
 */
function summariesAsOf(state: DocumentSnapshot<RankingSummaries> | null, today: string) {
  const summaries = (state === null ? null : readOrReport(state)) ?? NOTHING;
  const joined = new WeakMap<CatalogueRow, CatalogueCollege>();
  return {
    isOf: (other: DocumentSnapshot, day: string) => day === today && other.updateTime?.valueOf() === state?.updateTime?.valueOf(),
    join: (row: CatalogueRow, ranks: readonly CollegeRank[]): CatalogueCollege => {
      const summary = withComputedLists(rankingSummaryOn(summaries, row, today), ranks);
      const before = joined.get(row);
      if (before !== undefined && sameJson(before.lists, summary.lists)) return before;
      const college = { ...row, ...summary };
      joined.set(row, college);
      return college;
    },
  };
}

/**
 * The catalogue's rows of some colleges, by id. If one is missing, the database is asked once, because the college may
 * have been added a moment ago.
 */
export async function listedColleges(
  catalogue: CatalogueStore,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CatalogueCollege>> {
  const wanted = new Set(ids);
  const among = ({ rows }: Catalogue) => new Map(rows.filter(({ _id }) => wanted.has(_id)).map((row) => [row._id, row]));
  const listed = among(await catalogue.current());
  return listed.size === wanted.size ? listed : among(await catalogue.fresh());
}

/** The names of colleges by id; null for one that is not listed. */
export async function collegeNames(
  catalogue: CatalogueStore,
  ids: readonly string[],
): Promise<(collegeId: string) => string | null> {
  const listed = await listedColleges(catalogue, ids);
  return (collegeId) => listed.get(collegeId)?.name ?? null;
}
