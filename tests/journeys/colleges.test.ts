import type { Locator, Page } from '@playwright/test';
import { waitForHydration } from '../support/browser/page-start';
import { openSignedIn } from '../support/browser/sign-in';
import { recordTravels, travelsOf } from '../support/browser/travels';
import { expect, test } from '../support/browser/visitor';

const HARBOR_POINT = '/Harbor_Point_University/womens/soccer/campus';

/** What a view transition moves from its place on one page to its place on the next. */
const TRAVELLING = ['::view-transition-group(college-crest)', '::view-transition-group(college-name)'];

test.describe('colleges in the browser', () => {
  test('[S2-03] [S1-04] a visitor who types "Standford" finds Stanford among the real colleges and opens its page, to which crest and name travel', async ({
    aVisitor,
  }) => {
    const { page } = await aVisitor();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await recordTravels(page);
    await page.goto('/colleges');
    await waitForHydration(page);

    await page.getByRole('searchbox', { name: 'Search colleges' }).fill('Standford');
    await page.getByRole('link', { name: /^Stanford/ }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Stanford', exact: true })).toBeVisible();
    expect(new URL(page.url()).pathname).toMatch(/^\/Stanford_University\/(mens|womens)\/soccer$/);
    await expect(page.getByText('Stanford, ').first()).toBeVisible();
    await expect.poll(() => travelsOf(page)).toEqual([TRAVELLING]);
    await page.goBack();
    await expect(page.getByRole('link', { name: /^Stanford/ })).toBeVisible();
  });

  test('[S1-04] [S2-03] filters by keyboard alone: the list narrows, the address can be shared and the back button undoes each step', async ({
    aVisitor,
  }) => {
    const { page } = await aVisitor();
    await page.goto('/colleges');
    const filters = page.getByRole('complementary', { name: 'Filters' });
    const all = await collegesCounted(page);

    await press(page, filters.getByRole('link', { name: /^Women’s soccer, [\d,]+ college/ }));
    await page.waitForURL('**/colleges?gender=female');
    await expect(chip(page, 'Women’s soccer')).toBeVisible();
    await expect.poll(() => collegesCounted(page)).toBeLessThan(all);
    const women = await collegesCounted(page);
    await press(page, filters.getByRole('link', { name: /^NCAA Division 1, [\d,]+ college/ }));
    await page.waitForURL('**/colleges?gender=female&level=ncaa-1');
    await expect(chip(page, 'NCAA Division 1')).toBeVisible();
    await expect.poll(() => collegesCounted(page)).toBeLessThan(women);
    const both = await collegesCounted(page);

    const { page: shared } = await aVisitor({ hasScript: false });
    await shared.goto(page.url());
    await expect(chip(shared, 'NCAA Division 1')).toBeVisible();
    expect(await collegesCounted(shared)).toBe(both);
    expect(await rowsOf(shared)).toEqual(await rowsOf(page));

    await page.goBack();
    await expect(chip(page, 'NCAA Division 1')).toHaveCount(0);
    expect(new URL(page.url()).search).toBe('?gender=female');
    await expect.poll(() => collegesCounted(page)).toBe(women);
    await page.goBack();
    await expect(chip(page, 'Women’s soccer')).toHaveCount(0);
    expect(new URL(page.url()).search).toBe('');
    await expect.poll(() => collegesCounted(page)).toBe(all);
  });

  test('on a phone the filters are in a drawer, which says how many colleges are left @repeated', async ({ aVisitor }) => {
    const { page } = await aVisitor({ width: 390 });
    await page.goto('/colleges');
    await waitForHydration(page);
    const all = await collegesCounted(page);
    await page.getByRole('button', { name: 'Filters' }).click();
    const drawer = page.getByRole('dialog', { name: 'Filters' });

    await drawer.getByRole('link', { name: /^Women’s soccer, / }).click();
    await page.waitForURL('**/colleges?gender=female');
    const show = drawer.getByRole('button', { name: /^Show [\d,]+ colleges$/ });
    const countShown = async () => Number((await show.textContent())?.replace(/\D/g, ''));
    await expect.poll(countShown).toBeLessThan(all);
    const counted = await countShown();
    await show.click();

    await expect(drawer).toHaveCount(0);
    expect(await collegesCounted(page)).toBe(counted);
  });

  for (const { who, as } of [
    { who: 'another college’s coach', as: 'coach@eastridge.example.edu' },
    { who: 'a pending coach', as: 'pending@harborpoint.example.edu' },
  ]) {
    test.describe(who, () => {
      test('[S6-02] sees the page and no pencil @repeated', async ({ aVisitor }) => {
        const { page } = await aVisitor({ as });
        await openSignedIn(page, HARBOR_POINT);
        await expectNoPencil(page);
      });
    });
  }

  test('[S6-02] a visitor sees the page and no pencil', async ({ aVisitor }) => {
    const { page } = await aVisitor();
    await page.goto(HARBOR_POINT);
    await waitForHydration(page);
    await expectNoPencil(page);
  });

  test('the page speaks German to a German browser @repeated', async ({ aVisitor }) => {
    const { page } = await aVisitor({ locale: 'de-DE', width: 390 });
    await page.goto(HARBOR_POINT);
    await expect(page.getByRole('link', { name: 'Überblick' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
});

/** The number of colleges that the page says it found. */
async function collegesCounted(page: Page): Promise<number> {
  const text = await page
    .getByRole('status')
    .filter({ hasText: /^[\d,]+ colleges?$/ })
    .textContent();
  return Number(text?.replace(/\D/g, ''));
}

/** The names of the colleges that are listed. */
function rowsOf(page: Page): Promise<readonly string[]> {
  return page.getByRole('list', { name: 'Results' }).getByRole('listitem').allTextContents();
}

function chip(page: Page, text: string): Locator {
  return page.getByRole('list', { name: 'Active filters' }).getByText(text, { exact: true });
}

/** Tabs to a link and presses it. */
async function press(page: Page, link: Locator): Promise<void> {
  await expect(link).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await link.evaluate((element) => element === document.activeElement)) {
      await page.keyboard.press('Enter');
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error('The tab key does not lead there');
}

async function expectNoPencil(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Harbor Point University' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Campus' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: /^Edit / })).toHaveCount(0);
}
