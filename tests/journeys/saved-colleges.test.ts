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
    await page.goto('/mycolleges');
    const table = page.getByRole('table', { name: 'Saved colleges' });
    await expect(table.getByRole('rowheader', { name: new RegExp(HARBOR_POINT) })).toBeVisible();
    await page.getByRole('button', { name: `Add a note: ${HARBOR_POINT}` }).click();
    await page.getByLabel(`Note about ${HARBOR_POINT}`).fill('=HYPERLINK("https://example.com")');
    await page.getByRole('button', { name: 'Save note' }).click();
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
});
