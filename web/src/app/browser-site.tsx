import type { Language } from '@touchline/domain/kernel/language';
import { useCallback, useEffect } from 'react';
import { createBrowserRouter, createMemoryRouter, type HydrationState, RouterProvider } from 'react-router-dom';
import { type LoadedMessages, pageLanguage } from '../i18n/languages';
import type { CallApi } from '../lib/api/api-client';
import { heldCalls, type HeldCalls } from '../lib/api/held-calls';
import { createPageCalls, type PageCalls, PageCallsProvider } from '../lib/api/page-calls';
import { announceNotAdmin } from '../lib/not-admin-signal';
import { createSessionGate, type SessionGate } from '../session/session-gate';
import type { LoadAuth } from '../session/session-provider';
import { readHint } from '../session/stored-session';
import { App } from './app';
import { handleOf } from './routing/page-handle';
import { siteRoutes } from './routing/site-routes';

/** The routes of the site in the browser, and what their loaders share. */
export interface BrowserSite {
  readonly routes: ReturnType<typeof siteRoutes>;
  readonly calls: PageCalls;
  readonly gate: SessionGate;
  readonly callApi: CallApi;
  readonly holdCalls: HeldCalls['hold'];
}

/** Makes the routes of the site over an API. */
export function createBrowserSite(api: CallApi): BrowserSite {
  const { callApi, hold: holdCalls } = heldCalls(api);
  const calls = createPageCalls(callApi);
  const gate = createSessionGate();
  const { call, store } = calls;
  const admit: SessionGate['admit'] = async (access) => {
    const admitted = await gate.admit(access);
    // Somebody who is signed in reads why the address led elsewhere.
    if (admitted === null && access === 'admin' && (await gate.admit('auth')) !== null) announceNotAdmin();
    return admitted;
  };
  const routes = siteRoutes({ call, store, admit, language: pageLanguage, isServer: false });
  return { routes, calls, gate, callApi, holdCalls };
}

export type BrowserRouter = ReturnType<typeof createBrowserRouter>;

/** The router of the browser, which continues with the data of the rendered page; null where the server sent none. */
export function openBrowserRouter({ routes }: BrowserSite, hydrationData: HydrationState | null): BrowserRouter {
  return createBrowserRouter(routes, hydrationData === null ? {} : { hydrationData });
}

/** A router without a browser's history, for tests. */
export function openMemoryRouter({ routes }: BrowserSite, address: string): BrowserRouter {
  return createMemoryRouter(routes, { initialEntries: [address] });
}

interface BrowserAppProps {
  readonly site: BrowserSite;
  readonly router: BrowserRouter;
  readonly locale: { readonly language: Language; readonly dictionary: LoadedMessages };
  readonly loadAuth?: LoadAuth;
  /** Loads an address anew; null is the present one. The returned promise settles only where nothing was loaded. */
  readonly loadPage?: (address: string | null) => Promise<void>;
  /** The router began with the data of a rendered page, which the CDN may have stored for minutes. */
  readonly isCopy?: boolean;
}

/** The whole site in the browser. A user who may be signed in, and may edit, gets newer data than those of a copy. */
export function BrowserApp({ site, router, locale, loadAuth, loadPage = loadPageAnew, isCopy = false }: BrowserAppProps) {
  const { callApi, holdCalls, calls, gate } = site;
  useEffect(() => {
    if (isCopy && readHint() !== null) void router.revalidate();
  }, [isCopy, router]);
  const session = {
    gate,
    holdCalls,
    leavePage: useCallback(() => loadPage(isPrivate(router) ? LANDING : null), [loadPage, router]),
    ...(loadAuth === undefined ? {} : { loadAuth }),
  };
  return (
    <App callApi={callApi} locale={locale} {...session}>
      <PageCallsProvider value={calls}>
        <RouterProvider router={router} />
      </PageCallsProvider>
    </App>
  );
}

const LANDING = '/home';

/** Whether the present address is one that not everybody may open: anyone who signs out there goes to /home (S4-03). */
function isPrivate({ state: { matches } }: BrowserRouter): boolean {
  const leaf = matches.at(-1);
  return leaf !== undefined && handleOf(leaf.route)?.rules.access !== undefined;
}

function loadPageAnew(address: string | null): Promise<void> {
  if (address === null) location.reload();
  else location.replace(address);
  return new Promise(() => undefined);
}
