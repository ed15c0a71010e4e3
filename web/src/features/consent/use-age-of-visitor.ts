import { useEffect } from 'react';
import { useSessionState } from '../../session/session-context';
import { isAuthenticated } from '../../session/session-state';
import type { ConsentKeeper } from '../../pieces/consent/consent-keeper';

/** Tells the keeper whether somebody under 16 is here, which matters only where consent is asked first; an age that cannot be learned leaves everything off. */
export function useAgeOfVisitor(keeper: ConsentKeeper, asksFirst: boolean): void {
  const session = useSessionState();
  const isHere = isAuthenticated(session);
  const { isSettled } = session;
  useEffect(() => {
    keeper.meet(isSettled && !isHere ? false : null);
  }, [keeper, isSettled, isHere, asksFirst]);
}
