import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { axeFindings } from '../support/browser/axe-findings';
import { aVisitor, describeInBrowser } from '../support/browser/visitor';
import { signInAs } from '../support/browser/sign-in';

const HARBOR_POINT = 'Harbor Point University';
const SAVE = `Save ${HARBOR_POINT}`;

describeInBrowser('saving colleges in the browser', () => {
  test('[S2-09] a visitor who wants to save is asked to sign in', async () => {
    const { page } = await aVisitor();
    await page.goto('/colleges?search=Harbor+Point');

    await page.getByRole('button', { name: SAVE }).click();

    await page.getByRole('dialog', { name: 'Log in or sign up' }).waitFor();
  });

  test('[S2-09] a coach has nothing to save with', async () => {
    const { page } = await aVisitor();
    await page.goto('/colleges?search=Harbor+Point');
    await signInAs(page, 'coach@eastridge.example.edu');
    await page.getByRole('link', { name: /^Harbor Point University/ }).waitFor();
    await page.waitForLoadState('networkidle');

    expect(await page.getByRole('button', { name: SAVE }).count()).toBe(0);
  });

  test('[S2-09] saved from a list, undone, saved from the page, noted, downloaded and removed again', async () => {
    const { page, complaints } = await aVisitor();
    await page.goto('/colleges?search=Harbor+Point');
    await signInAs(page, 'newplayer@touchline.example');
    const save = page.getByRole('button', { name: SAVE });
    await save.click();
    await page.getByText(`${HARBOR_POINT} is saved`).waitFor();
    await page.getByRole('button', { name: 'UNDO' }).click();
    await save.and(page.locator('[aria-pressed=false]')).waitFor();

    await page.goto('/Harbor_Point_University/womens/soccer');
    await save.click();
    await save.and(page.locator('[aria-pressed=true]')).waitFor();
    await page.goto('/mycolleges');
    const table = page.getByRole('table', { name: 'Saved colleges' });
    await table.getByRole('rowheader', { name: new RegExp(HARBOR_POINT) }).waitFor();
    await page.getByRole('button', { name: `Add a note: ${HARBOR_POINT}` }).click();
    await page.getByLabel(`Note about ${HARBOR_POINT}`).fill('=HYPERLINK("https://example.com")');
    await page.getByRole('button', { name: 'Save note' }).click();
    await table.getByText('=HYPERLINK("https://example.com")').waitFor();
    expect(await axeFindings(page)).toEqual([]);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as CSV' }).click();
    const file = await (await download).path();
    const csv = await readFile(file, 'utf8');
    expect(csv).toContain(HARBOR_POINT);
    expect(csv).toContain(`"'=HYPERLINK(""https://example.com"")"`);

    await page.getByRole('button', { name: `Remove ${HARBOR_POINT}` }).click();
    await page.getByRole('heading', { name: 'You have not saved a college yet' }).waitFor();
    await page.getByRole('button', { name: 'UNDO' }).last().click();
    await table.getByText('=HYPERLINK("https://example.com")').waitFor();
    await page.getByRole('button', { name: `Remove ${HARBOR_POINT}` }).click();
    await page.getByRole('heading', { name: 'You have not saved a college yet' }).waitFor();
    expect(complaints).toEqual([]);
  });
});
