import { expect, type Page } from '@playwright/test';
import { COLLEGE_TABS } from '../../../web/src/features/college-page/college-tabs';

/** Where the content of a subpage begins at the latest, by window (docs/look.md). */
export const WINDOWS = [
  { width: 1280, height: 720, latest: 420 },
  { width: 390, height: 844, latest: 360 },
] as const;

export const COLLEGES = ['/Harbor_Point_University/womens/soccer', '/Stanford_University/womens/soccer'] as const;
export const SUBPAGES = COLLEGE_TABS.filter((tab) => !['overview', 'rankingsAlbum', 'administration'].includes(tab));

/** The distance of the first content of a subpage from the top of the document, in px. */
const firstContentOf = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('[data-tab-content] :is(h2, h3, p, img, svg, li, dl)')];
    const tops = parts.map((part) => part.getBoundingClientRect()).filter(({ height }) => height > 0);
    return Math.min(...tops.map(({ top }) => top + window.scrollY));
  });

/** Every subpage of a college begins with a band, and its content where the window asks for it. */
export async function expectBands(
  page: Page,
  { width, height, latest }: (typeof WINDOWS)[number],
  addresses: readonly string[],
): Promise<void> {
  await page.setViewportSize({ width, height });
  for (const address of addresses) {
    await page.goto(address);
    const { height: band = 0 } = (await page.locator('main header').first().boundingBox()) ?? {};
    expect([band >= 96, band <= 120], `${address}: a band of ${band} px`).toEqual([true, true]);
    expect(await firstContentOf(page), address).toBeLessThanOrEqual(latest);
  }
}
