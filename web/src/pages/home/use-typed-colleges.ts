import { useEffect } from 'react';
import { useFetcher } from 'react-router-dom';
import type { TypedFinds } from './load-landing';

/** What a text finds; `isPrevious` while it is what an earlier text found. */
export interface TypedColleges {
  readonly found: TypedFinds;
  readonly isPrevious: boolean;
}

/**
 * The first results for a text while it is typed, by the page's own loader; `first` for the empty text. Earlier results
 * stay until the new ones have loaded.
 */
export function useTypedColleges(search: string, first: TypedFinds): TypedColleges {
  const { data = first, load } = useFetcher<TypedFinds>();
  useEffect(() => {
    if (search !== '') void load(`/home?${new URLSearchParams({ search }).toString()}`);
  }, [search, load]);
  const found = search === '' ? first : data;
  return { found, isPrevious: found.search !== search };
}
