import type { Page } from '@playwright/test';
import { waitForHydration } from '../support/browser/page-start';
import { expect, test } from '../support/browser/visitor';

/** Holds scripts back; the returned function lets them through. */
async function holdScripts(page: Page, scripts: RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const EVERY_SCRIPT = /\/assets\/.*\.js$/;

test.describe('a press that comes before the code of what is pressed', () => {
  test('on a section that is hydrated later unfolds its list once the section is', async ({ aVisitor }) => {
    const { page } = await aVisitor({ width: 1440 });
    const release = await holdScripts(page, /\/assets\/facet-panel-.*\.js$/);
    await page.goto('/colleges');
    await waitForHydration(page);
    const more = page.getByRole('button', { name: /^Show all/ }).first();
    await more.click();
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    release();
    await expect(page.getByRole('button', { name: 'Show fewer' }).first()).toHaveAttribute('aria-expanded', 'true');
  });

  test('opens the filters on a phone once the page is hydrated', async ({ aVisitor }) => {
    const { page } = await aVisitor({ width: 390 });
    const release = await holdScripts(page, EVERY_SCRIPT);
    await page.goto('/');
    await page.getByRole('button', { name: 'Filters' }).click();
    release();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  });

  test('opens the quick view of a recruit once the page is hydrated', async ({ aVisitor }) => {
    const { page } = await aVisitor({ width: 1440 });
    const release = await holdScripts(page, EVERY_SCRIPT);
    await page.goto('/');
    await page
      .getByRole('button', { name: /^Quick view of/ })
      .first()
      .click();
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('changes the colours once, not there and back', async ({ aVisitor }) => {
    const { page } = await aVisitor({ width: 1440 });
    const release = await holdScripts(page, EVERY_SCRIPT);
    await page.goto('/colleges');
    await page.getByRole('button', { name: 'Switch to dark colours' }).first().click();
    release();
    await waitForHydration(page);
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  });
});
