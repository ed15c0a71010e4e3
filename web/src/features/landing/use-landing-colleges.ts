import type { PageData } from '@touchline/domain/http/page-renderer';
import { useCallback } from 'react';
import { useApi } from '../../lib/api-client';
import { type InlineData, useVisit } from '../../lib/page-data';
import { type Answered, useAnswer } from '../../lib/use-answer';

export type AnsweredColleges = Answered<Extract<PageData, { readonly kind: 'home' | 'search' }>['found']>;

/** The first colleges from A to Z; the server may have sent them with the page. */
export function useFirstColleges(): AnsweredColleges {
  return useAnswer('', useSearch(), firstColleges(useVisit().inline));
}

/**
 * The first results for a text while it is typed; `first` for the empty text. Earlier results stay until the new ones
 * have loaded.
 */
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
