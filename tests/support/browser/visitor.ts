import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, describe, inject, onTestFinished } from 'vitest';
import { openBrowser } from './open-browser';

/** A visitor with a browser context of their own. What the page logs as an error, or throws, is collected. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly complaints: readonly string[];
}

/**
 * Options of a visitor: `locale` is the browser's language, `width` the viewport's; `site` replaces the stack's
 * address.
 */
interface VisitorOptions {
  readonly locale?: string;
  readonly width?: number;
  readonly hasScript?: boolean;
  readonly site?: string;
}

/** Less than a test's limit, so that a failure names what was waited for. */
const WAIT_MS = 25_000;

/** A group of journeys, skipped where there is no Chromium. */
export const describeInBrowser = describe.skipIf(inject('chromium') === '');

/** One Chromium serves the visitors of a file. */
let started: Promise<Browser> | null = null;
afterAll(async () => (await started)?.close());

/**
 * Opens a new visitor of the stack. The browser context closes when the test ends, because an open page goes on
 * running.
 */
export async function aVisitor({
  locale = 'en-US',
  width = 1440,
  hasScript = true,
  site = inject('baseUrl'),
}: VisitorOptions = {}): Promise<Visitor> {
  started ??= openBrowser(inject('chromium'));
  const browser = await started;
  const viewport = { width, height: 900 };
  const context = await browser.newContext({
    baseURL: site,
    locale,
    viewport,
    javaScriptEnabled: hasScript,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(WAIT_MS);
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isRefusedCall(message.text())) complaints.push(message.text());
  });
  return { page, context, complaints };
}

/** The browser itself logs each 4xx response; the journey decides whether one is expected. */
function isRefusedCall(text: string): boolean {
  return text.startsWith('Failed to load resource: the server responded with a status of 4');
}
