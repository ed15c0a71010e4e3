import { FACT_SUGGESTIONS, type FactSuggestion } from '@touchline/domain/college/suggestions/fact-suggestion';
import { SUGGESTION_LIMITS } from '@touchline/domain/reference/suggestions';
import type { Firestore } from '@google-cloud/firestore';
import { missing } from '../../platform/audited-transaction';
import { readOrReport } from '../../platform/firestore';
import { hashOf, isSameHash } from '../../platform/rate-limit-store';
import { collectionOf, isDocumentName } from '../../platform/stored-document';

/** The suggested corrections. */
export function suggestionDocuments(database: Firestore) {
  return collectionOf(database, FACT_SUGGESTIONS);
}

/** The document of a member's suggestion: one for each fact, so that the next one replaces it. */
export function idOfSuggestion(uid: string, collegeId: string, field: string): string {
  return hashOf(`suggestion ${uid} ${collegeId} ${field}`);
}

/** The open suggestions about a college, the longest waiting first, 200 at most. */
export async function openSuggestionsAt(database: Firestore, collegeId: string): Promise<readonly FactSuggestion[]> {
  const open = suggestionDocuments(database).where('collegeId', '==', collegeId).where('state', '==', 'open');
  const { docs } = await open.orderBy('at').limit(SUGGESTION_LIMITS.listed).get();
  return docs.flatMap((one) => readOrReport(one) ?? []);
}

/** The refused suggestions about a college, the latest first; the last ten. */
export async function refusedSuggestionsAt(database: Firestore, collegeId: string): Promise<readonly FactSuggestion[]> {
  const refused = suggestionDocuments(database).where('collegeId', '==', collegeId).where('state', '==', 'refused');
  const { docs } = await refused.orderBy('decidedAt', 'desc').limit(SUGGESTION_LIMITS.refusedShown).get();
  return docs.flatMap((one) => readOrReport(one) ?? []);
}

/** The open suggestions that wait for admins at a time, those of colleges with coaches after 14 days. */
export function suggestionsForAdmins(database: Firestore, now: string) {
  return suggestionDocuments(database).where('adminsFrom', '<=', now);
}

/** The most open suggestions whose colleges are listed. */
const COLLEGES_OF = 500;

/** The ids of the colleges about which suggestions are open; of the 500 longest waiting. */
export async function collegesWithSuggestions(database: Firestore): Promise<ReadonlySet<string>> {
  const { docs } = await suggestionDocuments(database)
    .where('adminsFrom', '>', '')
    .orderBy('adminsFrom')
    .limit(COLLEGES_OF)
    .get();
  return new Set(docs.flatMap((one) => readOrReport(one) ?? []).flatMap((one) => (one.state === 'open' ? one.collegeId : [])));
}

/** How many suggestions are open at each of some colleges. */
export async function openSuggestionCounts(
  database: Firestore,
  collegeIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const counted = collegeIds.map(async (collegeId) => {
    const open = suggestionDocuments(database).where('collegeId', '==', collegeId).where('state', '==', 'open');
    return [collegeId, (await open.count().get()).data().count] as const;
  });
  return new Map(await Promise.all(counted));
}

/** The link by which a visitor confirms; only this deployment can compute it, so we store no secret. */
export function confirmationOf({ _id, at }: Pick<FactSuggestion, '_id' | 'at'>): string {
  return `${_id}.${hashOf(`suggestion confirmation ${_id} ${at}`)}`;
}

/** Whether a link is that of a suggestion. */
export function isConfirmationOf(sent: string, suggestion: Pick<FactSuggestion, '_id' | 'at'>): boolean {
  return isSameHash(sent, confirmationOf(suggestion));
}

/** The id in a link. Throws Refusal notFound where no document can have that name. */
export function idInConfirmation(link: string): string {
  const id = link.slice(0, link.indexOf('.'));
  return isDocumentName(id) ? id : missing('suggestionLinkOver');
}
