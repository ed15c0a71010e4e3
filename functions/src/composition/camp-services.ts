import type { Firestore } from '@google-cloud/firestore';
import { campListStore } from '../features/camps/camp-list-store';
import { campStore } from '../features/camps/camp-store';
import type { CatalogueStore } from '../features/colleges/catalogue-store';
import { rankingSummaryStore } from '../features/colleges/ranking-summary-store';
import type { Clock } from '../platform/clock-and-ids';
import { logBug } from '../platform/log';

interface CampDependencies {
  readonly database: () => Firestore;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly catalogue: CatalogueStore;
}

/**
 * The stores of camps. What an editor or an admin changes is found at once: by the camp search, and by that of
 * colleges, where a failure is repaired by the hourly job. `onChanged` is for writes that other stores make.
 */
export function campServices({ database, clock, newId, catalogue }: CampDependencies) {
  const lists = campListStore(database, clock, catalogue);
  const summaries = rankingSummaryStore(database, clock);
  const onChanged = async (collegeId: string) => {
    lists.invalidate();
    await summaries.refreshCampsOf(collegeId).catch((error: unknown) => logBug('', error));
    catalogue.invalidate();
  };
  return { lists, store: campStore(database, clock, newId, onChanged), onChanged };
}
