import type { CatalogueRow } from '@touchline/domain/college/catalogue/catalogue-row';
import { rankingSummaryOn } from '@touchline/domain/ranking/ranking-summary';
import { buildCollegeIndex } from '@touchline/domain/search/matching/college-index';
import type { Catalogue, CatalogueStore } from '../catalogue-store';

/**
 * A catalogue that others have changed since this instance read it: `current` is the state before, `fresh` the one
 * after.
 */
export function aChangedCatalogue(before: readonly CatalogueRow[], after: readonly CatalogueRow[]): CatalogueStore {
  const [current, fresh] = [catalogueOf(before), catalogueOf(after)];
  return {
    current: () => Promise.resolve(current),
    fresh: () => Promise.resolve(fresh),
    invalidate: () => undefined,
    changedAt: () => null,
  };
}

function catalogueOf(listed: readonly CatalogueRow[]): Catalogue {
  const nothing = { campsUntil: {}, places: {}, samplePlaces: {}, strengths: { male: {}, female: {} } };
  const rows = listed.map((row) => ({ ...row, ...rankingSummaryOn(nothing, row, '2026-06-01') }));
  return { rows, index: buildCollegeIndex(rows) };
}
