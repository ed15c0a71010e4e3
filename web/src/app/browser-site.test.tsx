import { render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { bundledEnglish } from '../i18n/languages';
import { storeHint } from '../session/stored-session';
import { fakeApi } from '../testing/fake-api';
import { aListItem, foundColleges } from '../testing/listed-colleges';
import { BrowserApp, createBrowserSite, openMemoryRouter } from './browser-site';
import { loadMatchedRoutes } from './routing/site-routes';

const ADDRESS = '/colleges';
const found = (name: string) => ({ searchColleges: () => foundColleges([aListItem(name)], 1) });

/** Shows a page of which the CDN has a copy with an older name, in a browser that may know a user. */
async function showCopy({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const old = openMemoryRouter(createBrowserSite(fakeApi(found('Old College')).callApi), ADDRESS);
  await vi.waitFor(() => expect(old.state.initialized).toBe(true));
  const { loaderData } = old.state;
  old.dispose();
  if (isSignedIn) storeHint({ uid: 'uid-1', expiresAt: '2999-01-01T00:00:00.000Z' });
  const { callApi, calls } = fakeApi(found('New College'));
  const site = createBrowserSite(callApi);
  await loadMatchedRoutes(site.routes, ADDRESS, true);
  const router = createMemoryRouter(site.routes, { initialEntries: [ADDRESS], hydrationData: { loaderData } });
  onTestFinished(() => router.dispose());
  render(
    <BrowserApp
      site={site}
      router={router}
      isCopy
      loadAuth={() => new Promise(() => undefined)}
      locale={{ language: 'en', dictionary: bundledEnglish() }}
    />,
  );
  return { asked: () => calls.filter(({ name }) => name === 'searchColleges').length };
}

test('whoever is signed in gets newer data than those of the copy that the CDN has stored', async () => {
  await showCopy({ isSignedIn: true });

  expect(await screen.findByRole('link', { name: /^New College/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Old College/ })).toBeNull();
});

test('a visitor reads the copy as it came, without a call', async () => {
  const { asked } = await showCopy({ isSignedIn: false });

  expect(await screen.findByRole('link', { name: /^Old College/ })).toBeTruthy();
  expect(asked()).toBe(0);
});
