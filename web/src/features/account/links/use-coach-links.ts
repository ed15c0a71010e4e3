import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { useApi } from '../../../lib/api/api-client';
import { useActor } from '../../../session/session-context';

export type CoachLinks = AnswerOf<'coachLinks'>;
export type CoachLink = CoachLinks['items'][number];

/** The private links that the user has made, and those of the children, and a way to store a newer answer. */
export function useCoachLinks() {
  const callApi = useApi();
  const client = useQueryClient();
  const { uid } = useActor();
  const queryKey = ['coachLinks', uid];
  const query = useQuery({ queryKey, queryFn: ({ signal }) => callApi('coachLinks', { signal }), enabled: uid !== null });
  const store = ({ coachLinks }: { readonly coachLinks: CoachLinks }): void => {
    client.setQueryData(queryKey, coachLinks);
  };
  return { query, store };
}
