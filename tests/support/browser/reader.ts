import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, describe, inject, onTestFinished } from 'vitest';
import { openBrowser } from './open-browser';

/** A reader with a browser of their own: nothing shared with others. What the page logs as an error, or throws, is collected. */
export interface Reader {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly complaints: readonly string[];
}

/** How a reader differs: `locale` is the browser's language, `width` the viewport's; `site` is another address than the stack's. */
interface ReaderOptions {
  readonly locale?: string;
  readonly width?: number;
  readonly hasScript?: boolean;
  readonly site?: string;
}

/** Less than a test may take, so that a failure names what was waited for. */
const WAIT_MS = 25_000;

/** A group of journeys; the run says so loudly where there is no Chromium to take them. */
export const describeInBrowser = describe.skipIf(inject('chromium') === '');

/** One Chromium serves the readers of a file. */
let started: Promise<Browser> | null = null;
afterAll(async () => (await started)?.close());

/** A new reader at the stack, who leaves when the test ends: a page that stays open goes on working. */
export async function aReader({
  locale = 'en-US',
  width = 1440,
  hasScript = true,
  site = inject('baseUrl'),
}: ReaderOptions = {}): Promise<Reader> {
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

/** The browser itself logs each 4xx answer; whether one is right is for the journey to say. */
function isRefusedCall(text: string): boolean {
  return text.startsWith('Failed to load resource: the server responded with a status of 4');
}
