import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api-context';

/** The colleges that coaches wait for. */
export function useCollegeRequests() {
  const callApi = useApi();
  return useQuery({
    queryKey: ['adminCollegeRequests'],
    queryFn: async ({ signal }) => (await callApi('adminCollegeRequests', { signal })).items,
  });
}
