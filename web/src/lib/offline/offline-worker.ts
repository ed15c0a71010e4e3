import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { opensPage } from './taken-requests';

/** The files of the page for readers without network, each with its revision; the build writes the list in. */
declare const OFFLINE_FILES: readonly { readonly url: string; readonly revision: string }[];

/** What the standard gives a service worker besides a window's globals. */
declare const skipWaiting: () => Promise<void>;

/** A network that has not answered for so long is as good as none. */
const PATIENCE_SECONDS = 15;

/*
 * The service worker of signed-in players (docs/decisions/239-offline-shortlist.md). Pages always come from the
 * network; only where it does not answer, the page for readers without network stands in. It stores nothing but the
 * files of that page, so that a new release can take over at once.
 */
setCacheNameDetails({ prefix: 'touchline' });
void skipWaiting();
clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute([...OFFLINE_FILES], { cleanURLs: false, directoryIndex: '', ignoreURLParametersMatching: [] });
registerRoute(
  ({ request: { method, mode }, url }) => opensPage({ method, mode, url }, location.origin),
  new NetworkOnly({
    networkTimeoutSeconds: PATIENCE_SECONDS,
    plugins: [{ handlerDidError: () => matchPrecache('/offline/page.html') }],
  }),
);
