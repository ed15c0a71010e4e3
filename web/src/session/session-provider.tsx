import { type ReactNode, useEffect, useState } from 'react';
import { useApi } from '../lib/api-context';
import type { AuthProvider } from './auth-provider';
import { createSession } from './create-session';
import { loadAuthProvider } from './load-auth-provider';
import { SessionContext } from './session-context';

interface SessionProviderProps {
  readonly report: (failure: unknown) => void;
  readonly loadAuth?: () => Promise<AuthProvider>;
  readonly children: ReactNode;
}

/** Gives everything below the page's one session and looks at a stored sign-in once the page stands; what goes wrong on its own goes to `report`. */
export function SessionProvider({ report, loadAuth = loadAuthProvider, children }: SessionProviderProps) {
  const callApi = useApi();
  const [session] = useState(() => createSession({ loadAuth, callApi, report, nowMs: () => Date.now() }));
  useEffect(() => session.start(), [session]);
  return <SessionContext value={session}>{children}</SessionContext>;
}
