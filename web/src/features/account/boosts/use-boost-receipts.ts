import { useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { useApi } from '../../../lib/api/api-client';
import { useActor } from '../../../session/session-context';

export type BoostReceiptItem = AnswerOf<'boostReceipts'>['items'][number];

/** What a player's boosts have brought, the newest first. */
export function useBoostReceipts() {
  const callApi = useApi();
  const { uid } = useActor();
  return useQuery({
    queryKey: ['boostReceipts', uid],
    queryFn: async ({ signal }) => (await callApi('boostReceipts', { params: { profileId: uid ?? '' }, signal })).items,
    enabled: uid !== null,
  });
}
