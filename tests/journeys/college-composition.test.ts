import type { Page } from '@playwright/test';
import { COLLEGES, expectBands, WINDOWS } from '../support/browser/college-bands';
import { waitForHydration } from '../support/browser/page-start';
import { expect, test } from '../support/browser/visitor';

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
  test('on a phone a subpage begins with a band, and its content in the first screen', async ({ aVisitor }) => {
    const { page } = await aVisitor();
    await expectBands(page, WINDOWS[1], [`${COLLEGES[0]}/campus`, `${COLLEGES[0]}/athletics`]);
  });

  test('on a phone the overview is at most 4,500 px high with its footer, and draws no number that Academics draws', async ({
    aVisitor,
  }) => {
    const { page } = await aVisitor();
    await page.setViewportSize({ width: 390, height: 844 });
    for (const college of COLLEGES) {
      for (const address of [`${college}?lang=de`, `${college}?lang=en`]) {
        await page.goto(address);
        await expect(page.getByRole('contentinfo')).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollHeight), address).toBeLessThanOrEqual(4500);
      }
      const drawn = await page.locator('main figure figcaption').allTextContents();

      await page.goto(`${college}/academics`);

      const again = await page.locator('main figure figcaption').allTextContents();
      expect(again.length, college).toBeGreaterThan(2);
      expect(
        again.filter((caption) => drawn.includes(caption)),
        college,
      ).toEqual([]);
    }
  });

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
