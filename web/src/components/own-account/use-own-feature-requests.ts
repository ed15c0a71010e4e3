import { useQuery } from '@tanstack/react-query';
import { isPlayer } from '@touchline/domain/person/profiles/completeness/completeness';
import { useApi } from '../../lib/api/api-client';
import { useSessionState } from '../../session/session-context';

/** A player's own requests to be featured; nothing is asked for others, or while `isWanted` is false. */
export function useOwnFeatureRequests(isWanted = true) {
  const callApi = useApi();
  const { profile } = useSessionState();
  const profileId = profile !== null && isPlayer(profile.type) ? profile._id : null;
  return useQuery({
    queryKey: ['ownFeatureRequests', profileId, profile?.version],
    queryFn: ({ signal }) => callApi('ownFeatureRequests', { params: { profileId: profileId ?? '' }, signal }),
    enabled: isWanted && profileId !== null,
  });
}
