import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { Language } from '@touchline/domain/http/api-messages';
import { useState } from 'react';
import { LanguageProvider } from '../i18n/language-provider';
import type { SpokenWords } from '../i18n/languages';
import type { CallApi } from '../lib/api-client';
import { ApiProvider } from '../lib/api-context';
import type { InlineData } from '../lib/page-data';
import { VisitProvider } from '../lib/visit-context';
import type { LoadAuth } from '../session/load-auth-provider';
import { drawnSystem } from '../theme/drawn-system';
import { ToastProvider } from '../ui/toast-provider';
import { AppRoutes } from './app-routes';
import { ReportingSession } from './reporting-session';
import { Shell } from './shell/shell';
import { SignInHost } from './shell/sign-in-host';

interface AppProps {
  readonly callApi: CallApi;
  readonly loadAuth?: LoadAuth;
  /** What the server knew; null where it rendered nothing. */
  readonly inline?: InlineData | null;
  readonly spoken: { readonly language: Language; readonly dictionary: SpokenWords };
}

/** The whole site inside a router, which differs between browser, server and tests. */
export function App({ callApi, loadAuth, inline = null, spoken }: AppProps) {
  const [visit] = useState(() => ({ inline }));
  return (
    <ChakraProvider value={drawnSystem}>
      <LanguageProvider initial={spoken}>
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
