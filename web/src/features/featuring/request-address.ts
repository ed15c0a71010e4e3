import { useLocation } from 'react-router-dom';

/** Links that open and close a request keep the scroll position of the list. */
export const KEEPS_POSITION = { preserveScroll: true } as const;

/** The request that the address opens (`?request=`), and the addresses that open another one or close it. */
export function useOpenRequest() {
  const { search } = useLocation();
  const to = (requestId: string | null): { readonly search: string } => {
    const query = new URLSearchParams(search);
    if (requestId === null) query.delete('request');
    else query.set('request', requestId);
    return { search: query.size === 0 ? '' : `?${query}` };
  };
  return { requestId: new URLSearchParams(search).get('request'), to };
}
