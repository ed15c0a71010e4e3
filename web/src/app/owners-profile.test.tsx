import { act, render, screen, waitFor } from '@testing-library/react';
import { shownProfileTo } from '@touchline/domain/person/profiles/audience/shown-profile';
import { aProfile } from '@touchline/domain/person/testing/a-profile';
import { createMemoryRouter } from 'react-router-dom';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { BrowserApp, createBrowserSite, openMemoryRouter } from './browser-site';
import { loadMatchedRoutes } from './routing/site-routes';
import { bundledEnglish } from '../i18n/languages';
import { storeHint } from '../session/stored-session';
import { anOwnProfile } from '../testing/an-own-account';
import { fakeApi } from '../testing/fake-api';
import { aProviderUser, fakeAuth } from '../testing/fake-auth';
import { loadPage } from '../testing/show-app';

const ADDRESS = '/profile/demo-player/about';
beforeAll(() => Promise.all([loadPage(ADDRESS), import('../features/profiles/editing/profile-editor')]));

const minor = aProfile({ adultFrom: '2999-01-01' });

function shownTo(reader: 'visitor' | 'owner') {
  const shown = shownProfileTo(minor, reader, '2026-06-01');
  if (shown === null) throw new Error('The profile is hidden');
  return shown;
}

/** What the server renders for everybody, as the data with which the browser goes on. */
async function aVisitorsCopy() {
  const router = openMemoryRouter(createBrowserSite(fakeApi({ profile: () => shownTo('visitor') }).callApi), ADDRESS);
  await waitFor(() => expect(router.state.initialized).toBe(true));
  const { loaderData } = router.state;
  router.dispose();
  return loaderData;
}

test('the owner of a rendered page gets town and club once, however late the session is known', async () => {
  const loaderData = await aVisitorsCopy();
  const own = { ...anOwnProfile(), ...minor };
  storeHint({ uid: own._id, expiresAt: '2999-01-01T00:00:00.000Z' });
  const site = createBrowserSite(fakeApi({ profile: () => shownTo('owner'), ownProfile: () => own }).callApi);
  await loadMatchedRoutes(site.routes, ADDRESS, true);
  const router = createMemoryRouter(site.routes, { initialEntries: [ADDRESS], hydrationData: { loaderData } });
  onTestFinished(() => router.dispose());
  let knowSession: () => void = () => undefined;
  const sessionCode = new Promise<void>((resolve) => (knowSession = resolve));
  const { provider } = fakeAuth(aProviderUser(own._id, {}), { isSignedIn: true });
  const seen: boolean[] = [];
  const watch = new MutationObserver(() => {
    const isTownShown = document.body.textContent.includes('Sampleton');
    if (seen.at(-1) !== isTownShown) seen.push(isTownShown);
  });
  watch.observe(document.body, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => watch.disconnect());

  render(
    <BrowserApp
      site={site}
      router={router}
      isCopy
      loadAuth={() => sessionCode.then(() => provider)}
      locale={{ language: 'en', dictionary: bundledEnglish() }}
    />,
  );
  await screen.findByRole('heading', { level: 1, name: 'Robin Sample' });
  await act(() => router.revalidate());
  expect(JSON.stringify(router.state.loaderData)).toContain('Sampleton');
  knowSession();
  await screen.findByRole('button', { name: 'Edit About' });

  expect(document.body.textContent).toContain('Sampleton');
  expect(seen).toEqual([false, true]);
});
