import { expect, type Locator, type Page } from '@playwright/test';
import { waitForHydration } from './page-start';

/** The demo accounts' common password (emulator-data/accounts.json). */
const PASSWORD = 'touchline-demo-1';
const LOG_IN = /^(Log in|Anmelden)$/;
const CONTINUE = /^(Continue|Weiter)$/;

/** Signs an account in through the page's own panel, in any language, and waits until the page shows it. */
export async function signInAs(page: Page, email: string, password = PASSWORD): Promise<void> {
  await waitForHydration(page);
  await page.getByRole('button', { name: LOG_IN }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^E-?mail/i).fill(email);
  await dialog.getByRole('button', { name: CONTINUE }).click();
  await dialog.getByLabel(/^(Password|Passwort)$/).fill(password);
  await dialog.getByRole('button', { name: LOG_IN }).click();
  await expect(menuOf(page)).toBeVisible();
}

/** Opens a page for a visitor who is signed in already, and waits until the page knows it. */
export async function openSignedIn(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(menuOf(page)).toBeVisible();
}

/** The button of the user menu, which every signed-in user has on every page. */
export function menuOf(page: Page): Locator {
  return page.getByRole('button', { name: /^(Your menu|Dein Menü), / });
}
