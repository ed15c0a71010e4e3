import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { useCallback } from 'react';
import { useApi } from '../../lib/api-context';
import { useSessionState } from '../../session/session-context';

export type OwnAccount = AnswerOf<'account'>;

/** The private part of whoever is signed in, and the way to write a changed one into what is shown. */
export function useOwnAccount() {
  const callApi = useApi();
  const client = useQueryClient();
  const uid = useSessionState().user?.uid ?? null;
  const query = useQuery({
    queryKey: ['account', uid],
    queryFn: ({ signal }) => callApi('account', { signal }),
    enabled: uid !== null,
  });
  const keep = useCallback((account: OwnAccount) => client.setQueryData(['account', account.uid], account), [client]);
  const reload = useCallback(() => client.invalidateQueries({ queryKey: ['account'] }), [client]);
  return { query, keep, reload };
}
