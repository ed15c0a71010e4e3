import { isGoneAfterSigningOut, isVisitors } from '../../support/browser/closed-texts';
import { menuOf, signInAs } from '../../support/browser/sign-in';
import { expect, test } from '../../support/browser/visitor';

const COACH = 'coach@harborpoint.example.edu';
const GRADES = '3.72';
const GRADES_PAGE = '/profile/demo-player/academics';

test.describe('after signing out, in every tab', () => {
  test('[S4-02] nothing is asked before the backend has answered, and nothing is left of a minor’s grades', async ({
    aVisitor,
  }) => {
    await isGoneAfterSigningOut(aVisitor, { as: COACH, address: GRADES_PAGE, text: GRADES });
  });

  test('[S4-02] the back button finds nothing of what another page of the visit has shown @repeated', async ({ aVisitor }) => {
    const { page } = await aVisitor();
    await page.goto('/faqs');
    await signInAs(page, COACH);
    await page.goto(GRADES_PAGE);
    await expect(page.getByText(GRADES).first()).toBeVisible();
    await page.goto('/guide');
    await menuOf(page).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await isVisitors(page);

    await page.goBack();

    await isVisitors(page);
    await page.waitForLoadState('networkidle');
    expect(await page.content()).not.toContain(GRADES);
  });
});
