import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api-context';
import type { CollegeSearchAddress } from './search-address';

/** The colleges that a search finds; the results before stay until the new ones are there. */
export function useCollegeResults({ search, page }: CollegeSearchAddress) {
  const callApi = useApi();
  return useQuery({
    queryKey: ['searchColleges', search, page],
    queryFn: ({ signal }) => callApi('searchColleges', { query: { q: search, page }, signal }),
    placeholderData: keepPreviousData,
  });
}
