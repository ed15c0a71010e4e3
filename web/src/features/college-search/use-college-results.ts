import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api-context';
import { collegeResultsQuery } from './college-results-query';
import type { CollegeSearchAddress } from './search-address';

/** The colleges that a search finds; the results before stay until the new ones are there. */
export function useCollegeResults({ search, page }: CollegeSearchAddress) {
  return useQuery({ ...collegeResultsQuery(useApi(), search, page), placeholderData: keepPreviousData });
}
