import type { Page } from '@playwright/test';
import { axeFindings } from '../../support/browser/axe-findings';
import { joinAs } from '../../support/browser/joined';
import { openSignedIn, signInAs } from '../../support/browser/sign-in';
import { expect, test } from '../../support/browser/visitor';

/** Opens the page of the person with this last name, from the list of people. */
async function openPerson(page: Page, lastName: string): Promise<void> {
  await openSignedIn(page, '/admin/users?view=all');
  await page.getByLabel('Name, email or uid').fill(lastName);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: `Robin ${lastName}` }).click();
}

/** Asks for a change of the rights of the person whose page is open. */
async function ask(page: Page, button: string, reason: string): Promise<void> {
  const rights = page.getByRole('region', { name: 'Admin rights' });
  await rights.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill(reason);
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: button }).click();
  await expect(rights.getByText(/^You asked for this/)).toBeVisible();
  await expect(rights.getByRole('button', { name: 'Confirm' })).toHaveCount(0);
}

/** Confirms what waits for a second admin about the person with this last name, from the list of what waits. */
async function confirm(page: Page, lastName: string, title: string): Promise<void> {
  await openSignedIn(page, '/admin/users');
  await page.getByRole('link', { name: 'Admin requests' }).click();
  await page.getByRole('link', { name: `Robin ${lastName}` }).click();
  await page.getByRole('region', { name: 'Admin rights' }).getByRole('button', { name: 'Confirm' }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toHaveCount(0);
}

test('[S4-16] two admins make somebody an admin, who opens /admin/users, and take it away, which counts at once', async ({
  aVisitor,
  stack,
}) => {
  const { page } = await aVisitor({ mayComplain: true });
  await page.goto('/faqs');
  const lastName = `Keyholder${Date.now()}`;
  const email = await joinAs(page, { lastName, verifiedIn: stack.environment });
  const first = await aVisitor({ as: 'admin@touchline.example' });
  const second = await aVisitor({ as: 'admin2@touchline.example' });

  await openPerson(first.page, lastName);
  await ask(first.page, 'Ask to make this person an admin', 'Runs the feature queue.');
  await confirm(second.page, lastName, 'Make this person an admin?');

  await page.goto('/faqs');
  await signInAs(page, email);
  await openSignedIn(page, '/admin/users');
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'What’s waiting' })).toBeVisible();

  await openPerson(second.page, lastName);
  await ask(second.page, 'Ask to take the admin rights away', 'Leaves the team.');
  await confirm(first.page, lastName, 'Take the admin rights away?');

  const refused = page.waitForResponse((answer) => answer.url().includes('/ui/v1/admin/') && answer.status() === 401);
  await page.getByRole('button', { name: 'All users' }).click();
  await refused;
});
