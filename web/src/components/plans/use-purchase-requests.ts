import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { useApi } from '../../lib/api/api-client';
import { useActor } from '../../session/session-context';

type PurchaseRequests = AnswerOf<'purchaseRequests'>;
export type OwnPurchaseRequest = PurchaseRequests['own'][number];
export type ChildsPurchaseRequest = PurchaseRequests['children'][number];

/** What the user asked guardians before paying, and is asked as a guardian; nothing is read while not wanted. */
export function usePurchaseRequests(isWanted: boolean) {
  const callApi = useApi();
  const client = useQueryClient();
  const { uid } = useActor();
  const queryKey = ['purchaseRequests', uid];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi('purchaseRequests', { signal }),
    enabled: isWanted && uid !== null,
  });
  const store = ({ requests }: { readonly requests: PurchaseRequests }): void => {
    client.setQueryData(queryKey, requests);
  };
  return { query, store };
}
