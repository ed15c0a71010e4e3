import type { FactSuggestion } from '@touchline/domain/college/suggestions/fact-suggestion';
import type { Report } from '@touchline/domain/person/moderation/report';
import {
  shownReportedSuggestionOf,
  type ShownReportedSuggestion,
  suggestionOfReport,
} from '@touchline/domain/person/moderation/reported-suggestion';
import type { DocumentReference, Firestore } from '@google-cloud/firestore';
import { readOrReport, type UnitOfWork } from '../../platform/firestore';
import { type CatalogueStore, listedColleges } from '../colleges/catalogue-store';
import { suggestionDocuments } from './suggestion-documents';

/** The reported suggestions of the queue by the ids of their reports, each with its college. */
export type ShownSuggestions = (reports: readonly Report[]) => Promise<ReadonlyMap<string, ShownReportedSuggestion>>;

/** Reads the suggestions that reports are about, as they are now. */
export function shownSuggestions(database: () => Firestore, catalogue: CatalogueStore): ShownSuggestions {
  return async (reports) => {
    const ids = [...new Set(reports.flatMap((one) => suggestionOfReport(one) ?? []))];
    if (ids.length === 0) return new Map();
    const read = (...all: DocumentReference[]) => database().getAll(...all);
    const stored = await (read as UnitOfWork['read'])<FactSuggestion[]>(
      ...ids.map((id) => suggestionDocuments(database()).doc(id)),
    );
    const byId = new Map(stored.map((snapshot) => [snapshot.id, readOrReport(snapshot)]));
    const named = reports.flatMap(({ suggestion }) => suggestion?.collegeId ?? []);
    const colleges = await listedColleges(catalogue, [...new Set(named)]);
    return new Map(
      reports.flatMap((one) => {
        const now = byId.get(suggestionOfReport(one) ?? '') ?? null;
        const shown = shownReportedSuggestionOf(one, now, colleges.get(one.suggestion?.collegeId ?? '') ?? null);
        return shown === null ? [] : [[one._id, shown] as const];
      }),
    );
  };
}
