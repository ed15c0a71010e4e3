import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '@touchline/local/repository-root';
import type { Browser, Page } from '@playwright/test';
import { openBrowser } from '../support/browser/open-browser';
import { contextOf, type Look, watchPage } from '../support/browser/page-watch';
import { type SignedIn, signedIn } from '../support/browser/signed-in';
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
    webp: { type: 'string' },
    press: { type: 'string', multiple: true, default: [] },
  },
});
const base = `http://127.0.0.1:${process.env.PORT_BASE ?? '5000'}`;
const folder = join(repositoryRoot, 'shots');
const looks = looksOf(values);
const routes = positionals.length > 0 ? positionals : ['/home', '/', '/colleges'];

async function shotOf(browser: Browser, route: string, look: Look, storageState: SignedIn | undefined): Promise<Shot> {
  const context = await browser.newContext({ baseURL: base, ...contextOf(look), ...(storageState && { storageState }) });
  const watch = await watchPage(await context.newPage(), look, { isSignedIn: storageState !== undefined });
  await watch.open(route);
  await watch.rest();
  await press(watch.page);
  const flaws = await watch.flaws();
  if (values.press.length === 0) await watch.page.evaluate(() => scrollTo(0, 0));
  const fullPage = values.press.length === 0;
  const picture = (await watch.page.screenshot({ fullPage, type: 'jpeg', quality: 70 })).toString('base64');
  await context.close();
  return { title: `${route} · ${look.width} · ${look.language} · ${look.colorScheme}`, picture, flaws };
}

/**
 * Presses the buttons that the option names, one after the other: the last of that name (`Get Premium|Premium holen`),
 * and waits for what it opens.
 */
async function press(page: Page): Promise<void> {
  for (const name of values.press) {
    await page
      .getByRole('button', { name: new RegExp(`^(${name})$`) })
      .last()
      .click();
    await page.getByRole('dialog').last().waitFor();
    await page.waitForLoadState('networkidle');
  }
}

/** Shown at this share of the window, which is three by two. */
const PICTURE_SCALE = 0.8;

/** Writes the window of the first route in the first look as a WebP picture: the screens of the product on /home. */
async function writePicture(browser: Browser, file: string, storageState: SignedIn | undefined): Promise<void> {
  const [[route = '/home'], [look]] = [routes, looks];
  if (look === undefined) throw new Error('A picture needs a width.');
  const viewport = { width: look.width, height: Math.round((look.width * 2) / 3) };
  const context = await browser.newContext({
    ...{ baseURL: base, ...contextOf(look), viewport },
    ...(storageState && { storageState }),
  });
  const watch = await watchPage(await context.newPage(), look, { isSignedIn: storageState !== undefined });
  await watch.open(route);
  await watch.rest();
  await watch.page.evaluate(() => scrollTo(0, 0));
  const client = await context.newCDPSession(watch.page);
  const clip = { x: 0, y: 0, ...viewport, scale: PICTURE_SCALE };
  const { data } = await client.send('Page.captureScreenshot', { format: 'webp', quality: 72, clip });
  await writeFile(file, Buffer.from(data, 'base64'));
  await context.close();
  console.log(`${file}: ${viewport.width * PICTURE_SCALE} × ${viewport.height * PICTURE_SCALE}`);
}

/** The looks that the options name; throws at a language or colour scheme that there is not. */
function looksOf({ widths, languages, modes }: Readonly<Record<'widths' | 'languages' | 'modes', string>>): readonly Look[] {
  const chosen = <Name extends string>(text: string, names: readonly Name[]): readonly Name[] =>
    text.split(',').map((asked) => {
      const name = names.find((known) => known === asked);
      if (name === undefined) throw new Error(`"${asked}" is none of ${names.join(', ')}.`);
      return name;
    });
  return widths
    .split(',')
    .flatMap((width) =>
      chosen(languages, ['en', 'de']).flatMap((language) =>
        chosen(modes, ['light', 'dark']).map((colorScheme) => ({ language, colorScheme, width: Number(width) })),
      ),
    );
}

/** All screenshots of a route side by side, flaws in red. */
function sheetOf(shots: readonly Shot[]): string {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const figure = ({ title, picture, flaws }: Shot) =>
    `<figure><figcaption>${escaped(title)}<b>${flaws.map((flaw) => `<br>${escaped(flaw)}`).join('')}</b></figcaption><img src="data:image/jpeg;base64,${picture}"></figure>`;
  return `<style>body{font:14px sans-serif;display:flex;flex-wrap:wrap;gap:12px;align-items:start}figure{margin:0}img{height:1100px;max-width:700px;object-fit:contain;object-position:top left;border:1px solid #999}b{color:#c00}</style>${shots.map(figure).join('')}`;
}

const chromium = findChromium();
if (chromium === null) throw new Error('No Chromium or Chrome was found: install one or name its program in CHROMIUM.');
const browser = await openBrowser(chromium);
await mkdir(folder, { recursive: true });
const state = values.as === undefined ? undefined : await signedIn(browser, base, values.as);
if (values.webp !== undefined) await writePicture(browser, values.webp, state);
else for (const route of routes) await writeSheet(route);
await browser.close();

async function writeSheet(route: string): Promise<void> {
  const shots: Shot[] = [];
  for (const look of looks) shots.push(await shotOf(browser, route, look, state));
  const page = await browser.newPage({ viewport: { width: 2400, height: 1200 } });
  await page.setContent(sheetOf(shots));
  const file = join(folder, `${route.replaceAll(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'search'}.png`);
  await writeFile(file, await page.screenshot({ fullPage: true }));
  await page.close();
  const flaws = shots.flatMap((shot) => shot.flaws.map((flaw) => `  ${shot.title}: ${flaw}`));
  console.log([`${file}: ${shots.length} pictures, ${flaws.length} flaws`, ...flaws].join('\n'));
}
