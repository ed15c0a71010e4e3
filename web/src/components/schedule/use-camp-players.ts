import { useQueries, useQuery } from '@tanstack/react-query';
import { type CallApi, useApi } from '../../lib/api/api-client';

/** Asks who has a coming camp of a college in the schedule; once for all camps of it. */
const ofCollege = (callApi: CallApi, collegeId: string) => ({
  queryKey: ['campPlayers', collegeId],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
    (await callApi('campPlayers', { params: { collegeId }, signal })).items,
});

/** The players at the coming camps of a college, as far as the user may see them. */
export function useCampPlayers(collegeId: string) {
  return useQuery(ofCollege(useApi(), collegeId));
}

/** The camps of these colleges at which a player is, as far as the user may see it; none while they are not known. */
export function useCampsWith(username: string, collegeIds: readonly string[]): readonly string[] {
  const callApi = useApi();
  const found = useQueries({ queries: collegeIds.map((collegeId) => ofCollege(callApi, collegeId)) });
  return found.flatMap(({ data = [] }) => data.filter((one) => one.username === username).map(({ campId }) => campId));
}
