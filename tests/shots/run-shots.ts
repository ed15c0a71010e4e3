import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '@touchline/local/repository-root';
import axe from 'axe-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openBrowser } from '../support/browser/open-browser';
import { waitForHydration, layoutShiftOf, recordLayoutShifts } from '../support/browser/page-start';
import { signInAs } from '../support/browser/sign-in';
import { findChromium } from '../support/stack/find-chromium';

/** A screenshot of a page and its flaws in words. */
interface Shot {
  readonly title: string;
  readonly picture: string;
  readonly flaws: readonly string[];
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    as: { type: 'string' },
    widths: { type: 'string', default: '390,820,1440' },
    languages: { type: 'string', default: 'en,de' },
    modes: { type: 'string', default: 'light,dark' },
  },
});
const base = `http://127.0.0.1:${process.env.PORT_BASE ?? '5000'}`;
const folder = join(repositoryRoot, 'shots');
const routes = positionals.length > 0 ? positionals : ['/home', '/', '/colleges'];

async function axeFindings(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const found: unknown = await page.evaluate(`axe.run().then(({ violations }) => violations.map(({ id }) => 'axe: ' + id))`);
  return Array.isArray(found) ? found.map(String) : ['axe gave no list'];
}

type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The browser state of a signed-in user, so that one sign-in serves every screenshot. */
async function signedIn(browser: Browser, email: string): Promise<SignedIn> {
  const context = await browser.newContext({ baseURL: base, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto('/faqs');
  await signInAs(page, email);
  const kept = await context.storageState({ indexedDB: true });
  await context.close();
  return {
    ...kept,
    origins: kept.origins.map((one) => ({
      ...one,
      localStorage: one.localStorage.filter(({ name }) => name !== 'touchline.language'),
    })),
  };
}

async function shotOf(
  browser: Browser,
  route: string,
  width: number,
  language: string,
  mode: string,
  kept: SignedIn | null,
): Promise<Shot> {
  const context = await browser.newContext({
    baseURL: base,
    locale: language === 'de' ? 'de-DE' : 'en-US',
    colorScheme: mode === 'dark' ? 'dark' : 'light',
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    ...(kept === null ? {} : { storageState: kept }),
  });
  const page = await context.newPage();
  const flaws: string[] = [];
  page.on('pageerror', (error) => flaws.push(`thrown: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('status of 4')) flaws.push(`console: ${message.text()}`);
  });
  await recordLayoutShifts(page);
  await page.goto(route, { waitUntil: 'networkidle' });
  await waitForHydration(page);
  if ((await page.evaluate(() => document.documentElement.scrollWidth)) > width) flaws.push('wider than the window');
  const shift = await layoutShiftOf(page);
  if (shift > 0) flaws.push(`moved by ${shift.toFixed(3)}`);
  flaws.push(...(await axeFindings(page)));
  const picture = (await page.screenshot({ fullPage: true, type: 'jpeg', quality: 70 })).toString('base64');
  await context.close();
  return { title: `${route} · ${width} · ${language} · ${mode}`, picture, flaws };
}

/** All screenshots of a route side by side, flaws in red. */
function sheetOf(shots: readonly Shot[]): string {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const figure = ({ title, picture, flaws }: Shot) =>
    `<figure><figcaption>${escaped(title)}<b>${flaws.map((flaw) => `<br>${escaped(flaw)}`).join('')}</b></figcaption><img src="data:image/jpeg;base64,${picture}"></figure>`;
  return `<style>body{font:14px sans-serif;display:flex;flex-wrap:wrap;gap:12px;align-items:start}figure{margin:0}img{height:1100px;max-width:700px;object-fit:cover;object-position:top;border:1px solid #999}b{color:#c00}</style>${shots.map(figure).join('')}`;
}

const chromium = findChromium();
if (chromium === null) throw new Error('No Chromium or Chrome was found: install one or name its program in CHROMIUM.');
const browser = await openBrowser(chromium);
await mkdir(folder, { recursive: true });
const kept = values.as === undefined ? null : await signedIn(browser, values.as);
for (const route of routes) {
  const shots: Shot[] = [];
  for (const width of values.widths.split(',').map(Number)) {
    for (const language of values.languages.split(',')) {
      for (const mode of values.modes.split(',')) shots.push(await shotOf(browser, route, width, language, mode, kept));
    }
  }
  const page = await browser.newPage({ viewport: { width: 2400, height: 1200 } });
  await page.setContent(sheetOf(shots));
  const file = join(folder, `${route.replaceAll(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'search'}.png`);
  await writeFile(file, await page.screenshot({ fullPage: true }));
  await page.close();
  const flaws = shots.flatMap((shot) => shot.flaws.map((flaw) => `  ${shot.title}: ${flaw}`));
  console.log([`${file}: ${shots.length} pictures, ${flaws.length} flaws`, ...flaws].join('\n'));
}
await browser.close();
