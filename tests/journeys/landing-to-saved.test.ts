import { JOINED_PASSWORD, joinAs } from '../support/browser/joined';
import { waitForHydration } from '../support/browser/page-start';
import { menuOf } from '../support/browser/sign-in';
import { goOnWith, PANEL_LABELS, panelIn } from '../support/browser/sign-in-panel';
import { expect, test } from '../support/browser/visitor';

const { password, logIn } = PANEL_LABELS.en;

test('[S2-01] [S2-09] from the landing page to a saved college: typed, opened, signed in where it is saved', async ({
  aVisitor,
}) => {
  const { page: joining } = await aVisitor();
  await joining.goto('/home');
  const email = await joinAs(joining);
  const { page } = await aVisitor();
  await page.goto('/home');
  await waitForHydration(page);

  await page.getByRole('searchbox', { name: 'Search colleges' }).fill('Harbor Point');
  await page
    .getByRole('list', { name: 'Colleges for “Harbor Point”' })
    .getByRole('link', { name: /^Harbor Point/ })
    .click();
  await page.waitForURL('**/Harbor_Point_University/*/soccer');
  await page.getByRole('button', { name: 'Save Harbor Point University' }).first().click();
  const panel = panelIn(page.getByRole('dialog'));
  await goOnWith(panel, email);
  await panel.field(password).fill(JOINED_PASSWORD);
  await panel.button(logIn).click();
  await expect(menuOf(page)).toBeVisible();
  await expect(page.getByText('Harbor Point University is saved')).toBeVisible();

  await page.goto('/home');
  await expect(page.getByRole('link', { name: '1 saved college' })).toBeVisible();
  await page.getByRole('link', { name: '1 saved college' }).click();
  await page.waitForURL('**/mycolleges');
  await expect(page.getByText('Harbor Point University').first()).toBeVisible();
});
