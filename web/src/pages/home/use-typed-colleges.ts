import { useEffect } from 'react';
import { useFetcher } from 'react-router-dom';
import type { Attempt } from '../page-definition';
import type { landingColleges } from './landing-colleges';

/** What the page's loader found for a text: the first colleges from A to Z for an empty one. */
export type FoundColleges = { readonly search: string } & Attempt<ReturnType<typeof landingColleges>>;

/** The colleges of the table; `isPrevious` while they are those of an earlier text. */
export interface TypedColleges {
  readonly found: FoundColleges;
  readonly isPrevious: boolean;
}

/**
 * The first results for a text while it is typed, by the page's own loader; `first` for the empty text. Earlier results
 * stay until the new ones have loaded.
 */
export function useTypedColleges(search: string, first: FoundColleges): TypedColleges {
  const { data = first, load } = useFetcher<FoundColleges>();
  useEffect(() => {
    if (search !== '') void load(`/home?${new URLSearchParams({ search }).toString()}`);
  }, [search, load]);
  const found = search === '' ? first : data;
  return { found, isPrevious: found.search !== search };
}
