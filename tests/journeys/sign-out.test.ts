import type { Page } from '@playwright/test';
import { callsOf, hold } from '../support/browser/early-presses';
import { menuOf, signInAs } from '../support/browser/sign-in';
import { expect, test } from '../support/browser/visitor';

const COACH = 'coach@harborpoint.example.edu';
const GRADES = '3.72';

/** What readers see of demo-player, a minor, and visitors do not. */
const CLOSED = [
  { what: 'a minor’s grades on the profile', as: COACH, address: '/profile/demo-player/academics', text: GRADES },
  { what: 'a minor’s school', as: COACH, address: '/profile/demo-player/academics', text: 'Brackenford High School' },
  { what: 'a minor’s grades in the search', as: COACH, address: '/?q=Mika+Fairwater', text: GRADES },
  {
    what: 'the owner’s closed album',
    as: 'player@touchline.example',
    address: '/profile/demo-player/photos',
    text: 'Club season',
  },
] as const;

const isVisitors = (page: Page) => expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();

test.describe('after signing out, in every tab', () => {
  for (const { what, as, address, text } of CLOSED) {
    test(`[S4-02] nothing is asked before the backend has answered, and nothing is left of ${what}`, async ({ aVisitor }) => {
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
    });
  }

  test('[S4-02] the back button finds nothing of what another page of the visit has shown', async ({ aVisitor }) => {
    const { page } = await aVisitor();
    await page.goto('/faqs');
    await signInAs(page, COACH);
    await page.goto('/profile/demo-player/academics');
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
