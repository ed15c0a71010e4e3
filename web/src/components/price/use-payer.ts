import type { Payer } from '@touchline/domain/college/price/year-price';
import { startTransition, useEffect, useState } from 'react';
import { useLoaded } from '../../lib/hydration/deferred-loading';
import { useSessionState } from '../../session/session-context';

const loadPayer = () => import('./own-payer');

/**
 * Who pays, as useOwnPayer says it, for pages of visitors: what reads it is downloaded after hydration. Null until
 * then, and where nobody has said it.
 */
export function usePayer(): Payer | null {
  const session = useSessionState();
  const { part } = useLoaded(loadPayer);
  const [payer, setPayer] = useState<Payer | null>(null);
  useEffect(() => part?.watchPayer(session, (known) => startTransition(() => setPayer(known))), [part, session]);
  return payer;
}
