import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { useApi } from '../../../lib/api/api-client';
import { useActor } from '../../../session/session-context';

export type Attestations = AnswerOf<'attestations'>;
export type OwnAttestation = Attestations['items'][number];

/** What the player has asked others to confirm, and a way to store a newer answer. */
export function useAttestations() {
  const callApi = useApi();
  const client = useQueryClient();
  const { uid } = useActor();
  const queryKey = ['attestations', uid];
  const query = useQuery({ queryKey, queryFn: ({ signal }) => callApi('attestations', { signal }), enabled: uid !== null });
  const store = ({ attestations }: { readonly attestations: Attestations }): void => {
    client.setQueryData(queryKey, attestations);
  };
  return { query, store };
}
