import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { Language } from '@touchline/domain/kernel/refusal/api-messages';
import { type ReactNode, useEffect, useState } from 'react';
import { LanguageProvider } from '../i18n/language-provider';
import type { LoadedMessages } from '../i18n/languages';
import { ApiProvider, type CallApi } from '../lib/api-client';
import { whenIdle } from '../lib/deferred-loading';
import { type InlineData, VisitProvider } from '../lib/page-data';
import { useSession } from '../session/session-context';
import { type LoadAuth, SessionProvider } from '../session/session-provider';
import { runtimeSystem } from '../theme/system';
import { ToastProvider, useRefusalToasts } from '../ui/toasts';
import { AppRoutes } from './app-routes';
import { Shell } from './shell/shell';
import { SignInHost } from './shell/sign-in-host';

interface AppProps {
  readonly callApi: CallApi;
  readonly loadAuth?: LoadAuth;
  /** The data the page was rendered with; null where the server rendered nothing. */
  readonly inline?: InlineData | null;
  readonly locale: { readonly language: Language; readonly dictionary: LoadedMessages };
}

/** The whole site inside a router, which differs between browser, server and tests. */
export function App({ callApi, loadAuth, inline = null, locale }: AppProps) {
  const [visit] = useState(() => ({ inline }));
  return (
    <ChakraProvider value={runtimeSystem}>
      <LanguageProvider initial={locale}>
        <ApiProvider value={callApi}>
          <VisitProvider value={visit}>
            <ToastProvider>
              <ReportingSession {...(loadAuth === undefined ? {} : { loadAuth })}>
                <SignInHost>
                  <Shell>
                    <AppRoutes />
                  </Shell>
                </SignInHost>
              </ReportingSession>
            </ToastProvider>
          </VisitProvider>
        </ApiProvider>
      </LanguageProvider>
    </ChakraProvider>
  );
}

interface ReportingSessionProps {
  readonly loadAuth?: LoadAuth;
  readonly children: ReactNode;
}

/**
 * Provides the session and loads its Auth SDK when the browser is idle. Failures of the session that nobody waits for
 * become toasts.
 */
function ReportingSession({ children, ...props }: ReportingSessionProps) {
  return (
    <SessionProvider report={useRefusalToasts()} {...props}>
      <SignInPreparation />
      {children}
    </SessionProvider>
  );
}

function SignInPreparation() {
  const { prepare } = useSession();
  useEffect(() => whenIdle(prepare), [prepare]);
  return null;
}
