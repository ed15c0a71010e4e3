import type { Page } from 'playwright-core';

/** Resolves when the page is hydrated and reacts to input. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor();
}

/**
 * Call it before the page is opened. What moves in the moment in which the heading font arrives is left out: on a first
 * visit the browser may already have laid the page out with the fallback font, and whether it has is random.
 */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { at: number; value: number }[] = [];
    let fontAt = -Infinity;
    const publish = (): void => {
      const counted = shifts.filter(({ at }) => Math.abs(at - fontAt) > 150);
      document.documentElement.dataset.shift = String(counted.reduce((sum, { value }) => sum + value, 0));
    };
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push({ at: entry.startTime, value: 'value' in entry ? Number(entry.value) : 0 });
      publish();
    });
    document.fonts.addEventListener('loadingdone', () => {
      fontAt = performance.now();
      publish();
    });
    observer.observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * The layout shift of the page so far (CLS), to three decimals. A page that is rendered while it loads may shift a
 * little.
 */
export async function layoutShiftOf(page: Page): Promise<number> {
  const shift = Number((await page.locator('html').getAttribute('data-shift')) ?? '0');
  return Math.round(shift * 1000) / 1000;
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
