import { axeFindings } from '../../support/browser/axe-findings';
import { expect, test } from '../../support/browser/visitor';

test('the price of three colleges side by side in euros, for somebody from Germany', async ({ aVisitor }) => {
  const { page } = await aVisitor({ locale: 'de-DE' });
  await page.goto('/colleges?compare=stanford-university,tufts-university,university-of-california-los-angeles');
  await page.getByRole('button', { name: 'Sagen, wer zahlt' }).click();
  await page.getByLabel('Hast du die US-Staatsbürgerschaft oder eine Greencard?').selectOption('Nein');
  await page.getByLabel('Dollar für einen Euro').fill('1,25');
  await page.getByRole('button', { name: 'Hier merken' }).click();

  const table = page.getByRole('table', { name: 'Colleges im Vergleich' });
  const year = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: /^Ein Jahr/ }) });
  await expect(year).toContainText('$87.349 · 69.879 €');
  await expect(year.getByRole('cell').filter({ hasText: '€' })).toHaveCount(3);
  const years = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: /^Vier Jahre/ }) });
  await expect(years).toContainText('$349.396 · 279.517 €');
  await expect(table).toContainText('Die Division III vergibt keine Sportstipendien');
  await expect(page.getByText('1 € = $1,25 (dein eigener Kurs)')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});
