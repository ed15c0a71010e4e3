import { API_MESSAGES, type Language } from '@touchline/domain/http/api-messages';
import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import helmet from 'helmet';
import { withinDeadline } from '../../platform/deadline';
import { logBug, logRequest } from '../../platform/log';
import { newId } from '../../platform/new-id';
import { type AskedPage, answerFor, type PageAnswer } from './page-answer';
import type { PageSources } from './page-data-of';
import { NOT_KEPT, pageDirectives } from './page-headers';
import type { OutsideServices } from './outside-services';
import type { PageTemplate } from './page-template';
import { siteHost } from './site-host';
import type { WebBuild } from './web-build';

/** What the function `page` leans on. `isAway` tells a database out of reach from a bug. */
export interface PageSurroundings {
  readonly sources: PageSources;
  readonly webBuild: () => Promise<WebBuild>;
  readonly isAway: (error: unknown) => boolean;
  readonly isLocal: () => boolean;
  /** The hosts at which this deployment shows its pages; the first is the one that it is known by. */
  readonly siteHosts: () => readonly string[];
  readonly authEmulator: () => string | null;
  /** What this deployment names; where it names nothing, pages load nothing of anybody else's. */
  readonly services: () => OutsideServices;
  readonly nowMs: () => number;
}

/** The pages of the site as an Express application: every address that is no file and no call of the API (design.md §4, First paint waits for nothing). */
export function createPageApp(surroundings: PageSurroundings): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(noteRequest);
  app.use((request, response) => answerPage(surroundings, request, response));
  return app;
}

async function answerPage(surroundings: PageSurroundings, request: Request, response: Response): Promise<void> {
  const { renderer, template } = await surroundings.webBuild();
  await secured(request, response, template, surroundings);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.status(405).setHeader('Allow', 'GET, HEAD').type('text').send('Method Not Allowed');
    return;
  }
  if (request.path.startsWith('/assets/')) {
    response.status(404).setHeader('Cache-Control', NOT_KEPT).type('text').send('Not Found');
    return;
  }
  const asked = askedPage(request, surroundings);
  try {
    const { sources, nowMs } = surroundings;
    send(response, await withinDeadline(() => answerFor(asked, renderer, sources, nowMs())), template, asked.language);
  } catch (error) {
    response.setHeader('Cache-Control', NOT_KEPT);
    if (surroundings.isAway(error)) sendUnavailable(response, template, asked.language);
    else {
      logBug(String(response.locals.requestId), error);
      response.status(200).type('html').send(template.shell(asked.language));
    }
  }
}

function send(response: Response, answer: PageAnswer, template: PageTemplate, language: Language): void {
  response.setHeader('Cache-Control', answer.kept);
  if (answer.kind === 'redirect') response.redirect(answer.status, answer.to);
  else if (answer.kind === 'shell') response.type('html').send(template.shell(language));
  else response.status(answer.rendered.status).type('html').send(template.page(answer.rendered, language));
}

/** Says so in the shell: the browser's script then tries for itself, and shows what it gets. */
function sendUnavailable(response: Response, template: PageTemplate, language: Language): void {
  const text = API_MESSAGES.unavailable[language];
  response.setHeader('Retry-After', '5');
  response
    .status(503)
    .type('html')
    .send(template.message(`<main style="max-width:40rem;margin:20vh auto;padding:0 1rem"><h1>${text}</h1></main>`, language));
}

function askedPage(request: Request, { isLocal, siteHosts }: PageSurroundings): AskedPage {
  const url = request.originalUrl.startsWith('/') ? request.originalUrl : '/';
  const language = new URL(`http://site${url}`).searchParams.get('lang') === 'de' ? 'de' : 'en';
  const host = siteHost([request.get('x-forwarded-host'), request.get('host')], siteHosts(), isLocal());
  return { url, language, origin: `${isLocal() ? 'http' : 'https'}://${host}` };
}

function secured(
  request: Request,
  response: Response,
  { scriptHashes }: PageTemplate,
  { authEmulator, services }: PageSurroundings,
): Promise<void> {
  const headers = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: pageDirectives(scriptHashes, { authEmulator: authEmulator(), services: services() }),
    },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  response.setHeader('Permissions-Policy', 'camera=(), microphone=(), geolocation=(self), payment=()');
  return new Promise((resolve, reject) =>
    headers(request, response, (error) => (error === undefined ? resolve() : reject(asError(error)))),
  );
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

const noteRequest: RequestHandler = (request, response, next) => {
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
