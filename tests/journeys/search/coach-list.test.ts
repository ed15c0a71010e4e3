import { openSignedIn } from '../../support/browser/sign-in';
import { expect, test } from '../../support/browser/visitor';

test('[S2-02] a coach starts from her own team, saves a recruit where she looks, and finds him again by phone', async ({
  aVisitor,
}) => {
  const { page } = await aVisitor({ as: 'coach@harborpoint.example.edu', width: 390 });
  await openSignedIn(page, '/');
  await expect(page).toHaveURL(/[?&]gender=Male(?:&|$)/);
  const chips = page.getByRole('list', { name: 'Active filters' });
  await chips.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/');
  await expect(chips).toBeHidden();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);

  const row = page.getByRole('list', { name: 'Recruits found' }).getByRole('listitem').first();
  const name = (await row.getByRole('link').textContent()) ?? '';
  await row.getByRole('button', { name: `Save ${name}` }).click();
  await expect(row.getByRole('combobox', { name: `Stage of ${name}` })).toBeFocused();
  await row.getByRole('combobox').selectOption({ label: 'Contacted' });
  await expect(page.getByText(`${name}: Contacted`)).toBeVisible();

  await row.getByRole('button', { name: `Quick view of ${name}` }).click();
  const sheet = page.getByRole('dialog', { name });
  await expect(sheet.getByText(/^\d+ of [\d,]+\+?$/)).toBeVisible();
  await expect(sheet.getByRole('combobox', { name: `Stage of ${name}` })).toHaveValue('contacted');
  await sheet.getByRole('button', { name: 'Next recruit' }).click();
  await expect(sheet).toBeHidden();
  await page.getByRole('dialog').getByRole('button', { name: 'Previous recruit' }).click();
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Your menu, / }).click();
  await page.getByRole('banner').getByRole('link', { name: 'My recruits' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My recruits' })).toBeVisible();
  await page.getByRole('link', { name: /^Contacted 1$/ }).click();
  await expect(page.getByRole('region', { name: 'Contacted: 1 player' }).getByRole('link', { name })).toBeVisible();
});
