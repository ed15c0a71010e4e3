import { expect, test } from '../support/browser/visitor';

const HARBOR_POINT = '/Harbor_Point_University/womens/soccer';

test.describe('a college page in the browser', () => {
  test('[S1-07] [S2-19] its subpages are reached by a click and by their address, and the choice of team keeps the subpage', async ({
    aVisitor,
  }) => {
    const { page } = await aVisitor();
    await page.goto(HARBOR_POINT);
    const parts = page.getByRole('navigation', { name: 'Sections of this page' });
    for (const [name, heading] of [
      ['Athletics', 'Coaching staff'],
      ['Academics', 'Majors'],
      ['Facilities', 'Facilities'],
      ['Campus', 'Campus'],
      ['City', 'City'],
    ] as const) {
      await parts.getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible();
      await page.waitForURL(`**${HARBOR_POINT}/${name.toLowerCase()}`);
    }
    await page.goto(`${HARBOR_POINT}/album/Athletic%20Facilities`);
    await expect(page.getByRole('heading', { level: 2, name: 'Athletic Facilities' })).toBeVisible();

    await page.goto(`${HARBOR_POINT}/athletics`);
    await expect(page.getByRole('link', { name: 'Maren Lockhaven', exact: true })).toBeVisible();
    await page.getByRole('navigation', { name: 'Teams' }).getByRole('link', { name: 'Men’s soccer', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Rowan Tidewell', exact: true })).toBeVisible();
    await page.waitForURL('**/Harbor_Point_University/mens/soccer/athletics');
  });
});
