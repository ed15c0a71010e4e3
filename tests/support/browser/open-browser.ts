import { type Browser, type BrowserContext, chromium } from '@playwright/test';

/** Chromium's arguments for tests: no display, no sandbox, and no requests to the internet. */
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

/** A browser with a profile on the disk, as people have one: what tests open otherwise counts as private windows. */
export function openBrowserAt(executablePath: string, folder: string, site: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, { executablePath, args: FLAGS, baseURL: site, locale: 'en-US' });
}
