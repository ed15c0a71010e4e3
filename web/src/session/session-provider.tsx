import { type ReactNode, useEffect, useState } from 'react';
import { ApiProvider, useApi } from '../lib/api-context';
import { createSession } from './create-session';
import { type LoadAuth, loadAuthProvider } from './load-auth-provider';
import { renewingClient } from './renewing-client';
import { SessionContext } from './session-context';

interface SessionProviderProps {
  readonly report: (failure: unknown) => void;
  readonly loadAuth?: LoadAuth;
  readonly children: ReactNode;
}

/**
 * Gives everything below the page's one session, and an API client that renews it where needed; looks at a stored sign-in once the page stands. What goes
 * wrong on its own goes to `report`.
 */
export function SessionProvider({ report, loadAuth = loadAuthProvider, children }: SessionProviderProps) {
  const callApi = useApi();
  const [watcher, mount] = useState<ReactNode>(null);
  const [session] = useState(() => {
    const nowMs = () => Date.now();
    return createSession({
      openActs: async (store, onFailure) => {
        const [{ openSessionActs }, auth] = await Promise.all([import('./session-acts'), loadAuth(mount, onFailure)]);
        return openSessionActs({ auth, store, callApi, nowMs, report });
      },
      endBackend: () => callApi('sessionLogout'),
      ...{ nowMs, report },
    });
  });
  const [renewing] = useState(() => renewingClient(callApi, session));
  useEffect(() => session.start(), [session]);
  return (
    <SessionContext value={session}>
      <ApiProvider value={renewing}>{children}</ApiProvider>
      {watcher}
    </SessionContext>
  );
}
