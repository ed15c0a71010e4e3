import {
  collegeSuggestions,
  type OwnSuggestion,
  type SuggestionLine,
} from '@touchline/domain/college/suggestions/shown-suggestions';
import type { FactSuggestion } from '@touchline/domain/college/suggestions/fact-suggestion';
import { aSuggestion } from '@touchline/domain/college/suggestions/testing/a-suggestion';
import { isObject } from '@touchline/domain/kernel/json/json';
import { confirmationOf, suggestionDocuments } from '@touchline/functions/features/suggestions/suggestion-documents';
import { newId } from '@touchline/functions/platform/clock-and-ids';
import { firestore } from '@touchline/functions/platform/firestore';
import type { Answer, Caller } from '../caller';

/** What somebody sends who suggests a nickname. */
export function aSuggestionForm(changes: object = {}) {
  return { field: 'nickname', value: 'Gulls', link: 'https://athletics.example.edu/', note: null, ...changes };
}

/** Suggests a nickname for a college as a member. */
export function suggest(caller: Caller, collegeId: string, changes: object = {}): Promise<Answer> {
  return caller.call('suggestFact', { params: { collegeId }, body: aSuggestionForm(changes) });
}

/** Suggests a nickname and answers the id of the suggestion. */
export async function aSuggestionOf(caller: Caller, collegeId: string, changes: object = {}): Promise<string> {
  const made = await suggest(caller, collegeId, changes);
  const [own] = (await suggestionsAt(caller, collegeId)).own;
  if (own === undefined) throw new Error(`no suggestion: ${made.status} ${made.text}`);
  return own.suggestionId;
}

/** The suggestions about a college as somebody reads them. */
export async function suggestionsAt(
  caller: Caller,
  collegeId: string,
): Promise<{
  readonly open: readonly SuggestionLine[] | null;
  readonly refused: readonly unknown[] | null;
  readonly own: readonly OwnSuggestion[];
}> {
  return collegeSuggestions.parse((await caller.call('collegeSuggestions', { params: { collegeId } })).body);
}

/** Decides about a suggestion. */
export function decide(caller: Caller, suggestionId: string, body: object): Promise<Answer> {
  return caller.call('decideSuggestion', { params: { suggestionId }, body });
}

/** Stores a suggestion for the nickname of a college, open unless told otherwise. */
export async function aStoredSuggestion(
  changes: Pick<FactSuggestion, 'collegeId'> & Partial<FactSuggestion>,
): Promise<FactSuggestion> {
  const now = new Date().toISOString();
  const stored = aSuggestion({ _id: newId(), at: now, adminsFrom: now, before: null, by: newId(), ...changes });
  await suggestionDocuments(firestore()).doc(stored._id).set(stored);
  return stored;
}

/** A suggestion as it is stored. */
export async function storedSuggestion(id: string): Promise<FactSuggestion | undefined> {
  return (await suggestionDocuments(firestore()).doc(id).get()).data();
}

/** The confirmation of a visitor's new suggestion, as the mail has it. */
export async function aConfirmationAt(collegeId: string): Promise<string> {
  const visitors = { by: null, email: 'visitor@example.org', state: 'unconfirmed', adminsFrom: null } as const;
  return confirmationOf(await aStoredSuggestion({ collegeId, ...visitors }));
}

/** The confirmations in the mails to an address. */
export async function confirmationsOfVisitor(email: string): Promise<readonly string[]> {
  const { docs } = await firestore().collection('mail').where('to', 'array-contains', email).get();
  return docs.flatMap((one) => {
    const message: unknown = one.get('message');
    const text = isObject(message) && typeof message.text === 'string' ? message.text : '';
    return [...text.matchAll(/mode=suggestion&link=([\w.-]+)/g)].map(([, link = '']) => link);
  });
}
