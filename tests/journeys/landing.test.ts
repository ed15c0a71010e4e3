import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { aVisitor, describeInBrowser } from '../support/browser/visitor';

const PAGES = ['/home', '/', '/colleges', '/colleges?search=zzzzzzzz'] as const;

/** The axe findings of the current page, one line each. */
async function axeFindings(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const violations: unknown = await page.evaluate(
    `axe.run().then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ' ' + target.join(' '))))`,
  );
  if (!Array.isArray(violations)) throw new Error('axe gave no list');
  return violations.map(String);
}

/** Opens an address and waits until its content is loaded. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
}

describeInBrowser('the landing page and the searches in the browser', () => {
  test('[S2-03] the search of /home follows what is typed and leads to the results', async () => {
    const { page, complaints } = await aVisitor();
    await open(page, '/home');

    await page.getByRole('searchbox', { name: 'Search colleges' }).fill('Harbr Point');
    await page
      .getByRole('table', { name: 'Colleges for “Harbr Point”' })
      .getByRole('link', { name: /^Harbor Point/ })
      .waitFor();
    await page.getByRole('searchbox', { name: 'Search colleges' }).press('Enter');

    await page.waitForURL('**/colleges?search=Harbr+Point');
    await page.getByRole('link', { name: /^Harbor Point University/ }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('[S2-03] what was typed before the script arrived is searched as soon as it has', async () => {
    const { page, complaints } = await aVisitor();
    let letThrough: () => void = () => undefined;
    const typed = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await typed;
      await route.continue();
    });
    await page.goto('/colleges', { waitUntil: 'commit' });

    await page.getByRole('searchbox', { name: 'Search colleges' }).fill('Eastrige');
    letThrough();

    await page.waitForURL('**/colleges?search=Eastrige');
    await page
      .getByRole('link', { name: /^Eastridge College/ })
      .first()
      .waitFor();
    expect(await page.getByRole('searchbox', { name: 'Search colleges' }).inputValue()).toBe('Eastrige');
    expect(complaints).toEqual([]);
  });

  test.each([
    ['en-US', ['$0', '$5.99', '$9.99', '$3.99', '$3.99'], 'cancel anytime'],
    ['de-DE', ['0 €', '5,99 €', '9,99 €', '3,99 €', '3,99 €'], 'jederzeit kündbar'],
  ])('[S9-02] [S9-12] the price list in %s', async (locale, prices, cancel) => {
    const { page } = await aVisitor({ locale });
    await open(page, '/home');

    const list = page.getByRole('region', { name: locale === 'de-DE' ? 'Was es kostet' : 'What it costs' });

    expect(await list.getByText(/^[$\d][\d.,]*(\s€)?$/).allInnerTexts()).toEqual(
      prices.map((price) => price.replace(' ', '\u00a0')),
    );
    expect(await list.getByText(cancel).count()).toBe(1);
  });

  test.each(['light', 'dark'] as const)('axe finds nothing on %s pages', async (colorScheme) => {
    const { page } = await aVisitor();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const address of PAGES) {
      await open(page, address);
      expect(await axeFindings(page), address).toEqual([]);
    }
  });

  test.each(PAGES)('nothing is wider than a phone in German: %s', async (address) => {
    const { page } = await aVisitor({ locale: 'de-DE', width: 390 });
    await open(page, address);

    const width = await page.evaluate('document.documentElement.scrollWidth');

    expect(width).toBe(390);
  });
});
