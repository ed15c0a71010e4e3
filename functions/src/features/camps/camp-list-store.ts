import { type Camp, CAMPS } from '@touchline/domain/camp/camp';
import { isShownToAll } from '@touchline/domain/camp/hidden-camp';
import { type ListedCamp, listedCampOf } from '@touchline/domain/camp/listed-camp';
import { type Firestore, Timestamp } from '@google-cloud/firestore';
import type { Clock } from '../../platform/clock-and-ids';
import { readOrReport } from '../../platform/firestore';
import { sharedReads } from '../../platform/shared-reads';
import { collectionOf } from '../../platform/stored-document';
import type { Catalogue, CatalogueStore } from '../colleges/catalogue-store';

/** How long a copy of the camps serves before the database is asked what has changed since. */
const FRESH_FOR_MS = 2000;
/** The longest time from the stamp of a camp, set when the database receives the write, until the camp is visible. */
const LATEST_COMMIT_MS = 10_000;

/** The published camps in the memory of this instance. */
export interface CampListStore {
  /** At most two seconds old; camps whose college is not listed are left out. */
  readonly current: () => Promise<readonly ListedCamp[]>;
  /** Called after a write of this instance: the next call of `current` includes it. */
  readonly invalidate: () => void;
}

/**
 * Holds all camps in memory, joined with the catalogue rows of their hosts (docs/search.md). The first call reads all
 * of them, later calls those stamped since ten seconds before the last read, at most every two seconds. A camp that
 * cannot be read is left out and reported.
 */
export function campListStore(
  database: () => Firestore,
  clock: Clock,
  catalogue: Pick<CatalogueStore, 'current'>,
): CampListStore {
  const campsById = new Map<string, { readonly camp: Camp | null; readonly writtenAt: string }>();
  let joined: { readonly of: Catalogue; readonly camps: readonly ListedCamp[] } | null = null;
  let since: Timestamp | null = null;
  let readAt = 0;

  /** Whether any camp has changed. The first read is not sorted by the stamp, which early camps lack. */
  const readChanges = async (): Promise<boolean> => {
    readAt = clock().getTime();
    const all = collectionOf(database(), CAMPS);
    const { docs, readTime } = await (since === null ? all : all.orderBy('changedAt').startAt(since)).get();
    since = Timestamp.fromMillis(readTime.toMillis() - LATEST_COMMIT_MS);
    const changed = docs.filter(({ id, updateTime }) => (campsById.get(id)?.writtenAt ?? '') < updateTime.valueOf());
    for (const one of changed) campsById.set(one.id, { camp: readOrReport(one), writtenAt: one.updateTime.valueOf() });
    return changed.length > 0;
  };

  const reads = sharedReads(readChanges);

  const readIfDue = async (): Promise<boolean> => {
    if (since !== null && clock().getTime() - readAt < FRESH_FOR_MS) return false;
    return reads.read();
  };

  return {
    current: async () => {
      const [hasChanged, of] = await Promise.all([readIfDue(), catalogue.current()]);
      if (hasChanged || joined?.of !== of)
        joined = {
          of,
          camps: joinedWith(
            of,
            [...campsById.values()].map(({ camp }) => camp),
          ),
        };
      return joined.camps;
    },
    invalidate: () => {
      readAt = 0;
      reads.outdate();
    },
  };
}

function joinedWith({ rows }: Catalogue, camps: readonly (Camp | null)[]): readonly ListedCamp[] {
  const hosts = new Map(rows.map((row) => [row._id, row]));
  return camps.flatMap((camp) => {
    const host = camp !== null && isShownToAll(camp) ? hosts.get(camp.collegeId) : undefined;
    return camp === null || host === undefined ? [] : [listedCampOf(camp, host)];
  });
}
