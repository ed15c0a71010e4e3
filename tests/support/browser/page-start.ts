import type { Page } from '@playwright/test';

/** Resolves when the page is hydrated and reacts to input. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor();
}

/**
 * Call it before the page is opened. What moves in the moment in which the heading font arrives is left out: on a first
 * visit the browser may already have laid the page out with the fallback font, and whether it has is random. Later
 * events of the kind only say that more text uses the font.
 */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: [atMs: number, value: number][] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push([entry.startTime, 'value' in entry ? Number(entry.value) : 0]);
      document.documentElement.dataset.shifts = JSON.stringify(shifts);
    });
    document.fonts.addEventListener('loadingdone', () => {
      document.documentElement.dataset.fontAt ??= String(performance.now());
    });
    observer.observe({ type: 'layout-shift', buffered: true });
  });
}

const FONT_ARRIVES_WITHIN_MS = 150;

/**
 * The layout shift of the page so far (CLS), to three decimals. A page that is rendered while it loads may shift a
 * little.
 */
export async function layoutShiftOf(page: Page): Promise<number> {
  const html = page.locator('html');
  const shifts = JSON.parse((await html.getAttribute('data-shifts')) ?? '[]') as [number, number][];
  const fontAtMs = Number((await html.getAttribute('data-font-at')) ?? '-Infinity');
  const sum = shifts
    .filter(([atMs]) => Math.abs(atMs - fontAtMs) > FONT_ARRIVES_WITHIN_MS)
    .reduce((total, [, value]) => total + value, 0);
  return Math.round(sum * 1000) / 1000;
}

/** Call it before the page is opened. */
export async function recordMovedStyles(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let count = 0;
    const observer = new MutationObserver((changes) => {
      for (const { removedNodes } of changes)
        count += [...removedNodes].filter((node) => node instanceof HTMLStyleElement).length;
      document.documentElement.dataset.movedStyles = String(count);
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

/** The number of style elements removed so far; each removal makes the browser compute style and layout again. */
export async function movedStylesOf(page: Page): Promise<number> {
  return Number((await page.locator('html').getAttribute('data-moved-styles')) ?? 'NaN');
}

const CHANGES = 'countedChanges';

/** Call it before the page is opened. What is written on the root element, as by the recorders, does not count. */
export async function recordChanges(page: Page): Promise<void> {
  await page.addInitScript((name) => {
    let count = 0;
    Reflect.set(globalThis, name, () => count);
    const observer = new MutationObserver((changes) => {
      count += changes.filter(({ target }) => target !== document.documentElement).length;
    });
    observer.observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
  }, CHANGES);
}

/** How often elements, attributes and texts of the page have changed so far. */
export async function changesOf(page: Page): Promise<number> {
  return Number(await page.evaluate(`globalThis.${CHANGES}()`));
}
