import type { Ranking } from '@touchline/domain/ranking/ranking';
import type { RankingList } from '@touchline/domain/reference/ranking-lists';
import type { Firestore } from '@google-cloud/firestore';
import type { Clock } from '../../platform/clock-and-ids';
import { readOrReport } from '../../platform/firestore';
import { rankingDocuments } from './ranking-summary-store';

/** How long a copy of a list serves: an import is seen after a minute. */
const FRESH_FOR_MS = 60_000;

/** The stored rankings. */
export interface RankingStore {
  /** Every season and maker of a list, at most a minute old. One that cannot be read is left out and reported. */
  readonly ofList: (list: RankingList) => Promise<readonly Ranking[]>;
}

/** Reads a list once a minute for all who ask: it has a few documents, each with all of its teams. */
export function rankingStore(database: () => Firestore, clock: Clock): RankingStore {
  const copies = new Map<RankingList, { readonly readAt: number; readonly rankings: Promise<readonly Ranking[]> }>();

  const read = async (list: RankingList): Promise<readonly Ranking[]> => {
    const { docs } = await rankingDocuments(database()).where('list', '==', list).get();
    return docs.flatMap((document) => readOrReport(document) ?? []);
  };

  return {
    ofList: (list) => {
      const now = clock().getTime();
      const copy = copies.get(list);
      if (copy !== undefined && now - copy.readAt < FRESH_FOR_MS) return copy.rankings;
      const rankings = read(list).catch((failure: unknown) => {
        copies.delete(list);
        throw failure;
      });
      copies.set(list, { readAt: now, rankings });
      return rankings;
    },
  };
}
