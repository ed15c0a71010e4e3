import { openSignedIn } from '../support/browser/sign-in';
import { answer, leaveBy, offer, press, restore, saveOffline, TYPED } from '../support/browser/unsaved-text';
import { expect, test } from '../support/browser/visitor';

const PLAYER = 'newplayer@touchline.example';

test('text that a player leaves by a tab, Escape, a reload or the network is offered again: profile, account and wizard', async ({
  aVisitor,
}) => {
  const { page } = await aVisitor({ as: PLAYER, mayComplain: true });
  await openSignedIn(page, '/account/personal-info');
  const firstName = page.getByLabel('First name');
  const before = await firstName.inputValue();
  await firstName.fill(TYPED);
  await leaveBy(page, page.getByRole('link', { name: 'Search', exact: true }).first());
  await page.waitForURL((url) => url.pathname === '/');
  await page.goBack();
  await restore(page, firstName);
  await saveOffline(page, firstName, 'Save changes');
  await page.reload();
  await expect(firstName).toHaveValue(before);
  await press(offer(page), 'Discard');

  await page.goto('/playerProfileWizard?step=school');
  const school = page.getByLabel(/^High school/);
  await school.fill(TYPED);
  await page.reload();
  await restore(page, school);
  await leaveBy(page, page.getByRole('button', { name: 'Back', exact: true }));
  await page.waitForURL('**step=team');

  await page.goto('/account');
  await page.getByRole('button', { name: /^Your menu, / }).click();
  await page.getByRole('banner').getByRole('link', { name: 'My Profile' }).click();
  await page.waitForURL('**/about');
  await page.getByRole('link', { name: 'Academics', exact: true }).click();
  await restore(page, page.getByLabel(/^High school/));
  await page.getByLabel(/^High school/).press('Escape');
  await answer(page, 'Keep a draft');
  await press(offer(page), 'Discard');
  await expect(offer(page)).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('touchline.draft')))).toEqual([]);
});
