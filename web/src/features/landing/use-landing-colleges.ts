import type { PageData } from '@touchline/domain/page/page-renderer';
import { useCallback } from 'react';
import { useApi } from '../../lib/api-context';
import type { InlineData } from '../../lib/page-data';
import { type Answered, useAnswer } from '../../lib/use-answer';
import { useVisit } from '../../lib/visit-context';

export type AnsweredColleges = Answered<Extract<PageData, { readonly kind: 'home' | 'search' }>['found']>;

/** The first colleges from A to Z; the server may have brought them. */
export function useFirstColleges(): AnsweredColleges {
  return useAnswer('', useSearch(), firstColleges(useVisit().inline));
}

/** The first colleges that a text finds while it is typed, for the empty text the `first` ones; those before stay until the new ones are there. */
export function useTypedColleges(search: string, first: AnsweredColleges): AnsweredColleges {
  const found = useAnswer(search === '' ? null : search, useSearch(), null);
  if (search === '') return first;
  return found.data === undefined ? { ...found, data: first.data, isPrevious: first.data !== undefined } : found;
}

function useSearch() {
  const callApi = useApi();
  return useCallback((q: string, signal: AbortSignal) => callApi('searchColleges', { query: { q, page: 1 }, signal }), [callApi]);
}

function firstColleges(inline: InlineData | null) {
  if (inline === null || (inline.data.kind !== 'home' && inline.data.kind !== 'search')) return null;
  return { question: '', answer: inline.data.found, readAtMs: inline.readAtMs };
}
