import type { Language } from '@touchline/domain/kernel/language';
import { type ReactNode, startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserApp, createBrowserSite, openBrowserRouter } from './app/browser-site';
import { prefetchLinks } from './app/routing/prefetch-links';
import { loadMatchedRoutes } from './app/routing/site-routes';
import { bundledEnglish, chosenLanguage, loadDictionary, markPageLanguage, pageLanguage } from './i18n/languages';
import { createApiClient } from './lib/api/api-client';
import { reloadOnce } from './lib/browser-storage';
import { clientProof } from './lib/api/client-proof';
import { giveUpPresses, hearPresses } from './lib/hydration/early-press';
import { readPageData } from './lib/hydration/page-data';
import { isSignOutPending } from './session/stored-session';
import { AdoptedStyles } from './theme/adopted-styles';
import { runtimeSystem } from './theme/system';

window.addEventListener('vite:preloadError', (failure) => {
  if (navigator.onLine && reloadOnce(new URL(import.meta.url).pathname)) failure.preventDefault();
});

/** The messages of a language; English where they cannot be downloaded. */
async function loadLocale(language: Language) {
  try {
    return { language, dictionary: await loadDictionary(language) };
  } catch {
    return { language: 'en' as const, dictionary: bundledEnglish() };
  }
}

/** Goes on in a task of its own, so that a press between the two is answered. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** Makes the browser load its locale data, tens of milliseconds on a phone, in a task of its own. */
async function warmLanguage(language: Language): Promise<void> {
  Intl.NumberFormat.supportedLocalesOf(language);
  await nextTask();
}

/** Hydrates the page. A rendered page whose code cannot be downloaded stays as it is: its links and forms work. */
async function start(root: HTMLElement): Promise<void> {
  await nextTask();
  runtimeSystem();
  await nextTask();
  const inline = readPageData(document);
  const language = inline === null ? chosenLanguage() : pageLanguage();
  markPageLanguage(language);
  const site = createBrowserSite(
    createApiClient({
      fetch: (address, request) => fetch(address, request),
      language: pageLanguage,
      cookies: () => document.cookie,
      isCookieless: isSignOutPending,
      proof: clientProof,
    }),
  );
  const [isWhole, locale] = await Promise.all([
    loadMatchedRoutes(site.routes, location.pathname, inline !== null).then(
      () => true,
      () => false,
    ),
    loadLocale(language),
  ]);
  if (!isWhole && inline !== null) {
    giveUpPresses();
    return;
  }
  await warmLanguage(locale.language);
  markPageLanguage(locale.language);
  const router = openBrowserRouter(site, inline);
  const page: ReactNode = (
    <StrictMode>
      <AdoptedStyles>
        <BrowserApp site={site} router={router} locale={locale} isCopy={inline !== null} />
      </AdoptedStyles>
    </StrictMode>
  );
  if (inline === null) createRoot(root).render(page);
  else {
    hearPresses();
    startTransition(() => void hydrateRoot(root, page));
  }
  prefetchLinks(site.routes);
}

const root = document.getElementById('root');
if (root !== null) void start(root);
