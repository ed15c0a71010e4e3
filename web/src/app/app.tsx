import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { Language } from '@touchline/domain/kernel/language';
import { type ReactNode, useCallback, useEffect } from 'react';
import { LanguageProvider } from '../i18n/language-provider';
import type { LoadedMessages } from '../i18n/languages';
import { ApiProvider, type CallApi } from '../lib/api/api-client';
import { whenIdle } from '../lib/hydration/deferred-loading';
import { EarlyPress } from '../lib/hydration/early-press';
import { useSession } from '../session/session-context';
import type { SessionGate } from '../session/session-gate';
import type { Leaving } from '../session/session-controller';
import { type LoadAuth, SessionProvider } from '../session/session-provider';
import { runtimeSystem } from '../theme/system';
import { ToastProvider, useRefusalToasts } from '../ui/overlays/toasts';

interface SessionProps {
  readonly loadAuth?: LoadAuth;
  /** Learns the session, for the loaders of private pages. */
  readonly gate?: SessionGate;
  readonly holdCalls?: Leaving['holdCalls'];
  /** Loads the page anew after a sign-out. */
  readonly leavePage?: () => Promise<void>;
  readonly children: ReactNode;
}

interface AppProps extends SessionProps {
  readonly callApi: CallApi;
  readonly locale: { readonly language: Language; readonly dictionary: LoadedMessages };
}

/** What the whole site needs around its router, which differs between browser, server and tests. */
export function App({ callApi, locale, ...session }: AppProps) {
  return (
    <ChakraProvider value={runtimeSystem()}>
      <LanguageProvider initial={locale}>
        <ApiProvider value={callApi}>
          <ToastProvider>
            <ReportingSession {...session} />
          </ToastProvider>
        </ApiProvider>
      </LanguageProvider>
    </ChakraProvider>
  );
}

/**
 * Provides the session and loads its Auth SDK when the browser is idle. Failures of the session that nobody waits for
 * become toasts.
 */
function ReportingSession({ children, holdCalls = nothing, leavePage, ...props }: SessionProps) {
  const refused = useRefusalToasts();
  const leave = useCallback<Leaving['leavePage']>(
    async (reason) => {
      if (reason !== null) refused(reason, { outlivesPage: true });
      await leavePage?.();
    },
    [refused, leavePage],
  );
  return (
    <SessionProvider report={refused} holdCalls={holdCalls} leavePage={leave} {...props}>
      <SignInPreparation />
      {children}
      <EarlyPress />
    </SessionProvider>
  );
}

function nothing(): void {
  // The server signs nobody out.
}

function SignInPreparation() {
  const { prepare } = useSession();
  useEffect(() => whenIdle(prepare), [prepare]);
  return null;
}
