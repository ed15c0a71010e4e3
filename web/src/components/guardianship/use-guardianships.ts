import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { useApi } from '../../lib/api/api-client';
import { useActor } from '../../session/session-context';

export type Guardianships = AnswerOf<'guardianships'>;
export type Guardian = Guardianships['guardians'][number];
export type Child = Guardianships['children'][number];

/** The links between the own account and those of guardians or children, and a way to store a newer answer. */
export function useGuardianships() {
  const callApi = useApi();
  const client = useQueryClient();
  const { uid } = useActor();
  const queryKey = ['guardianships', uid];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi('guardianships', { signal }),
    enabled: uid !== null,
  });
  const store = ({ guardianships }: { readonly guardianships: Guardianships }): void => {
    client.setQueryData(queryKey, guardianships);
  };
  return { query, store };
}
