import { waitForHydration } from '../support/browser/page-start';
import { expect, test } from '../support/browser/visitor';

test('[S1-05] a shared link opens its table in German; from a college far down, back leads to the same place', async ({
  aVisitor,
}) => {
  const { page } = await aVisitor({ width: 390 });
  await page.goto('/exploreSoccer/ncaaD1?lang=de&ranking=rpi&season=2023');
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1, name: 'RPI 2023' })).toBeVisible();
  await expect(page.getByText('Plätze sind nicht käuflich')).toBeVisible();
  const duke = page.getByRole('table').getByRole('link', { name: /Duke/ });
  await duke.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(1000);

  await duke.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Duke', exact: true })).toBeVisible();
  const ranks = page.getByRole('list', { name: 'In den Ranglisten' });
  await expect(ranks.getByRole('link', { name: 'RPI 2025' })).toBeVisible();
  await expect(ranks).toContainText('8 von 350');

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'RPI 2023' })).toBeVisible();
  await expect(duke).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - left)).toBeLessThan(5);
});
