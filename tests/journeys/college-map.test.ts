import type { Page } from '@playwright/test';
import { waitForHydration } from '../support/browser/page-start';
import { expect, test } from '../support/browser/visitor';

const PHONE = 390;

test('[S2-05] on a phone: filters, map, this area, a card, the college and back to the same part of the map', async ({
  aVisitor,
}) => {
  const { page } = await aVisitor({ width: PHONE });
  await page.goto('/colleges?league=ncaa');
  await page.getByRole('link', { name: 'Map', exact: true }).click();
  await page.waitForURL('**/collegeMap?level=ncaa');
  await waitForHydration(page);
  const all = await collegesCounted(page);
  const map = page.getByRole('group', { name: /^Map of the colleges found/ });

  await map
    .getByRole('button', { name: /colleges: zoom in$/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Search this area' }).click();
  await page.waitForURL('**/collegeMap?level=ncaa&area=*');
  await expect.poll(() => collegesCounted(page)).toBeLessThan(all);
  const [address, inArea] = [page.url(), await collegesCounted(page)];
  expect(inArea).toBeGreaterThan(0);

  const card = page.getByRole('list', { name: 'Results' }).getByRole('listitem').nth(1);
  await card.scrollIntoViewIfNeeded();
  await expect(card).toHaveAttribute('aria-current', 'true');
  const name =
    (await map.getByRole('button', { disabled: false }).and(map.locator('[aria-current=true]')).getAttribute('aria-label')) ?? '';
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(map.locator('[aria-current=true]')).toHaveAttribute('aria-label', name);
  expect(await collegesCounted(page)).toBe(inArea);
});

async function collegesCounted(page: Page): Promise<number> {
  const text = await page
    .getByRole('status')
    .filter({ hasText: /college/ })
    .first()
    .innerText();
  return Number(/[\d,]+/.exec(text)?.[0].replaceAll(',', ''));
}
