import { join } from 'node:path';
import { repositoryRoot } from '@touchline/local/repository-root';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { aVisitor, describeInBrowser } from '../support/browser/visitor';
import { signInAs } from '../support/browser/sign-in';
import { importTeamsFrom } from '../support/stack/import-teams-from';
import { waitForHydration } from '../support/browser/page-start';

const HARBOR_POINT = '/Harbor_Point_University/womens/soccer/campus';
const REAL_COLLEGES = join(repositoryRoot, 'tests/fixtures/teams-sample.csv');

describeInBrowser('colleges in the browser', () => {
  beforeAll(async () => {
    await importTeamsFrom(REAL_COLLEGES, inject('stackEnvironment'));
  }, 120_000);

  test('[S2-03] [S1-04] a visitor who types "Standford" finds Stanford among the real colleges and opens its page', async () => {
    const { page, complaints } = await aVisitor();
    await page.goto('/colleges');

    await page.getByRole('searchbox', { name: 'Search colleges' }).fill('Standford');
    await page.getByRole('link', { name: /^Stanford University/ }).click();

    await page.getByRole('heading', { level: 1, name: 'Stanford University' }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/Stanford_University\/(mens|womens)\/soccer$/);
    expect(await page.getByText('Stanford, ').first().isVisible()).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('[S1-04] [S2-03] filters by keyboard alone: the list narrows, the address can be shared and the back button undoes each step', async () => {
    const { page, complaints } = await aVisitor();
    await page.goto('/colleges');
    const filters = page.getByRole('complementary', { name: 'Filters' });
    const all = await collegesCounted(page);

    await press(page, filters.getByRole('link', { name: /^Women’s soccer, [\d,]+ college/ }));
    await page.waitForURL('**/colleges?gender=female');
    await chip(page, 'Women’s soccer').waitFor();
    await expect.poll(() => collegesCounted(page)).toBeLessThan(all);
    const women = await collegesCounted(page);
    await press(page, filters.getByRole('link', { name: /^Division 1, [\d,]+ college/ }));
    await page.waitForURL('**/colleges?gender=female&division=1');
    await chip(page, 'Division 1').waitFor();
    await expect.poll(() => collegesCounted(page)).toBeLessThan(women);
    const both = await collegesCounted(page);

    const { page: shared } = await aVisitor({ hasScript: false });
    await shared.goto(page.url());
    await chip(shared, 'Division 1').waitFor();
    expect(await collegesCounted(shared)).toBe(both);
    expect(await rowsOf(shared)).toEqual(await rowsOf(page));

    await page.goBack();
    await chip(page, 'Division 1').waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('?gender=female');
    await expect.poll(() => collegesCounted(page)).toBe(women);
    await page.goBack();
    await chip(page, 'Women’s soccer').waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('');
    await expect.poll(() => collegesCounted(page)).toBe(all);
    expect(complaints).toEqual([]);
  });

  test('[S2-03] on a phone the filters are in a drawer, which says how many colleges are left', async () => {
    const { page, complaints } = await aVisitor({ width: 390 });
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

    await drawer.waitFor({ state: 'detached' });
    expect(await collegesCounted(page)).toBe(counted);
    expect(complaints).toEqual([]);
  });

  test('[S1-12] [S8-03] [S4-14] the coach edits a text, sees the toast and takes the edit back', async () => {
    const { page, complaints } = await aVisitor();
    await page.goto(HARBOR_POINT);
    await signInAs(page, 'coach@harborpoint.example.edu');
    const before = await campusText();

    await page.getByRole('button', { name: 'Edit campus description' }).click();
    await page.getByRole('textbox', { name: 'Edit campus description' }).fill('Brick walks down to the water.');
    await page.getByRole('button', { name: 'Save' }).click();

    await page.getByText('College updated successfully', { exact: true }).waitFor();
    await page.getByText('Brick walks down to the water.').waitFor();
    await page.getByRole('button', { name: 'UNDO', exact: true }).click();
    await page.getByText('Brick walks down to the water.').waitFor({ state: 'detached' });
    expect(await campusText()).toBe(before);
    expect(complaints).toEqual([]);

    async function campusText(): Promise<string | null> {
      const answer = await page.request.get('/ui/v1/colleges/harbor-point-university');
      const college = (await answer.json()) as { campus?: { description?: string } };
      return college.campus?.description ?? null;
    }
  });

  test.each([
    ['another college’s coach', 'coach@eastridge.example.edu'],
    ['a pending coach', 'pending@harborpoint.example.edu'],
    ['a visitor', null],
  ])('[S6-02] [S6-01] %s sees the page and no pencil', async (_, email) => {
    const { page } = await aVisitor();
    await page.goto(HARBOR_POINT);
    if (email !== null) await signInAs(page, email);
    await page.getByRole('heading', { level: 1, name: 'Harbor Point University' }).waitFor();
    await page.getByRole('heading', { level: 2, name: 'Campus' }).waitFor();
    expect(await page.getByRole('button', { name: /^Edit / }).count()).toBe(0);
  });

  test('[S1-13] the page speaks German to a German browser', async () => {
    const { page } = await aVisitor({ locale: 'de-DE', width: 390 });
    await page.goto(HARBOR_POINT);
    await page.getByRole('link', { name: 'Überblick' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
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
  return page.getByRole('list', { name: 'Chosen filters' }).getByText(text, { exact: true });
}

/** Tabs to a link and presses it. */
async function press(page: Page, link: Locator): Promise<void> {
  await link.waitFor();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await link.evaluate((element) => element === document.activeElement)) {
      await page.keyboard.press('Enter');
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error('The tab key does not lead there');
}
