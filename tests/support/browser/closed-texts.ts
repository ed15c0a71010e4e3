import { expect, type Page } from '@playwright/test';
import { callsOf, hold } from './early-presses';
import { menuOf, signInAs } from './sign-in';
import type { Visitor } from './visitor';

/** What a reader sees of demo-player, a minor, and visitors do not. */
export interface ClosedText {
  readonly what: string;
  readonly as: string;
  readonly address: string;
  readonly text: string;
}

export const isVisitors = (page: Page) => expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();

/** Signs in, opens a text in two tabs, and signs out in one: nothing of it is left in either. */
export async function isGoneAfterSigningOut(
  aVisitor: () => Promise<Visitor>,
  { as, address, text }: Omit<ClosedText, 'what'>,
): Promise<void> {
  const { page, context } = await aVisitor();
  await page.goto('/faqs');
  await signInAs(page, as);
  const other = await context.newPage();
  const closed = (one: Page) => one.getByText(text).filter({ visible: true });
  for (const one of [page, other]) {
    await one.goto(address);
    await expect(closed(one).first()).toBeVisible();
    await expect(menuOf(one)).toBeVisible();
  }
  const asked = [page, other].map(callsOf);
  const release = await hold(page, /\/ui\/v1\/sessionLogout$/);
  await menuOf(page).click();
  asked.forEach((calls) => calls.splice(0));

  await page.getByRole('button', { name: 'Sign Out' }).click();

  await expect(closed(page)).toHaveCount(0);
  await isVisitors(other);
  await expect(closed(other)).toHaveCount(0);
  expect(asked[0]).toEqual(['POST /ui/v1/sessionLogout']);
  release();
  for (const one of [page, other]) {
    await isVisitors(one);
    await one.waitForLoadState('networkidle');
    expect(await one.content()).not.toContain(text);
  }
}
