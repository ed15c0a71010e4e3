import { type ReactNode, useEffect, useState } from 'react';
import { useApi } from '../lib/api-context';
import { createSession } from './create-session';
import { type LoadAuth, loadAuthProvider } from './load-auth-provider';
import { SessionContext } from './session-context';

interface SessionProviderProps {
  readonly report: (failure: unknown) => void;
  readonly loadAuth?: LoadAuth;
  readonly children: ReactNode;
}

/** Gives everything below the page's one session and looks at a stored sign-in once the page stands; what goes wrong on its own goes to `report`. */
export function SessionProvider({ report, loadAuth = loadAuthProvider, children }: SessionProviderProps) {
  const callApi = useApi();
  const [watcher, mount] = useState<ReactNode>(null);
  const [session] = useState(() =>
    createSession({ loadAuth: (onFailure) => loadAuth(mount, onFailure), callApi, report, nowMs: () => Date.now() }),
  );
  useEffect(() => session.start(), [session]);
  return (
    <SessionContext value={session}>
      {children}
      {watcher}
    </SessionContext>
  );
}
