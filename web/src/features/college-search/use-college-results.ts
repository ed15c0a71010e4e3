import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import type { CollegeQuery } from '@touchline/domain/search/college-query';
import { useMemo } from 'react';
import { useApi } from '../../lib/api-context';
import type { CatalogueEngine } from './catalogue-engine';
import { collegeSearchQuery } from './college-results-query';

/** What a search finds, as the screen shows it. */
export interface ShownResults {
  readonly data: AnswerOf<'searchColleges'> | undefined;
  /** Why there is none; null where nothing failed. */
  readonly error: Error | null;
  readonly isFetching: boolean;
  /** `data` still answers the question before. */
  readonly isPrevious: boolean;
  readonly retry: () => void;
}

/** The colleges that a query finds: by the browser's own engine once it is there, by the API until then; the results before stay until the new ones are there. */
export function useCollegeResults(query: CollegeQuery, engine: CatalogueEngine | null): ShownResults {
  const asked = useQuery({
    ...collegeSearchQuery(useApi(), query),
    placeholderData: keepPreviousData,
    enabled: engine === null,
  });
  const own = useMemo(() => engine?.answer(query), [engine, query]);
  return {
    data: own ?? asked.data,
    error: own === undefined ? asked.error : null,
    isFetching: own === undefined && asked.isFetching,
    isPrevious: own === undefined && asked.isPlaceholderData,
    retry: () => void asked.refetch(),
  };
}
