import type { ReactNode } from 'react';
import { ApiProvider, type CallApi } from '../lib/api/api-client';
import { ToastProvider } from '../ui/overlays/toasts';
import { fakeApi } from './fake-api';
import { showComponent } from './show-component';

/** Renders one component in English with an API, toasts, the theme and a router; without answers every call fails. */
export function showWithServices(component: ReactNode, callApi: CallApi = fakeApi({}).callApi) {
  return showComponent(
    <ApiProvider value={callApi}>
      <ToastProvider>{component}</ToastProvider>
    </ApiProvider>,
  );
}
