import type { Page } from '@playwright/test';
import { clippedText } from './clipped-text';
import { sidewaysOverflow } from './sideways';

/** The widths of windows in which no page may cut its text off or scroll sideways, in px (docs/look.md). */
export const NARROW_WIDTHS = [320, 390, 820] as const;

/**
 * What is cut off, or reaches over the edge of the window, where the current page is laid out in each of these widths;
 * one line for each flaw. The window then is as wide as it was.
 */
export async function flawsInNarrowWindows(page: Page, widths: readonly number[] = NARROW_WIDTHS): Promise<readonly string[]> {
  const before = page.viewportSize();
  const flaws: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: before?.height ?? 900 });
    await laidOut(page);
    flaws.push(...[...(await sidewaysOverflow(page)), ...(await clippedText(page))].map((flaw) => `${width} px: ${flaw}`));
  }
  if (before !== null) await page.setViewportSize(before);
  return flaws;
}

/** Resolves once what watches the window's size has been drawn: that runs before the second frame. */
async function laidOut(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
