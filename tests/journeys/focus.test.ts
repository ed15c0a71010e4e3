import type { Locator, Page } from '@playwright/test';
import { openSignedIn } from '../support/browser/sign-in';
import { waitForHydration } from '../support/browser/page-start';
import { expect, test } from '../support/browser/visitor';

/** No other file saves colleges of this account. */
const PARENT = 'parent@touchline.example';
const PASSWORD = 'touchline-demo-1';

/** Presses Enter on a control that has the focus, as somebody does who has no mouse. */
async function press(page: Page, control: Locator): Promise<void> {
  await control.focus();
  await expect(control).toBeFocused();
  await page.keyboard.press('Enter');
}

test('by keyboard alone the focus stays where a member works: signing in, Near me, notes, removing, downloading @repeated', async ({
  aVisitor,
}) => {
  const { page } = await aVisitor();
  const focused = page.locator(':focus');
  await page.goto('/colleges');
  await waitForHydration(page);
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: 'Log in' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(PARENT);
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type('not the password');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('The password is invalid or the user does not have a password.')).toBeVisible();
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(banner.locator(':focus')).toHaveAccessibleName(/^Your menu/);

  const nearMe = page.getByRole('list', { name: 'Popular filters' }).getByRole('button', { name: 'Near me' });
  await press(page, nearMe);
  await expect(page.getByText('Your browser did not share your location.', { exact: false })).toBeVisible();
  await expect(nearMe).toBeFocused();

  for (const college of ['harbor-point-university', 'eastridge-college'])
    expect((await page.request.put(`/ui/v1/savedColleges/${college}`, { data: {} })).ok()).toBe(true);
  await openSignedIn(page, '/mycolleges');
  await press(page, page.getByRole('button', { name: 'Plan the next step: Harbor Point University' }));
  await expect(page.getByRole('textbox', { name: 'Next step' })).toBeFocused();
  await page.keyboard.type('See the harbour.');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Edit the plan for Harbor Point University' })).toBeFocused();
  const removing = page.getByRole('button', { name: /^Remove / });
  await expect(removing).toHaveCount(2);
  await removing.first().focus();
  await page.keyboard.press('Enter');
  await expect(removing).toHaveCount(1);
  await expect(removing).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(removing).toHaveCount(0);
  await expect(focused).toHaveAccessibleName('Search colleges');

  await openSignedIn(page, '/account/manage-data');
  const download = page.waitForEvent('download');
  const button = page.getByRole('button', { name: 'Download my data' });
  await press(page, button);
  await download;
  await expect(button).toBeFocused();
});
