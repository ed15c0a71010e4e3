import { type Browser, chromium } from 'playwright-core';

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
