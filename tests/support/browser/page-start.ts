import type { Page } from 'playwright-core';

/** Settles when the page is hydrated and answers presses. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor();
}

/** To be called before the page is opened. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let sum = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0;
      document.documentElement.dataset.shift = String(sum);
    });
    observer.observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * How much the page has shifted by itself so far (CLS), to three decimals: a page rendered while it still loads may
 * shift a hair.
 */
export async function layoutShiftOf(page: Page): Promise<number> {
  const shift = Number((await page.locator('html').getAttribute('data-shift')) ?? '0');
  return Math.round(shift * 1000) / 1000;
}

/** To be called before the page is opened. */
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

/** How many style elements were removed so far: each makes the browser style and lay out the page again. */
export async function movedStylesOf(page: Page): Promise<number> {
  return Number((await page.locator('html').getAttribute('data-moved-styles')) ?? 'NaN');
}
