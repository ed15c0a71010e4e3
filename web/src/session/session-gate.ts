import type { CallApi } from '../lib/api/api-client';
import type { Session } from './create-session';
import { type Access, admissionOf, type SessionState } from './session-state';

/** Lets the loaders of private pages, which run outside of React, wait for the session. */
export interface SessionGate {
  /** Tells which session the page has, and the API client that renews it. */
  readonly open: (session: Session, callApi: CallApi) => void;
  /** The API client once the session is settled and admits its user; null where it does not (S2-22). */
  readonly admit: (access: Access) => Promise<CallApi | null>;
}

/** A gate that is closed until it knows the session. */
export function createSessionGate(): SessionGate {
  let open: SessionGate['open'] = () => undefined;
  const opened = new Promise<{ readonly session: Session; readonly callApi: CallApi }>((resolve) => {
    open = (session, callApi) => resolve({ session, callApi });
  });
  return {
    open: (session, callApi) => open(session, callApi),
    admit: async (access) => {
      const { session, callApi } = await opened;
      return admissionOf(access, await settledState(session)) === 'in' ? callApi : null;
    },
  };
}

/** The state of a session once a stored sign-in has been checked. */
export function settledState({ state, subscribe }: Pick<Session, 'state' | 'subscribe'>): Promise<SessionState> {
  return new Promise((resolve) => {
    const check = () => {
      if (!state().isSettled) return;
      stop();
      resolve(state());
    };
    const stop = subscribe(check);
    check();
  });
}
