import type { CallAsVisitor, IsListedPlayer, PageAnswer } from '@touchline/domain/http/page-renderer';
import { sitemapFileAt } from '@touchline/domain/http/sitemap';
import { API_MESSAGES, type MessageCode } from '@touchline/domain/kernel/refusal/api-messages';
import type { Language } from '@touchline/domain/kernel/language';
import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import helmet from 'helmet';
import { newId } from '../../platform/clock-and-ids';
import { withinDeadline } from '../../platform/deadline';
import { logBug, logRequest } from '../../platform/log';
import { siteOrigin } from '../../platform/site-hosts';
import { unreadableAddress } from '../../platform/unreadable-address';
import {
  NO_STORE,
  type OutsideServices,
  pageDirectives,
  REDIRECT_CACHE_CONTROL,
  REPORTING_ENDPOINTS,
  sharedFor,
} from './page-headers';
import type { PageTemplate, WebBuild } from './page-template';
import { sitemapFile, type SitemapSources } from './sitemap-files';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** What the function `page` needs. `isAway` tells a database out of reach from a bug. */
interface PageDependencies {
  /** The endpoints that the loaders of pages call, always as a visitor: the request's session is never read. */
  readonly callAsVisitor: (language: Language) => CallAsVisitor;
  /** Whether search engines may list a player's page; loaders and their data never learn it. */
  readonly isListedPlayer: IsListedPlayer;
  readonly webBuild: () => Promise<WebBuild>;
  readonly isAway: (error: unknown) => boolean;
  readonly authEmulator: () => string | null;
  /** The host of Firebase Auth's own pages. */
  readonly authHost: () => string;
  /** The services of others that this deployment names; without any, pages load nothing of anybody else's. */
  readonly services: () => OutsideServices;
  /** The seconds that the network of a request has to wait, by its X-Forwarded-For; 0 where it may go on. */
  readonly secondsToWait: (forwardedFor: string | undefined) => number;
  readonly sitemap: () => Promise<SitemapSources>;
}

/**
 * The pages of the site as an Express application: every address that is neither a file nor a call of the API
 * (docs/pages.md).
 */
export function createPageApp(dependencies: PageDependencies): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(logEachRequest);
  app.use((request, response) => answerPage(dependencies, request, response));
  return app;
}

async function answerPage(dependencies: PageDependencies, request: Request, response: Response): Promise<void> {
  const { renderer, template } = await dependencies.webBuild();
  await setSecurityHeaders(request, response, template, dependencies);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.status(405).setHeader('Allow', 'GET, HEAD').type('text').send('Method Not Allowed');
    return;
  }
  if (request.path.startsWith('/assets/')) {
    response.status(404).setHeader('Cache-Control', NO_STORE).type('text').send('Not Found');
    return;
  }
  const asked = askedPage(request);
  if (asked.isPrivate) response.setHeader('X-Robots-Tag', 'noindex');
  const waitSeconds = dependencies.secondsToWait(request.get('x-forwarded-for'));
  if (waitSeconds > 0) {
    response.setHeader('Cache-Control', NO_STORE).setHeader('Retry-After', String(waitSeconds)).status(429);
    sendMessage(response, template, 'tooManyTries', asked.language);
    return;
  }
  try {
    const file = sitemapFileAt(request.path);
    if (file !== null) {
      const call = dependencies.callAsVisitor('en');
      const { isListedPlayer } = dependencies;
      const xml = await sitemapFile(file, await dependencies.sitemap(), { renderer, call, isListedPlayer, origin: asked.origin });
      sendSitemap(response, xml);
      return;
    }
    const call = dependencies.callAsVisitor(asked.language);
    const answer = await withinDeadline(() =>
      renderer.renderPage({ ...asked, call, isListedPlayer: dependencies.isListedPlayer }),
    );
    if (asked.isUnreadable) await sendUnreadable(request, response, answer, template, asked.language);
    else await send(request, response, asked.isPrivate ? unshared(answer) : answer, template, asked.language);
  } catch (error) {
    response.setHeader('Cache-Control', NO_STORE);
    if (dependencies.isAway(error)) sendUnavailable(response, template, asked.language);
    else {
      logBug(String(response.locals.requestId), error);
      response
        .status(asked.isUnreadable ? 400 : 200)
        .type('html')
        .send(template.shell(asked.language));
    }
  }
}

async function send(
  request: Request,
  response: Response,
  answer: PageAnswer,
  template: PageTemplate,
  language: Language,
): Promise<void> {
  if (answer.kind === 'redirect') {
    response.setHeader('Cache-Control', answer.isShared ? REDIRECT_CACHE_CONTROL : NO_STORE).redirect(answer.status, answer.to);
  } else if (answer.kind === 'shell') {
    response.setHeader('Cache-Control', NO_STORE).setHeader('X-Robots-Tag', 'noindex');
    await sendHtml(request, response, template.shell(language));
  } else {
    response.setHeader('Cache-Control', sharedFor(answer.sharedSeconds)).status(answer.status);
    await sendHtml(request, response, template.page(answer, language));
  }
}

/** An answer that no cache stores. */
function unshared(answer: PageAnswer): PageAnswer {
  if (answer.kind === 'redirect') return { ...answer, isShared: false };
  return answer.kind === 'page' ? { ...answer, sharedSeconds: 0 } : answer;
}

/** What the site shows at an address that cannot be decoded, mostly that there is no such page; no copy is kept. */
async function sendUnreadable(
  request: Request,
  response: Response,
  answer: PageAnswer,
  template: PageTemplate,
  language: Language,
): Promise<void> {
  response.setHeader('Cache-Control', NO_STORE).setHeader('X-Robots-Tag', 'noindex').status(400);
  await sendHtml(request, response, answer.kind === 'page' ? template.page(answer, language) : template.shell(language));
}

/** How long the CDN serves a copy of the sitemap. */
const SITEMAP_SECONDS = 3600;

function sendSitemap(response: Response, xml: string | null): void {
  if (xml === null) response.status(404).setHeader('Cache-Control', NO_STORE).type('text').send('Not Found');
  else response.setHeader('Cache-Control', sharedFor(SITEMAP_SECONDS)).type('application/xml').send(xml);
}

/** Says so in the shell: the browser's script then tries again and shows what it gets. */
function sendUnavailable(response: Response, template: PageTemplate, language: Language): void {
  response.setHeader('Retry-After', '5').status(503);
  sendMessage(response, template, 'unavailable', language);
}

function sendMessage(response: Response, template: PageTemplate, code: MessageCode, language: Language): void {
  const text = API_MESSAGES[code][language];
  response
    .type('html')
    .send(template.message(`<main style="max-width:40rem;margin:20vh auto;padding:0 1rem"><h1>${text}</h1></main>`, language));
}

/**
 * Path and query of a page, the language, and the origin at which the visitor sees the site. `isPrivate`: the address
 * holds the link of a mail or of a player (docs/decisions/219-a-link-for-one-coach.md).
 */
function askedPage(request: Request) {
  const unreadable = unreadableAddress(request);
  const sent = unreadable ?? request.originalUrl;
  const url = sent.startsWith('/') ? sent : '/';
  const query = new URL(`http://site${url}`).searchParams;
  const language: Language = query.get('lang') === 'de' ? 'de' : 'en';
  const isUnreadable = unreadable !== null;
  return {
    url,
    language,
    isUnreadable,
    isPrivate: query.has('link'),
    origin: siteOrigin(request.get('x-forwarded-host'), request.get('host')),
  };
}

function setSecurityHeaders(
  request: Request,
  response: Response,
  { scriptHashes }: PageTemplate,
  { authEmulator, authHost, services }: PageDependencies,
): Promise<void> {
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: pageDirectives(scriptHashes, { authEmulator: authEmulator(), authHost: authHost(), services: services() }),
    },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  response.setHeader('Reporting-Endpoints', REPORTING_ENDPOINTS);
  response.setHeader('Permissions-Policy', 'camera=(), microphone=(), geolocation=(self), payment=()');
  return new Promise((resolve, reject) =>
    setHeaders(request, response, (error) => (error === undefined ? resolve() : reject(asError(error)))),
  );
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

const logEachRequest: RequestHandler = (request, response, next) => {
  const requestId = newId();
  const startedAt = performance.now();
  response.locals.requestId = requestId;
  response.setHeader('X-Request-Id', requestId);
  response.on('finish', () => {
    const durationMs = Math.round(performance.now() - startedAt);
    logRequest({
      requestId,
      call: 'page',
      method: request.method,
      status: response.statusCode,
      durationMs,
      actor: 'visitor',
      refusal: null,
    });
  });
  next();
};

const compressed = promisify(gzip);

/**
 * Sends a page, compressed where the caller accepts it, so that this does not depend on what stands in front of the
 * function. The CDN stores a copy for each encoding.
 */
export async function sendHtml(request: Request, response: Response, html: string): Promise<void> {
  response.type('html').vary('Accept-Encoding');
  if (request.acceptsEncodings('gzip') !== 'gzip') {
    response.send(html);
    return;
  }
  const bytes = await compressed(html);
  response.setHeader('Content-Encoding', 'gzip').send(bytes);
}
