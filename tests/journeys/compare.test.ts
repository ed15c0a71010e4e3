import { axeFindings } from '../support/browser/axe-findings';
import { expect, test } from '../support/browser/visitor';

const HARBOR_POINT = 'Harbor Point University';
const EASTRIDGE = 'Eastridge College';

test('colleges chosen in the search are compared, and the address shows the same to a fresh browser, also without script', async ({
  aVisitor,
}) => {
  const { page } = await aVisitor();
  for (const name of [HARBOR_POINT, EASTRIDGE]) {
    await page.goto(`/colleges?search=${encodeURIComponent(name)}`);
    await page.getByRole('button', { name: `Compare ${name}` }).click();
  }
  await page.getByRole('region', { name: 'Colleges to compare' }).getByRole('link', { name: 'Compare' }).click();
  const table = page.getByRole('table', { name: 'Colleges side by side' });
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  expect(await axeFindings(page)).toEqual([]);
  const address = page.url();
  expect(new URL(address).search).toBe('?compare=harbor-point-university,eastridge-college');
  const rows = await table.getByRole('row').allInnerTexts();

  const { page: fresh } = await aVisitor({ hasScript: false });
  await fresh.goto(address);
  const rendered = fresh.getByRole('table', { name: 'Colleges side by side' });
  await expect(rendered.getByRole('columnheader')).toHaveCount(3);
  expect(await rendered.getByRole('row').allInnerTexts()).toEqual(rows);
  await fresh.getByRole('link', { name: `Remove ${EASTRIDGE}` }).click();
  await expect(fresh.getByRole('columnheader')).toHaveCount(2);
});
