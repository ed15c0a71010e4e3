import { CacheProvider } from '@emotion/react';
import type { PageRequest, RenderedPage } from '@touchline/domain/http/page-renderer';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app';
import { preloadPage } from './app/route-table';
import { loadDictionary } from './i18n/languages';
import type { CallApi } from './lib/api-client';
import { inertJson } from './lib/page-data';
import { headElements, headOf } from './server/page-head';
import { aStyleCache, styleElement } from './server/page-styles';

export { baseStyles } from './server/page-styles';
export { planPage } from './server/page-plan';

/** What React writes before the page itself: which pictures to fetch first, and the title. */
const FOR_THE_HEAD = /^(?:<link [^>]*>)*(?:<title>[\s\S]*?<\/title>)?/;

/** The server renders from the given data only; no call is made. */
const callApi: CallApi = () => Promise.reject(new Error('The server calls no API while it renders'));

/** Renders the same tree as the browser, from the given data only; rejects where a component throws. */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const { url, origin, language, data, readAtMs } = request;
  const { pathname } = new URL(`${origin}${url}`);
  await preloadPage(pathname, language);
  const dictionary = await loadDictionary(language);
  const styles = aStyleCache();
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <CacheProvider value={styles}>
        <StaticRouter location={url}>
          <App callApi={callApi} inline={{ data, readAtMs }} locale={{ language, dictionary }} />
        </StaticRouter>
      </CacheProvider>
    </StrictMode>,
    { onError: (failure) => void failures.push(failure), progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  const head = headOf(request);
  const [first = ''] = FOR_THE_HEAD.exec(html) ?? [];
  return {
    status: data.kind === 'noCollege' ? 404 : 200,
    head: `${first}${headElements(head, origin, language)}${styleElement(styles)}`,
    body: html.slice(first.length),
    inlineData: inertJson({ readAtMs, data }),
  };
}
