import type { Language } from '@touchline/domain/kernel/refusal/api-messages';
import { type ReactNode, startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app';
import { preloadPage } from './app/route-table';
import { bundledEnglish, chosenLanguage, loadDictionary, markPageLanguage, pageLanguage } from './i18n/languages';
import { createApiClient } from './lib/api-client';
import { reloadOnce } from './lib/browser-storage';
import { clientProof } from './lib/client-proof';
import { type InlineData, readPageData } from './lib/page-data';
import { readHint } from './session/stored-session';
import { AdoptedStyles } from './theme/adopted-styles';

window.addEventListener('vite:preloadError', (failure) => {
  if (reloadOnce(new URL(import.meta.url).pathname)) failure.preventDefault();
});

/** The messages of a language; English where they cannot be downloaded. */
async function loadLocale(language: Language) {
  try {
    return { language, dictionary: await loadDictionary(language) };
  } catch {
    return { language: 'en' as const, dictionary: bundledEnglish() };
  }
}

/** The server's data counts as fresh for visitors; for users who may be signed in, and may edit, it is loaded again. */
function asFreshAsNeeded(inline: InlineData | null): InlineData | null {
  return inline !== null && readHint() === null ? { ...inline, readAtMs: Date.now() } : inline;
}

/** Makes the browser load its locale data, tens of milliseconds on a phone, in a task of its own. */
async function warmLanguage(language: Language): Promise<void> {
  Intl.NumberFormat.supportedLocalesOf(language);
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** Hydrates the page. A rendered page whose code cannot be downloaded stays as it is: its links and forms work. */
async function start(root: HTMLElement): Promise<void> {
  const inline = readPageData(document);
  const language = inline === null ? chosenLanguage() : pageLanguage();
  const [isWhole, locale] = await Promise.all([
    preloadPage(location.pathname, language).then(
      () => true,
      () => false,
    ),
    loadLocale(language),
  ]);
  if (!isWhole && inline !== null) return;
  await warmLanguage(locale.language);
  markPageLanguage(locale.language);
  const callApi = createApiClient({
    fetch: (address, request) => fetch(address, request),
    language: pageLanguage,
    cookies: () => document.cookie,
    proof: clientProof,
  });
  const site: ReactNode = (
    <StrictMode>
      <BrowserRouter>
        <AdoptedStyles>
          <App callApi={callApi} inline={asFreshAsNeeded(inline)} locale={locale} />
        </AdoptedStyles>
      </BrowserRouter>
    </StrictMode>
  );
  if (inline === null) createRoot(root).render(site);
  else startTransition(() => void hydrateRoot(root, site));
}

const root = document.getElementById('root');
if (root !== null) void start(root);
