import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

/** How Chromium runs here: without display, sandbox and everything that would look for the internet. */
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function openBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: FLAGS });
}

/** A reader with a browser of their own: nothing shared with others. What the page logs as an error, or throws, is collected. */
export interface Reader {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly complaints: readonly string[];
}

/** A new reader at an address of the stack. `locale` is the browser's language, `width` the viewport's. */
export async function aReader(browser: Browser, baseURL: string, { locale = 'en-US', width = 1440 } = {}): Promise<Reader> {
  const context = await browser.newContext({ baseURL, locale, viewport: { width, height: 900 }, reducedMotion: 'reduce' });
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
