import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Which users the address asks for: those who wait for a decision unless it says all or searches. */
export interface UsersAddress {
  readonly search: string;
  readonly roles: 'any' | 'pending';
}

/** The list's state, which lives in the address. */
export function useUsersAddress() {
  const [params, setParams] = useSearchParams();
  const search = params.get('search')?.trim().slice(0, 200) ?? '';
  const roles = search === '' && params.get('view') !== 'all' ? 'pending' : 'any';
  const address = useMemo<UsersAddress>(() => ({ search, roles }), [search, roles]);
  const show = (wanted: { readonly search?: string; readonly view?: 'all' }) => setParams({ ...wanted });
  return { address, show };
}
