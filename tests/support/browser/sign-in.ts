import type { Page } from 'playwright-core';

/** The demo accounts' common password (emulator-data/accounts.json). */
const PASSWORD = 'touchline-demo-1';

/** Signs a demo account in through the page's own dialog and waits until the page knows. */
export async function signInAs(page: Page, email: string): Promise<void> {
  await page.locator('html[data-alive]').waitFor();
  await page.getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('button', { name: /^Your menu, / }).waitFor();
}
