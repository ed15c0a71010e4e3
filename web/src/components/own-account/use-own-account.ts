import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { useCallback } from 'react';
import { useApi } from '../../lib/api/api-client';
import { useSessionState } from '../../session/session-context';

export type OwnAccount = AnswerOf<'account'>;

/** The signed-in user's private account. `store` shows a changed account at once, `reload` fetches it again. */
export function useOwnAccount() {
  const callApi = useApi();
  const client = useQueryClient();
  const uid = useSessionState().user?.uid ?? null;
  const query = useQuery({
    queryKey: ['account', uid],
    queryFn: ({ signal }) => callApi('account', { signal }),
    enabled: uid !== null,
  });
  const store = useCallback((account: OwnAccount) => client.setQueryData(['account', account.uid], account), [client]);
  const reload = useCallback(() => client.invalidateQueries({ queryKey: ['account'] }), [client]);
  return { query, store, reload };
}
