import { axeFindings } from '../../support/browser/axe-findings';
import { joinAs } from '../../support/browser/joined';
import { menuOf } from '../../support/browser/sign-in';
import { expect, test } from '../../support/browser/visitor';

test('[S1-02] [S1-09] [S7-17] a player buys Premium on the pay page, is led on, and has badge, label and banner, in German', async ({
  aVisitor,
  stack,
}) => {
  const { page } = await aVisitor({ locale: 'de-DE' });
  await page.goto('/faqs?lang=de');
  const lastName = `Tarif${Date.now()}`;
  await joinAs(page, { lastName, verifiedIn: stack.environment });
  await page.goto('/plus?lang=de');
  await expect(menuOf(page)).toBeVisible();
  await page.getByRole('button', { name: 'Premium holen' }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Wähle deinen Tarif' });
  await expect(dialog.getByRole('radio', { name: /^Premium/ })).toBeChecked();
  await expect(dialog.getByRole('button', { name: 'Zur Zahlung' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await dialog.getByRole('button', { name: 'Zur Zahlung' }).click();
  await page.getByRole('button', { name: 'Pay' }).click();

  await page.waitForURL('**/plus?checkout=success*');
  const outcome = page.getByRole('status', { name: 'Deine Zahlung' });
  await expect(outcome).toContainText('Premium ist aktiv');
  await expect(outcome).not.toContainText('wird bestätigt');
  await expect(outcome.getByRole('listitem').filter({ hasText: 'Ganz vorn in der Talentsuche' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Dein Tarif' })).toBeVisible();
  await expect(page.getByText(/^Verlängert sich am \d/)).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  await menuOf(page).click();
  await expect(page.getByText('Dein Premium-Konto ist aktiv').last()).toBeVisible();
  await page.keyboard.press('Escape');
  await outcome.getByRole('link', { name: 'Profil vervollständigen' }).click();
  await page.waitForURL('**/playerProfileWizard*');

  await page.goto(`/?q=${lastName}&lang=de`);
  const row = page.getByRole('region', { name: 'Anzeige' }).getByRole('listitem').filter({ hasText: lastName });
  await expect(row.getByRole('img', { name: 'Verifiziert' })).toBeVisible();
});
