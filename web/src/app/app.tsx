import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Language } from '@touchline/domain/http/api-messages';
import { useState } from 'react';
import type { Dictionary } from '../i18n/english';
import { LanguageProvider } from '../i18n/language-provider';
import type { CallApi } from '../lib/api-client';
import { ApiProvider } from '../lib/api-context';
import { createQueryClient } from '../lib/create-query-client';
import type { LoadAuth } from '../session/load-auth-provider';
import { system } from '../theme/system';
import { ToastProvider } from '../ui/toast-provider';
import { AppRoutes } from './app-routes';
import { ReportingSession } from './reporting-session';
import { Shell } from './shell/shell';

interface AppProps {
  readonly callApi: CallApi;
  readonly loadAuth?: LoadAuth;
  /** The cache that begins with what the server knew; an empty one unless given. */
  readonly queries?: QueryClient;
  readonly spoken: { readonly language: Language; readonly dictionary: Dictionary };
}

/** The whole site inside a router, which differs between browser, server and tests. */
export function App({ callApi, loadAuth, queries: given, spoken }: AppProps) {
  const [queries] = useState(() => given ?? createQueryClient());
  return (
    <ChakraProvider value={system}>
      <LanguageProvider initial={spoken}>
        <ApiProvider value={callApi}>
          <QueryClientProvider client={queries}>
            <ToastProvider>
              <ReportingSession {...(loadAuth === undefined ? {} : { loadAuth })}>
                <Shell>
                  <AppRoutes />
                </Shell>
              </ReportingSession>
            </ToastProvider>
          </QueryClientProvider>
        </ApiProvider>
      </LanguageProvider>
    </ChakraProvider>
  );
}
