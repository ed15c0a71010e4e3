import { useCallback } from 'react';
import { useRecheck } from '../../lib/use-recheck';
import { onVerified } from '../../lib/verified-signal';
import { useOwnAccount } from './use-own-account';

/**
 * Looks at the account again while its address waits for its verification, which happens in another tab or on another
 * device; the look puts a coach into the queue (docs/decisions/036-unverified-coaches.md).
 */
export function useVerificationWatch(): void {
  const { query, reload } = useOwnAccount();
  const check = useCallback(() => void reload(), [reload]);
  useRecheck(query.data?.emailVerified === false ? check : null, { signal: onVerified });
}
