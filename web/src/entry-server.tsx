import { CacheProvider, type EmotionCache } from '@emotion/react';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import type { SitemapEntry } from '@touchline/domain/http/sitemap';
import type { RouteName } from '@touchline/domain/http/api-routes';
import type { Language } from '@touchline/domain/kernel/language';
import type { CallAsVisitor, PageAnswer, PageCall, PageRequest } from '@touchline/domain/http/page-renderer';
import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, type StaticHandlerContext, StaticRouterProvider } from 'react-router-dom';
import { App } from './app/app';
import { HeadCollector } from './app/routing/page-frame';
import { definitionOf, isRendered, knownParametersAt, siteRoutes } from './app/routing/site-routes';
import { loadDictionary, tablesOf } from './i18n/languages';
import type { CallApi, CallOf } from './lib/api/api-client';
import { apiRefusalOf } from './lib/api/api-refusal';
import { inertJson } from './lib/hydration/page-data';
import { ALL_PAGES, PAGES_BY_FOLDER } from './pages/all-pages';
import type { HeadServer, PageHead } from './pages/page-definition';
import { withKnownQuery } from './server/known-query';
import { headElements } from './server/page-head';
import { aStyleCache, styleElement } from './server/page-styles';

export { baseStyles } from './server/page-styles';

/** What React writes before the page itself: which pictures to fetch first, and the title. */
const FOR_THE_HEAD = /^(?:<link [^>]*>)*(?:<title>[\s\S]*?<\/title>)?/;

const SHARED_SECONDS = 300;
/** An unknown college may be there in a moment. */
const SHARED_SECONDS_NOT_FOUND = 10;

/**
 * Answers an address by its page's definition: the loader reads the data as a visitor, and the tree that the browser
 * renders too becomes HTML. Rejects where a loader fails or a component throws.
 */
export async function renderPage({ url, origin, language, call, isListedPlayer }: PageRequest): Promise<PageAnswer> {
  const asked = new URL(`${origin}${url}`);
  const { pathname } = asked;
  const callApi = callApiOf(call);
  const routes = siteRoutes({
    call: callApi,
    store: () => undefined,
    admit: () => Promise.resolve(null),
    language: () => language,
    isServer: true,
  });
  if (!isRendered(routes, pathname)) return { kind: 'shell' };
  const known = await knownParametersAt(routes, pathname);
  const { address, isWhole } = known === null ? { address: url, isWhole: asked.search === '' } : withKnownQuery(asked, known);
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`${origin}${address}`));
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, to: context.headers.get('location') ?? '/', isShared: isWhole };
  }
  for (const failure of Object.values(context.errors ?? {})) throw failure;
  const dictionary = await loadDictionary(language);
  const router = createStaticRouter(handler.dataRoutes, context);
  const { html, head, styles } = await render(
    <App callApi={callApi} locale={{ language, dictionary }}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>,
    { isListedPlayer },
  );
  const [first = ''] = FOR_THE_HEAD.exec(html) ?? [];
  const status = context.statusCode === 404 ? 404 : 200;
  return {
    kind: 'page',
    status,
    head: `${first}${headElements(head, { origin, pathname, language })}${styleElement(styles)}`,
    body: html.slice(first.length),
    inlineData: inertJson({ loaderData: context.loaderData }),
    downloads: downloadsOf(context, language),
    sharedSeconds: !isWhole ? 0 : status === 404 ? SHARED_SECONDS_NOT_FOUND : sharedSecondsOf(context),
  };
}

/** The addresses of the pages that anybody may open: those without parameters, and those that the build knows. */
export async function openPages(): Promise<readonly SitemapEntry[]> {
  const open = ALL_PAGES.flatMap((page) =>
    'redirect' in page || page.access !== undefined || page.isWizard || page.widerGoesTo !== undefined ? [] : [page],
  );
  const known = await Promise.all(open.map((page) => page.addresses?.() ?? Promise.resolve([])));
  const plain = open.filter(({ path }) => !path.includes(':')).map(({ path }) => ({ path, changedAt: null }));
  return [...plain, ...known.flat()];
}

function sharedSecondsOf({ matches }: StaticHandlerContext): number {
  return definitionOf(matches.map(({ route }) => route))?.sharedSeconds ?? SHARED_SECONDS;
}

/** The page's own scripts and its texts, by the names that the build lists them under (scripts/page-downloads.ts). */
function downloadsOf({ matches }: StaticHandlerContext, language: Language): readonly string[] {
  const definition = definitionOf(matches.map(({ route }) => route));
  const folders = Object.entries(PAGES_BY_FOLDER).filter(([, pages]) => pages.some((page) => page === definition));
  return [...folders.map(([folder]) => `pages/${folder}`), ...tablesOf(definition?.messages ?? [], language)];
}

interface RenderedTree {
  readonly html: string;
  readonly head: PageHead;
  readonly styles: EmotionCache;
}

/** Renders the site to HTML, and collects the head of its page and the styles that it needs. */
async function render(site: ReactNode, server: HeadServer): Promise<RenderedTree> {
  const styles = aStyleCache();
  const failures: unknown[] = [];
  let head: PageHead = { title: '' };
  const { prelude } = await prerender(
    <StrictMode>
      <CacheProvider value={styles}>
        <HeadCollector value={(found) => (head = found)}>{site}</HeadCollector>
      </CacheProvider>
    </StrictMode>,
    { onError: (failure) => void failures.push(failure), progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  return { html, head: { ...head, ...(await head.details?.(server)) }, styles };
}

/** The part of a call that an address holds; loaders send nothing else. */
function callIn(sent: object): PageCall {
  return sent;
}

/** The API as the loaders of pages know it, answered in this process: refusals reject, as they do in the browser. */
function callApiOf(call: CallAsVisitor): CallApi {
  async function callApi<Name extends RouteName>(name: Name, sent?: CallOf<Name>): Promise<AnswerOf<Name>> {
    const { status, body } = await call(name, sent === undefined ? {} : callIn(sent));
    if (status >= 400) throw apiRefusalOf(status, body);
    // The handler of the endpoint is typed by the contract, and nothing lies between it and this call.
    return body as AnswerOf<Name>;
  }
  return callApi;
}
