import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api-context';

/** The first colleges from A to Z, and how many there are; seeded by the server. */
export function useFirstColleges() {
  const callApi = useApi();
  return useQuery({
    queryKey: ['searchColleges', '', 1],
    queryFn: ({ signal }) => callApi('searchColleges', { query: { q: '', page: 1 }, signal }),
  });
}
