import type { Locator, Page } from '@playwright/test';
import { axeFindings } from '../support/browser/axe-findings';
import { openSignedIn } from '../support/browser/sign-in';
import { expect, test } from '../support/browser/visitor';

const COACH = 'coach@harborpoint.example.edu';
const PLAYER = 'newplayer@touchline.example';
const COLLEGE = '/Harbor_Point_University/womens/soccer';
const TYPED = 'Typed here, and not saved yet.';

const offer = (page: Page) => page.getByRole('group', { name: /^You have unsaved text from / });
const question = (page: Page) => page.getByRole('dialog', { name: 'Discard what you typed?' });
const press = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const answer = async (page: Page, name: string) => {
  await press(question(page), name);
  await expect(question(page)).toHaveCount(0);
};

/** Leaves a field by a link, and keeps a draft. */
async function leaveBy(page: Page, link: Locator): Promise<void> {
  await link.click();
  await answer(page, 'Keep a draft');
}

/** Takes up the text that is offered, in the field where it was typed. */
async function restore(page: Page, field: Locator): Promise<void> {
  await press(offer(page), 'Restore');
  await expect(field).toHaveValue(TYPED);
  await expect(offer(page)).toHaveCount(0);
}

/** Has a save fail without the network: the text stays, and can be saved once the network is back. */
async function saveOffline(page: Page, field: Locator, save: string): Promise<void> {
  await page.context().setOffline(true);
  await press(page, save);
  await expect(page.getByText(/^You are offline\./).last()).toBeVisible();
  await expect(field).toHaveValue(TYPED);
  await page.context().setOffline(false);
}

test('text that a coach leaves by a tab, Escape, a reload or the network is offered again: college, camp and wizard', async ({
  aVisitor,
}) => {
  const { page } = await aVisitor({ as: COACH, mayComplain: true });
  await openSignedIn(page, `${COLLEGE}/campus`);
  await press(page, 'Edit campus description');
  const campus = page.getByRole('textbox', { name: 'Edit campus description' });
  await campus.fill(TYPED);
  await campus.press('Escape');
  expect(await axeFindings(page)).toEqual([]);
  await answer(page, 'Keep editing');
  await expect(campus).toBeFocused();
  await leaveBy(page, page.getByRole('link', { name: 'City', exact: true }));
  await page.waitForURL('**/city');
  await page.goBack();
  await restore(page, campus);
  await saveOffline(page, campus, 'Save');
  await press(page, 'Cancel');
  await answer(page, 'Discard');
  await expect(campus).toHaveCount(0);

  await page.goto(`${COLLEGE}/camps`);
  const edit = page.getByRole('button', { name: /^Edit .+ Camp|^Edit .+ Clinic/ }).first();
  await edit.click();
  const happens = page.getByRole('textbox', { name: 'What happens there' });
  await happens.fill(TYPED);
  await page.reload();
  await expect(offer(page).getByText(`“${TYPED}”`)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await restore(page, happens);
  await happens.press('Escape');
  await answer(page, 'Discard');
  await expect(happens).toHaveCount(0);

  await page.goto('/coachonboardingwizard?step=contact');
  const biography = page.getByRole('textbox', { name: 'Biography' });
  await biography.fill(TYPED);
  await leaveBy(page, page.getByRole('button', { name: 'Back', exact: true }));
  await page.waitForURL('**step=team');
  await page.goBack();
  await restore(page, biography);
  await press(page, 'Skip for now');
  await answer(page, 'Discard');
  await page.waitForURL('**step=facts');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('touchline.draft')))).toEqual([]);
});

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
  await page.getByRole('link', { name: 'My profile' }).first().click();
  await page.waitForURL('**/about');
  await page.getByRole('link', { name: 'Academics', exact: true }).click();
  await restore(page, page.getByLabel(/^High school/));
  await page.getByLabel(/^High school/).press('Escape');
  await answer(page, 'Keep a draft');
  await press(offer(page), 'Discard');
  await expect(offer(page)).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('touchline.draft')))).toEqual([]);
});
