import type { Page } from 'playwright-core';

/** The demo accounts' common password (emulator-data/accounts.json). */
const PASSWORD = 'touchline-demo-1';
const LOG_IN = /^(Log in|Anmelden)$/;

/** Signs a demo account in through the page's own dialog, in whichever language it speaks, and waits until the page knows. */
export async function signInAs(page: Page, email: string): Promise<void> {
  await page.locator('html[data-alive]').waitFor();
  await page.getByRole('button', { name: LOG_IN }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^E-?mail/i).fill(email);
  await dialog.getByLabel(/^Pass(word|wort)/).fill(PASSWORD);
  await dialog.getByRole('button', { name: LOG_IN }).click();
  await page.getByRole('button', { name: /^(Your menu|Dein Menü), / }).waitFor();
}
