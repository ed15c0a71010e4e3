import { interestOf } from '@touchline/domain/person/views/interest';
import { act, render } from '@testing-library/react';
import { blankAddedSoccer } from '@touchline/domain/season/added/added-soccer';
import { useLayoutEffect } from 'react';
import { type RouteObject, useLocation } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { BrowserApp, createBrowserSite, openMemoryRouter } from '../app/browser-site';
import { loadMatchedRoutes } from '../app/routing/site-routes';
import '../app/shell/deferred-parts';
import '../ui/overlays/toast-region';
import { bundledEnglish, type LoadedMessages } from '../i18n/languages';
import type { AuthProvider } from '../session/auth-provider';
import { storeHint } from '../session/stored-session';
import { anOwnProfile } from './an-own-account';
import { fakeApi, type FakeAnswers } from './fake-api';
import { NO_COMPARISON } from './listed-colleges';
import { aProviderUser, fakeAuth } from './fake-auth';

type OwnProfile = ReturnType<typeof anOwnProfile>;

interface Shown {
  readonly address: string;
  readonly answers: FakeAnswers;
  /** The user who is signed in from the start; nobody by default. */
  readonly signedInAs?: OwnProfile;
  readonly isAdmin?: boolean;
  readonly auth?: AuthProvider;
  /** German with its texts of every page, for a page without the switch; English by default. */
  readonly german?: LoadedMessages;
}

/** Loads the page of an address with its English messages, so that the first test does not wait for them. */
export function loadPage(pathname: string): Promise<void> {
  return loadMatchedRoutes(createBrowserSite(fakeApi({}).callApi).routes, pathname);
}

/** The answer about somebody who was never in the feature queue. */
const NEVER_FEATURED = {
  ...{ requests: [], place: null, total: 0, mayQueue: false, wanted: { posts: 1, stories: 1 } },
  waiting: { skipTheLine: 0, featureAgain: 0 },
};

/**
 * Renders the whole site at an address, in English, over a fake API and a fake provider. It has the messages that its
 * page loads, as in a browser.
 */
export function showApp({ address: initial, answers, signedInAs, isAdmin = false, auth, german }: Shown) {
  if (signedInAs !== undefined) storeHint({ uid: signedInAs._id, expiresAt: '2999-01-01T00:00:00.000Z' });
  const user = aProviderUser(signedInAs?._id ?? 'uid-nobody', { isAdmin });
  const provider = auth ?? fakeAuth(user, { isSignedIn: signedInAs !== undefined }).provider;
  const { callApi, calls } = fakeApi({
    collegeComparison: () => NO_COMPARISON,
    collegeSoccer: () => ({ team: null, met: [] }),
    confirmedFacts: () => ({ players: [] }),
    purchaseRequests: () => ({ own: [], children: [] }),
    addedSoccer: () => ({ added: blankAddedSoccer('test-college'), edits: [] }),
    watchedSearches: () => ({ items: [], areMailsOff: false }),
    ownProfile: () => signedInAs ?? anOwnProfile(),
    ownFeatureRequests: () => NEVER_FEATURED,
    profileInterest: () => interestOf({ views: [], letters: [], colleges: null }, new Date(0)),
    ...answers,
  });
  let address = initial;
  let close: () => void = () => undefined;
  /** Loads an address as a browser does: only stored data remains of the previous page. */
  const open = (from: string) => {
    close();
    const site = createBrowserSite(callApi);
    showAddresses(site.routes[0], (shown) => (address = shown));
    const router = openMemoryRouter(site, from);
    const { unmount } = render(
      <BrowserApp
        site={site}
        router={router}
        loadAuth={() => Promise.resolve(provider)}
        loadPage={(to) => Promise.resolve().then(() => void (shown = open(to ?? address)))}
        locale={german === undefined ? { language: 'en', dictionary: bundledEnglish() } : { language: 'de', dictionary: german }}
      />,
    );
    close = () => {
      unmount();
      router.dispose();
    };
    return router;
  };
  let shown = open(initial);
  onTestFinished(() => close());
  const go = (to: string, options: { readonly replace?: boolean } = {}) =>
    act(() => {
      void shown.navigate(to, options);
    });
  const goBack = () =>
    act(() => {
      void shown.navigate(-1);
    });
  return { calls, address: () => address, go, goBack };
}

/** Reports each address once its page is rendered; the router's own state is earlier. */
function showAddresses(root: RouteObject | undefined, onAddress: (address: string) => void): void {
  const Frame = root?.Component;
  if (root === undefined || Frame === undefined || Frame === null) throw new Error('The site has no frame');
  root.Component = function Probe() {
    const { pathname, search } = useLocation();
    useLayoutEffect(() => {
      onAddress(pathname + search);
    }, [pathname, search]);
    return <Frame />;
  };
}
