import { axeFindings } from '../support/browser/axe-findings';
import { openSignedIn } from '../support/browser/sign-in';
import { answer, leaveBy, offer, press, question, restore, saveOffline, TYPED } from '../support/browser/unsaved-text';
import { expect, test } from '../support/browser/visitor';

const COACH = 'coach@harborpoint.example.edu';
const COLLEGE = '/Harbor_Point_University/womens/soccer';

test('text that a coach leaves by a tab, Escape, a reload or the network is offered again: college, camp and wizard', async ({
  aVisitor,
}) => {
  const { page } = await aVisitor({ as: COACH, mayComplain: true });
  await openSignedIn(page, `${COLLEGE}/campus`);
  await press(page, 'Edit campus description');
  const campus = page.getByRole('textbox', { name: 'Edit campus description' });
  await campus.fill(TYPED);
  await campus.press('Escape');
  await expect(question(page)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await answer(page, 'Keep editing');
  await expect(campus).toBeFocused();
  await leaveBy(page, page.getByRole('link', { name: 'City', exact: true }));
  await page.waitForURL('**/city');
  await expect(campus).toHaveCount(0);
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
