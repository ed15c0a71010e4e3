import type { Page } from '@playwright/test';
import { axeFindings } from '../../support/browser/axe-findings';
import { joinAs } from '../../support/browser/joined';
import { menuOf, openSignedIn } from '../../support/browser/sign-in';
import { expect, test } from '../../support/browser/visitor';

/** The section of /account about the plan. */
const planOf = (page: Page) => page.getByRole('region', { name: 'Your plan' });

test('[S7-17] [S7-20] a player cancels Premium in the portal, keeps it to the end of the paid month, and then it is gone @repeated', async ({
  aVisitor,
  stack,
}) => {
  const { page } = await aVisitor();
  await page.goto('/faqs');
  const lastName = `Month${Date.now()}`;
  await joinAs(page, { lastName, verifiedIn: stack.environment });
  await buy(page, 'Get Premium');
  await expect(page.getByRole('status', { name: 'Your payment' })).toContainText('Premium is active');

  await openSignedIn(page, '/account');
  await expect(planOf(page)).toContainText(/Renews on \w+ \d/);
  await planOf(page).getByRole('button', { name: 'Manage your plan' }).click();
  await page.waitForURL('**/portal/**');
  expect(await axeFindings(page)).toEqual([]);
  const portal = new URL(page.url());
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(page.getByRole('button', { name: 'Keep plan' })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Touchline' }).click();
  await page.waitForURL((url) => url.pathname === '/account');
  await shownAfterReload(page, 'Cancelled. Active until');
  await expect(planOf(page)).toContainText('Your premium account is active');

  const customer = portal.pathname.split('/')[2] ?? '';
  const moved = await page.request.post(`${portal.origin}/control/clock`, { form: { customer, days: '32' } });
  expect(moved.ok()).toBe(true);
  await shownAfterReload(page, 'Free Access');
  await expect(planOf(page).getByRole('button', { name: 'Get Premium' })).toBeVisible();

  await page.goto(`/?q=${lastName}`);
  const row = page.getByRole('listitem').filter({ hasText: lastName });
  await expect(row).toBeVisible();
  await expect(row.getByRole('img', { name: 'Verified' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Promoted' })).toHaveCount(0);
});

test('[S1-02] [S7-17] a parent buys Guest Access after a declined card and a question of the bank @repeated', async ({
  aVisitor,
  stack,
}) => {
  const { page } = await aVisitor({ mayComplain: true });
  await page.goto('/faqs');
  await joinAs(page, { type: 'parent', verifiedIn: stack.environment });
  await page.goto('/plus');
  await expect(menuOf(page)).toBeVisible();
  await page.getByRole('button', { name: 'Get Guest Access' }).last().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Go to payment' }).click();
  await page.waitForURL('**/checkout/**');
  expect(await axeFindings(page)).toEqual([]);

  await payWith(page, /is declined/);
  await expect(page.getByRole('alert')).toContainText('declined');
  expect(await axeFindings(page)).toEqual([]);
  await payWith(page, /3-D Secure/);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Fail authentication' }).click();
  await expect(page.getByRole('alert')).toContainText('unable to authenticate');
  await payWith(page, /3-D Secure/);
  await page.getByRole('button', { name: 'Complete authentication' }).click();

  await page.waitForURL('**/plus?checkout=success*');
  await expect(page.getByRole('status', { name: 'Your payment' })).toContainText('Guest Access is active');
  await openSignedIn(page, '/account');
  await expect(planOf(page)).toContainText('Guest Access');
  await expect(planOf(page)).toContainText(/Renews on \w+ \d/);
});

/** Buys a plan of /plus with the card that pays. */
async function buy(page: Page, button: string): Promise<void> {
  await page.goto('/plus');
  await expect(menuOf(page)).toBeVisible();
  await page.getByRole('button', { name: button }).last().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Go to payment' }).click();
  await page.getByRole('button', { name: 'Pay' }).click();
  await page.waitForURL('**/plus?checkout=success*');
}

async function payWith(page: Page, card: RegExp): Promise<void> {
  await page.getByRole('radio', { name: card }).check();
  await page.getByRole('button', { name: 'Pay' }).click();
}

/** Waits until /account says something about the plan; the event that changes it may come after the page. */
async function shownAfterReload(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(planOf(page)).toContainText(text, { timeout: 15_000 });
  }).toPass();
}
