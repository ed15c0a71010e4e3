import { readFile } from 'node:fs/promises';
import { axeFindings } from '../support/browser/axe-findings';
import { expect, test } from '../support/browser/visitor';
import { openSignedIn } from '../support/browser/sign-in';

const HARBOR_POINT = 'Harbor Point University';
const SAVE = `Save ${HARBOR_POINT}`;

test.describe('saving colleges in the browser', () => {
  test('[S2-09] a visitor who wants to save is asked to sign in', async ({ aVisitor }) => {
    const { page } = await aVisitor();
    await page.goto('/colleges?search=Harbor+Point');

    await page.getByRole('button', { name: SAVE }).click();

    await expect(page.getByRole('dialog', { name: 'Log in or sign up' })).toBeVisible();
  });

  test('[S6-01] a coach has nothing to save with', async ({ aVisitor }) => {
    const { page } = await aVisitor({ as: 'coach@eastridge.example.edu' });
    await openSignedIn(page, '/colleges?search=Harbor+Point');
    await expect(page.getByRole('link', { name: /^Harbor Point University/ })).toBeVisible();
    await page.waitForLoadState('networkidle');

    await expect(page.getByRole('button', { name: SAVE })).toHaveCount(0);
  });

  test('[S2-09] saved from a list, undone, saved from the page, noted, downloaded and removed again', async ({ aVisitor }) => {
    const { page } = await aVisitor({ as: 'newplayer@touchline.example' });
    await openSignedIn(page, '/colleges?search=Harbor+Point');
    const save = page.getByRole('button', { name: SAVE });
    await save.click();
    await expect(page.getByText(`${HARBOR_POINT} is saved`)).toBeVisible();
    await page.getByRole('button', { name: 'UNDO' }).click();
    await expect(save.and(page.locator('[aria-pressed=false]'))).toBeVisible();

    await page.goto('/Harbor_Point_University/womens/soccer');
    await save.click();
    await expect(save.and(page.locator('[aria-pressed=true]'))).toBeVisible();
    await page.goto('/mycolleges?view=table');
    const table = page.getByRole('table', { name: 'Saved colleges' });
    await expect(table.getByRole('rowheader', { name: new RegExp(HARBOR_POINT) })).toBeVisible();
    await page.getByRole('button', { name: `Plan the next step: ${HARBOR_POINT}` }).click();
    await page.getByLabel('Note').fill('=HYPERLINK("https://example.com")');
    await page.getByRole('button', { name: 'Save plan' }).click();
    await expect(page.getByLabel('Note')).toHaveCount(0);
    await expect(table.getByText('=HYPERLINK("https://example.com")')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as CSV' }).click();
    const file = await (await download).path();
    const csv = await readFile(file, 'utf8');
    expect(csv).toContain(HARBOR_POINT);
    expect(csv).toContain(`"'=HYPERLINK(""https://example.com"")"`);

    await page.getByRole('button', { name: `Remove ${HARBOR_POINT}` }).click();
    await expect(page.getByRole('heading', { name: 'You have not saved a college yet' })).toBeVisible();
    await page.getByRole('button', { name: 'UNDO' }).last().click();
    await expect(table.getByText('=HYPERLINK("https://example.com")')).toBeVisible();
    await page.getByRole('button', { name: `Remove ${HARBOR_POINT}` }).click();
    await expect(page.getByRole('heading', { name: 'You have not saved a college yet' })).toBeVisible();
  });

  test('[S2-09] by keyboard alone a college is planned and moved over the board, and is there after a reload @repeated', async ({
    aVisitor,
  }) => {
    const { page } = await aVisitor({ as: 'newplayer@touchline.example' });
    await openSignedIn(page, '/colleges?search=Harbor+Point');
    const save = page.getByRole('button', { name: SAVE });
    await expect(save).toBeEnabled();
    await save.press('Enter');
    await expect(page.getByText(`${HARBOR_POINT} is saved`)).toBeVisible();
    await page.goto('/mycolleges');
    const stage = (name: string) => page.getByRole('region', { name });
    const plan = page.getByRole('button', { name: `Plan the next step: ${HARBOR_POINT}` });
    await expect(plan).toBeVisible();
    const clock = page.getByRole('button', { name: /^When coaches may write to you/ });
    await expect(clock).toBeVisible();

    await page.getByRole('link', { name: HARBOR_POINT, exact: true }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(clock).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(plan).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Next step')).toBeFocused();
    await page.keyboard.type('Write to the coach');
    await page.keyboard.press('Enter');
    await expect(stage('Interested').getByText('Write to the coach', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: `Edit the plan for ${HARBOR_POINT}` })).toBeFocused();

    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Write to the coaches' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: `Visits: ${HARBOR_POINT}` })).toBeFocused();
    await page.keyboard.press('Tab');
    for (const name of ['Contacted', 'Talking']) {
      const stored = page.waitForResponse((answer) => answer.request().method() === 'PUT');
      await page.keyboard.press('ArrowDown');
      await expect(stage(name).getByRole('combobox', { name: `Stage of ${HARBOR_POINT}` })).toBeFocused();
      await stored;
    }
    await page.reload();
    await expect(stage('Talking').getByText('Write to the coach', { exact: true })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);

    await page.getByRole('button', { name: `Remove ${HARBOR_POINT}` }).press('Enter');
    await expect(page.getByRole('heading', { name: 'You have not saved a college yet' })).toBeVisible();
  });
});
