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

test('from the table of our RPI to a team’s season, an earlier one, and that of a rival', async ({ aVisitor }) => {
  const { page } = await aVisitor({ width: 1440 });
  await page.goto('/exploreSoccer/ncaaD1?ranking=rpi');
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1, name: 'RPI 2025' })).toBeVisible();
  await expect(page.getByText('Computed by Touchline from match results')).toBeVisible();
  await page
    .getByRole('table')
    .getByRole('link', { name: /^Stanford/ })
    .click();

  await expect(page.getByText('2025: 21-2-2 · 9-0-1 in the ACC · 2nd by our RPI')).toBeVisible();
  await expect(page.getByRole('list', { name: 'In the rankings' })).toContainText('2 of 350');
  await page.getByRole('navigation', { name: 'Sections of this page' }).getByRole('link', { name: 'Athletics' }).click();
  const season = page.getByRole('region', { name: 'The season of 2025' });
  await expect(season.getByText('21–2–2')).toBeVisible();
  await season.getByRole('link', { name: '2024' }).click();
  await expect(page.getByRole('heading', { name: 'The season of 2024' })).toBeVisible();
  await expect(page).toHaveURL(/athletics\?season=2024$/);

  const rival = page.getByRole('table', { name: 'Matches' }).getByRole('link').first();
  const name = (await rival.textContent()) ?? '';
  await rival.click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The season of 2024' })).toBeVisible();
});

test('on a phone the first rank of each list is in the first screen, and a sheet filters it', async ({ aVisitor }) => {
  const { page } = await aVisitor({ width: 390 });
  await page.setViewportSize({ width: 390, height: 844 });
  const lists = ['ranking=rpi', 'ranking=rpi&conference=ACC', 'ranking=rpi&season=2023', 'ranking=stadium', 'ranking=attendance'];
  const first = page.getByRole('table').locator('tbody tr').first();
  for (const address of lists.flatMap((list) => [`lang=de&${list}`, `lang=en&${list}`])) {
    await page.goto(`/exploreSoccer/ncaaD1?${address}`);
    await expect(first).toBeVisible();
    const { y = Infinity, height = 0 } = (await first.boundingBox()) ?? {};
    expect(y + height, address).toBeLessThan(700);
    expect((await first.getByRole('button').last().boundingBox())?.x, address).toBeLessThan(346);
  }

  await page.goto('/exploreSoccer/ncaaD1?ranking=rpi');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter this list' });
  await sheet.getByLabel('Conference').selectOption('ACC');
  await expect(page).toHaveURL(/conference=ACC/);
  await sheet.getByRole('button', { name: /^Show \d+ colleges$/ }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
});
