import type { AnswerOf } from '@touchline/domain/http/api-contract';
import type { RouteName } from '@touchline/domain/http/api-routes';
import { type ReactNode, useEffect, useState } from 'react';
import { ApiProvider, type CallApi, type CallOf, useApi } from '../lib/api/api-client';
import { ApiRefusal } from '../lib/api/api-refusal';
import type { AuthProvider } from './auth-provider';
import { createSession, type Session } from './create-session';
import { SessionContext } from './session-context';
import type { Leaving } from './session-controller';
import type { SessionGate } from './session-gate';

/** Loads the sign-in provider; `mount` renders what watches it, and `onFailure` gets its later failures. */
export type LoadAuth = (mount: (watcher: ReactNode) => void, onFailure: (failure: unknown) => void) => Promise<AuthProvider>;

interface SessionProviderProps extends Leaving {
  readonly report: (failure: unknown) => void;
  readonly loadAuth?: LoadAuth;
  /** Learns the session once it is mounted. */
  readonly gate?: SessionGate;
  readonly children: ReactNode;
}

/**
 * Provides the page's session, and an API client that renews it. Checks a stored sign-in once mounted. Failures that no
 * caller handles go to `report`.
 */
export function SessionProvider(props: SessionProviderProps) {
  const { report, loadAuth = loadAuthProvider, gate, holdCalls, leavePage, children } = props;
  const callApi = useApi();
  const [watcher, mount] = useState<ReactNode>(null);
  const [session] = useState(() => {
    const nowMs = () => Date.now();
    return createSession({
      openActions: async (store, onFailure) => {
        const [{ createSessionActions }, auth] = await Promise.all([import('./session-actions'), loadAuth(mount, onFailure)]);
        return createSessionActions({ auth, store, callApi, nowMs, report, holdCalls, leavePage });
      },
      endBackend: () => callApi('sessionLogout'),
      leavePage,
      nowMs,
      report,
    });
  });
  const [renewing] = useState(() => renewingClient(callApi, session));
  useEffect(() => {
    gate?.open(session, renewing);
    return session.start();
  }, [session, gate, renewing]);
  return (
    <SessionContext value={session}>
      <ApiProvider value={renewing}>{children}</ApiProvider>
      {watcher}
    </SessionContext>
  );
}

/** Downloads the Auth SDK with reactfire and opens it with the site's setup; rejects where either cannot be reached. */
const loadAuthProvider: LoadAuth = async (mount, onFailure) => {
  withoutFirebaseDefaults();
  const [{ mountFirebase }, setup] = await Promise.all([
    import('./firebase-auth-provider'),
    import('../lib/api/firebase-setup').then(({ loadFirebaseSetup }) => loadFirebaseSetup()),
  ]);
  return mountFirebase(setup, mount, onFailure);
};

/**
 * Keeps Firebase from looking for a setup of its own, which it does when it is loaded: last in the page's cookies,
 * whose reading waits for another process of the browser (72 ms measured). Ours comes from the server.
 */
export function withoutFirebaseDefaults(): void {
  Object.assign(globalThis, { __FIREBASE_DEFAULTS__: {} });
}

/**
 * An API client that gets a new backend session where a call of a signed-in user finds the old one ended, and then
 * repeats the call.
 */
export function renewingClient(callApi: CallApi, { state, actions }: Pick<Session, 'state' | 'actions'>): CallApi {
  async function callRenewed<Name extends RouteName>(name: Name, call?: CallOf<Name>): Promise<AnswerOf<Name>> {
    const again = callApi as (name: Name, call?: CallOf<Name>) => Promise<AnswerOf<Name>>;
    try {
      return await again(name, call);
    } catch (failure) {
      if (!hasEnded(failure) || state().user === null) throw failure;
      await (await actions()).renew();
      return again(name, call);
    }
  }
  return callRenewed;
}

function hasEnded(failure: unknown): boolean {
  return failure instanceof ApiRefusal && (failure.code === 'sessionExpired' || failure.code === 'signInRequired');
}
