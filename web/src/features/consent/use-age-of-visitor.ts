import { isYoungOn } from '@touchline/domain/consent/allowed-services';
import { useEffect } from 'react';
import type { CallApi } from '../../lib/api-client';
import { useApi } from '../../lib/api-context';
import type { ConsentKeeper } from '../../components/consent/consent-keeper';
import { useSessionState } from '../../session/session-context';
import { isAuthenticated } from '../../session/session-state';

/** Tells the keeper whether somebody under 16 is here, which matters only where consent is asked first; an age that cannot be learned leaves everything off. */
export function useAgeOfVisitor(keeper: ConsentKeeper, needsAge: boolean): void {
  const callApi = useApi();
  const session = useSessionState();
  const uid = isAuthenticated(session) ? (session.user?.uid ?? null) : null;
  const { isSettled } = session;
  useEffect(() => {
    if (!needsAge || !isSettled) return undefined;
    let isHere = true;
    keeper.meet(uid === null ? false : null);
    if (uid !== null) {
      isYoung(callApi).then(
        (young) => isHere && keeper.meet(young),
        () => undefined,
      );
    }
    return () => {
      isHere = false;
    };
  }, [keeper, callApi, needsAge, isSettled, uid]);
}

async function isYoung(callApi: CallApi): Promise<boolean> {
  const { dateOfBirth } = await callApi('account');
  return isYoungOn(dateOfBirth, new Date().toISOString().slice(0, 10));
}
