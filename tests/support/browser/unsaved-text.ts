import { expect, type Locator, type Page } from '@playwright/test';

/** A text that nobody has saved. */
export const TYPED = 'Typed here, and not saved yet.';

export const offer = (page: Page) => page.getByRole('group', { name: /^You have unsaved text from / });
export const question = (page: Page) => page.getByRole('dialog', { name: 'Discard what you typed?' });
export const press = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
export const answer = async (page: Page, name: string) => {
  await press(question(page), name);
  await expect(question(page)).toHaveCount(0);
};

/** Leaves a field by a link, and keeps a draft. */
export async function leaveBy(page: Page, link: Locator): Promise<void> {
  await link.click();
  await answer(page, 'Keep a draft');
}

/** Takes up the text that is offered, in the field where it was typed. */
export async function restore(page: Page, field: Locator): Promise<void> {
  await press(offer(page), 'Restore');
  await expect(field).toHaveValue(TYPED);
  await expect(offer(page)).toHaveCount(0);
}

/** Has a save fail without the network: the text stays, and can be saved once the network is back. */
export async function saveOffline(page: Page, field: Locator, save: string): Promise<void> {
  await page.context().setOffline(true);
  await press(page, save);
  await expect(page.getByText(/^You are offline\./).last()).toBeVisible();
  await expect(field).toHaveValue(TYPED);
  await page.context().setOffline(false);
}
