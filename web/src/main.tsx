import type { Language } from '@touchline/domain/http/api-messages';
import { type ReactNode, StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app';
import { preloadPage } from './app/route-table';
import { chosenLanguage, markPageLanguage, pageLanguage } from './i18n/chosen-language';
import { englishAtHand, loadDictionary } from './i18n/languages';
import { createApiClient } from './lib/api-client';
import { clientProof } from './lib/client-proof';
import { type InlineData, readPageData } from './lib/page-data';
import { reloadOnce } from './lib/reload-once';
import { readHint } from './session/signed-in-hint';
import { AdoptedStyles } from './theme/adopted-styles';

window.addEventListener('vite:preloadError', (failure) => {
  if (reloadOnce(new URL(import.meta.url).pathname)) failure.preventDefault();
});

/** A rendered page goes on in its own language; the plain shell speaks the reader's. */
async function spokenLanguage(language: Language) {
  try {
    return { language, dictionary: await loadDictionary(language) };
  } catch {
    return { language: 'en' as const, dictionary: englishAtHand() };
  }
}

/** What the server knew counts as fresh for visitors; whoever may be signed in, and may edit, gets it looked at again. */
function asFreshAsNeeded(inline: InlineData | null): InlineData | null {
  return inline !== null && readHint() === null ? { ...inline, readAtMs: Date.now() } : inline;
}

/** Has the browser load its language data, tens of milliseconds on a phone, in a task of its own. */
async function warmLanguage(language: Language): Promise<void> {
  Intl.NumberFormat.supportedLocalesOf(language);
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** Brings the page to life. A rendered page whose code cannot be downloaded stays as the server drew it: its links and forms work. */
async function start(root: HTMLElement): Promise<void> {
  const inline = readPageData(document);
  const language = inline === null ? chosenLanguage() : pageLanguage();
  const [isWhole, spoken] = await Promise.all([
    preloadPage(location.pathname, language).then(
      () => true,
      () => false,
    ),
    spokenLanguage(language),
  ]);
  if (!isWhole && inline !== null) return;
  await warmLanguage(spoken.language);
  markPageLanguage(spoken.language);
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
          <App callApi={callApi} inline={asFreshAsNeeded(inline)} spoken={spoken} />
        </AdoptedStyles>
      </BrowserRouter>
    </StrictMode>
  );
  if (inline === null) createRoot(root).render(site);
  else startTransition(() => void hydrateRoot(root, site));
}

const root = document.getElementById('root');
if (root !== null) void start(root);
