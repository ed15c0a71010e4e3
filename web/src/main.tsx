import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app';
import { preloadPage } from './app/route-table';
import { chosenLanguage, pageLanguage } from './i18n/chosen-language';
import { english } from './i18n/english';
import { loadDictionary } from './i18n/languages';
import { createApiClient } from './lib/api-client';

async function spokenLanguage() {
  const language = chosenLanguage();
  try {
    return { language, dictionary: await loadDictionary(language) };
  } catch {
    return { language: 'en' as const, dictionary: english };
  }
}

async function start(root: HTMLElement): Promise<void> {
  const [spoken] = await Promise.all([spokenLanguage(), preloadPage(location.pathname).catch(() => null)]);
  document.documentElement.lang = spoken.language;
  const callApi = createApiClient({
    fetch: (address, request) => fetch(address, request),
    language: pageLanguage,
    cookies: () => document.cookie,
  });
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <App callApi={callApi} spoken={spoken} />
      </BrowserRouter>
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root !== null) void start(root);
