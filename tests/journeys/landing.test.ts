import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/visitor';

/** Opens an address and waits until its content is loaded. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

test.describe('the landing page and the searches in the browser', () => {
  test('[S2-03] the search of /home follows what is typed and leads to the results @repeated', async ({ aVisitor }) => {
    const { page } = await aVisitor();
    await open(page, '/home');

    await page.getByRole('searchbox', { name: 'Search colleges' }).fill('Harbr Point');
    await expect(
      page.getByRole('list', { name: 'Colleges for “Harbr Point”' }).getByRole('link', { name: /^Harbor Point/ }),
    ).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search colleges' }).press('Enter');

    await page.waitForURL('**/colleges?search=Harbr+Point');
    await expect(page.getByRole('link', { name: /^Harbor Point University/ })).toBeVisible();
  });

  test('[S2-03] what was typed before the script arrived is searched as soon as it has @repeated', async ({ aVisitor }) => {
    const { page } = await aVisitor();
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
    await expect(page.getByRole('link', { name: /^Eastridge College/ }).first()).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Search colleges' })).toHaveValue('Eastrige');
  });

  for (const [locale, prices, cancel] of [
    ['en-US', ['$0', '$5.99', '$9.99', '$3.99', '$3.99'], 'cancel anytime'],
    ['de-DE', ['0 €', '5,99 €', '9,99 €', '3,99 €', '3,99 €'], 'jederzeit kündbar'],
  ] as const) {
    test.describe(locale, () => {
      test('[S9-02] [S9-12] the price list', async ({ aVisitor }) => {
        const { page } = await aVisitor({ locale });
        await open(page, '/home');

        const list = page.getByRole('region', { name: locale === 'de-DE' ? 'Was es kostet' : 'Costs' });

        expect(await list.getByText(/^[$\d][\d.,]*(\s€)?$/).allInnerTexts()).toEqual(
          prices.map((price) => price.replace(' ', '\u00a0')),
        );
        await expect(list.getByText(cancel)).toHaveCount(1);
      });
    });
  }
});
