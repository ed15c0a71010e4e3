import { parseArgs } from 'node:util';
import { lowContrast } from '../support/browser/contrast';
import { flawsInNarrowWindows, NARROW_WIDTHS } from '../support/browser/narrow-windows';
import { openBrowser } from '../support/browser/open-browser';
import { waitForHydration } from '../support/browser/page-start';
import { smallTargets } from '../support/browser/small-targets';
import { findChromium } from '../support/stack/find-chromium';

/*
 * `npx tsx tests/run/run-page-rules.ts [--contrast] ROUTE…` checks routes of a running stack (PORT_BASE): no clipped
 * text and no sideways scrolling at 320, 390 and 820 px in both languages, and no small target at 390 px; with
 * --contrast instead the contrast of all controls in all states, light and dark, at 390 and 1440 px. Fails where it
 * finds something.
 */

const { values, positionals } = parseArgs({ allowPositionals: true, options: { contrast: { type: 'boolean', default: false } } });
const base = `http://127.0.0.1:${process.env.PORT_BASE ?? '5000'}`;
const routes = positionals.length > 0 ? positionals : ['/home', '/', '/colleges'];

interface Look {
  readonly width: number;
  readonly locale: string;
  readonly colorScheme: 'light' | 'dark';
}

const LAYOUTS: readonly Look[] = NARROW_WIDTHS.flatMap((width) =>
  ['en-US', 'de-DE'].map((locale) => ({ width, locale, colorScheme: 'light' }) as const),
);
const COLOURS: readonly Look[] = [390, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, locale: 'en-US', colorScheme })),
);

const chromium = findChromium();
if (chromium === null) throw new Error('No Chromium or Chrome was found: install one or name its program in CHROMIUM.');
const browser = await openBrowser(chromium);
let count = 0;
for (const route of routes) {
  for (const { width, locale, colorScheme } of values.contrast ? COLOURS : LAYOUTS) {
    const viewport = { width, height: 900 };
    const context = await browser.newContext({ baseURL: base, viewport, locale, colorScheme, reducedMotion: 'reduce' });
    // tsx wraps named functions in a call that pages do not know.
    await context.addInitScript({ content: 'globalThis.__name = (made) => made' });
    const page = await context.newPage();
    await page.goto(route, { waitUntil: 'networkidle' });
    await waitForHydration(page);
    const flaws = values.contrast
      ? await lowContrast(page)
      : [...(await flawsInNarrowWindows(page, [width])), ...(width === 390 ? await smallTargets(page) : [])];
    await context.close();
    count += flaws.length;
    console.log([`${route} · ${width} · ${locale} · ${colorScheme}: ${flaws.length} flaws`, ...flaws].join('\n  '));
  }
}
await browser.close();
process.exitCode = count === 0 ? 0 : 1;
