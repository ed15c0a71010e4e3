import type { Page } from '@playwright/test';
import { COLLEGE_TABS } from '../../web/src/features/college-page/college-tabs';
import { waitForHydration } from '../support/browser/page-start';
import { expect, test } from '../support/browser/visitor';

/** Where the content of a subpage begins at the latest, by window (docs/look.md). */
const WINDOWS = [
  { width: 1280, height: 720, latest: 420 },
  { width: 390, height: 844, latest: 360 },
] as const;

const COLLEGES = ['/Harbor_Point_University/womens/soccer', '/Stanford_University/womens/soccer'] as const;
const SUBPAGES = COLLEGE_TABS.filter((tab) => !['overview', 'rankingsAlbum', 'administration'].includes(tab));

/** The distance of the first content of a subpage from the top of the document, in px. */
const firstContentOf = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('[data-tab-content] :is(h2, h3, p, img, svg, li, dl)')];
    const tops = parts.map((part) => part.getBoundingClientRect()).filter(({ height }) => height > 0);
    return Math.min(...tops.map(({ top }) => top + window.scrollY));
  });

/** The bright buttons and links that can be seen in the window at once. */
const brightInWindow = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main :is(a, button)')].filter((control) => {
        const { top, bottom, width } = control.getBoundingClientRect();
        const { backgroundColor, visibility } = getComputedStyle(control);
        return (
          backgroundColor === 'rgb(200, 242, 75)' && visibility === 'visible' && width > 0 && bottom > 0 && top < innerHeight
        );
      }).length,
  );

test.describe('the composition of a college page', () => {
  for (const { width, height, latest } of WINDOWS) {
    test(`${width} px wide every subpage begins with a band, and its content by ${latest} px`, async ({ aVisitor }) => {
      const { page } = await aVisitor();
      await page.setViewportSize({ width, height });
      for (const college of COLLEGES) {
        for (const tab of SUBPAGES) {
          await page.goto(`${college}/${tab}`);
          const { height: band = 0 } = (await page.locator('main header').first().boundingBox()) ?? {};
          expect([band >= 96, band <= 120], `${college}/${tab}: a band of ${band} px`).toEqual([true, true]);
          expect(await firstContentOf(page), `${college}/${tab}`).toBeLessThanOrEqual(latest);
        }
      }
    });
  }

  test('one button is bright wherever the overview is scrolled to; on phones it is docked once the head is gone', async ({
    aVisitor,
  }) => {
    const { page } = await aVisitor();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(COLLEGES[0]);
    await waitForHydration(page);
    expect(await brightInWindow(page)).toBe(1);

    await page.evaluate(() => scrollTo(0, 1600));

    await expect.poll(() => brightInWindow(page)).toBe(1);
    const tabs = page.getByRole('navigation', { name: 'Sections of this page' });
    expect((await tabs.boundingBox())?.y).toBeLessThan(10);
  });
});
