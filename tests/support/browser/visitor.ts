import { type Browser, type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import type { RunningStack } from '@touchline/local/launcher/running-stack';
import { findChromium } from '../stack/find-chromium';
import { journeyStack } from '../stack/journey-stack';
import { onComplaint } from './complaints';
import { openBrowser } from './open-browser';
import { signedInOnce } from './signed-in';

export { expect };

/** A visitor with a separate browser context. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
}

/**
 * Options of a visitor: `as` is the address of a demo account that is signed in already, `locale` the browser's
 * language, `width` the viewport's; `site` replaces the stack's address. What the page throws or logs as an error fails
 * the test, unless it `mayComplain`. `userAgent` replaces that of the headless browser, which counts as a robot.
 */
export interface VisitorOptions {
  readonly as?: string;
  readonly locale?: string;
  readonly width?: number;
  readonly hasScript?: boolean;
  readonly site?: string;
  readonly mayComplain?: boolean;
  readonly userAgent?: string;
}

/** Less than a test's limit, so that a failure names what was waited for. */
const WAIT_MS = 25_000;

interface PerTest {
  /** Opens a new visitor of the stack, whose browser context closes when the test ends. */
  readonly aVisitor: (options?: VisitorOptions) => Promise<Visitor>;
}

interface PerWorker {
  readonly stack: RunningStack;
  /** One Chromium for all visitors of a worker; null if none is installed. */
  readonly chromium: Browser | null;
}

export const test = base.extend<PerTest, PerWorker>({
  stack: [async ({}, use) => use(await journeyStack()), { scope: 'worker' }],

  chromium: [
    async ({}, use) => {
      const program = findChromium();
      const browser = program === null ? null : await openBrowser(program);
      await use(browser);
      await browser?.close();
    },
    { scope: 'worker' },
  ],

  aVisitor: async ({ chromium, stack }, use, testInfo) => {
    testInfo.skip(chromium === null, 'No Chromium or Chrome was found.');
    if (chromium === null) return;
    const contexts: BrowserContext[] = [];
    const complaints: string[] = [];
    await use(
      async ({ as, locale = 'en-US', width = 1440, hasScript = true, site = stack.url, mayComplain = false, userAgent } = {}) => {
        const context = await chromium.newContext({
          baseURL: site,
          locale,
          viewport: { width, height: 900 },
          javaScriptEnabled: hasScript,
          reducedMotion: 'reduce',
          ...(userAgent === undefined ? {} : { userAgent }),
          ...(as === undefined ? {} : { storageState: await signedInOnce(chromium, stack, as) }),
        });
        context.setDefaultTimeout(WAIT_MS);
        const page = await context.newPage();
        if (!mayComplain) onComplaint(page, (complaint) => complaints.push(complaint));
        contexts.push(context);
        return { page, context };
      },
    );
    for (const context of contexts) await context.close();
    expect(complaints, 'what pages threw or logged as errors').toEqual([]);
  },
});
