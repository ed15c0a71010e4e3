import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api-context';

/** The first colleges that a text finds while it is typed; those before stay until the new ones are there. The server seeds the empty search. */
export function useTypedColleges(search: string) {
  const callApi = useApi();
  return useQuery({
    queryKey: ['searchColleges', search, 1],
    queryFn: ({ signal }) => callApi('searchColleges', { query: { q: search, page: 1 }, signal }),
    placeholderData: keepPreviousData,
  });
}
