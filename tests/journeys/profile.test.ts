import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axeFindings } from '../support/browser/axe-findings';
import { waitForHydration } from '../support/browser/page-start';
import { openSignedIn } from '../support/browser/sign-in';
import { expect, test } from '../support/browser/visitor';
import { joinAs } from '../support/browser/joined';
import { aQueuedPlayer } from '../support/browser/queued-player';

/** The pages that a PDF of Chromium has. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

test.describe('a profile in the browser', () => {
  test('[S4-10] its owner changes a text in place, takes it back, and visitors’ HTML has what is public alone', async ({
    aVisitor,
    stack: { url },
  }) => {
    const { page } = await aVisitor();
    await page.goto('/faqs');
    const email = await joinAs(page);
    const { username } = (await page.evaluate(async () => (await (await fetch('/ui/v1/profile')).json()) as unknown)) as {
      readonly username: string;
    };
    await page.goto(`/profile/${username}`);
    await expect(page).toHaveURL(new RegExp(`/profile/${username}/about$`));
    await page.getByRole('button', { name: 'Add About' }).click();
    await page.getByRole('textbox', { name: 'About' }).fill('I like to press high.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Profile updated successfully')).toBeVisible();
    await expect(page.getByText('I like to press high.')).toBeVisible();
    const html = await (await fetch(`${url}/profile/${username}/about`)).text();
    expect(html).toContain('I like to press high.');
    expect(html).not.toContain(email);
    expect(html).not.toMatch(/2001-05-05|adultFrom|dateOfBirth|audiences|formerUsernames/);

    await page.getByRole('button', { name: 'UNDO' }).click();

    await expect(page.getByText('I like to press high.')).toBeHidden();
    await page.getByRole('button', { name: 'View as visitor' }).click();
    await expect(page.getByText('This is how visitors see the page.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add About' })).toBeHidden();
  });

  test('[S4-16] a report of danger stands with the player in every list of admins, is closed, reopened, and the profile hidden @repeated', async ({
    aVisitor,
    stack,
  }) => {
    const { page } = await aVisitor();
    const lastName = `Danger${Date.now()}`;
    const { profileId, username } = await aQueuedPlayer(page, lastName, stack.environment);
    const { page: visitor } = await aVisitor();
    const about = { about: { kind: 'profile' }, reason: 'danger', note: 'She is being followed.' };
    const reported = await visitor.request.post(`${stack.url}/ui/v1/profiles/${username}/reports`, { data: about });
    expect(reported.status()).toBe(201);

    const { page: admin } = await aVisitor({ as: 'admin@touchline.example' });
    const chip = admin.getByRole('link', { name: `Someone may be in danger: report about Robin ${lastName}` });
    await openSignedIn(admin, '/admin/users');
    await admin.getByLabel('Name, email or uid').fill(lastName);
    await admin.getByRole('button', { name: 'Search' }).click();
    await expect(chip).toBeVisible();
    await admin.goto(`/admin/featureRequests?request=${profileId}.1`);
    await expect(chip).toHaveCount(2);
    await chip.first().click();

    const row = admin.getByRole('listitem').filter({ hasText: lastName });
    await expect(row.filter({ hasText: 'She is being followed.' })).toBeFocused();
    expect(await axeFindings(admin)).toEqual([]);
    const decide = async (button: string, dialog: string, reason: string) => {
      await row.getByRole('button', { name: button }).click();
      await admin.getByRole('dialog', { name: dialog }).getByLabel('Reason').fill(reason);
      await admin.getByRole('dialog', { name: dialog }).getByRole('button', { name: button }).click();
    };
    await decide('Close report', 'Close this report?', 'Spoke to the club.');
    await expect(row.getByText('Spoke to the club.')).toBeVisible();
    await row.getByRole('button', { name: `Reopen report: Robin ${lastName}` }).click();
    await decide('Hide profile', 'Hide this profile?', 'Until we have spoken to the family.');
    await expect(row.getByText('Until we have spoken to the family.')).toHaveCount(2);
    expect((await visitor.goto(`/profile/${username}/about`))?.status()).toBe(404);
  });

  test('the recruit sheet is one page of A4 and of Letter, in both languages, with a code that leads to the page @repeated', async ({
    aVisitor,
  }) => {
    const { page } = await aVisitor();
    for (const language of ['', '&lang=de']) {
      await page.goto(`/profile/zoe-kestreldale/about?view=sheet${language}`);
      await waitForHydration(page);
      await expect(page.getByRole('img', { name: /^QR.*\/profile\/zoe-kestreldale\/about/ })).toBeVisible();
      for (const format of ['A4', 'Letter'] as const) {
        const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };
        expect(pagesOf(await page.pdf({ format, margin })), `${format} ${language}`).toBe(1);
      }
      await page.locator('[data-sheet] li, [data-sheet] section > div').evaluateAll((parts) => {
        for (const part of parts) for (let more = 0; more < 40; more += 1) part.after(part.cloneNode(true));
      });
      expect(pagesOf(await page.pdf({ format: 'A4' })), `${language} with far more than fits`).toBe(1);
    }
  });

  test('two tabs that change one text meet in a question, and both versions are kept', async ({ aVisitor }) => {
    const { page: first, context } = await aVisitor();
    await first.goto('/faqs');
    await joinAs(first);
    const { username } = (await first.evaluate(async () => (await (await fetch('/ui/v1/profile')).json()) as unknown)) as {
      readonly username: string;
    };
    const second = await context.newPage();
    const write = async (page: Page, text: string) => {
      await page.getByRole('textbox', { name: 'About' }).fill(text);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
    };
    for (const page of [first, second]) {
      await openSignedIn(page, `/profile/${username}/about`);
      await page.getByRole('button', { name: 'Add About' }).click();
    }
    await write(first, 'I press high.');
    await expect(first.getByText('Profile updated successfully')).toBeVisible();

    await write(second, 'I tackle late.');

    const question = second.getByRole('dialog', { name: 'Someone else changed this too' });
    await expect(question).toContainText('I press high.');
    await expect(question).toContainText('I tackle late.');
    await question.getByRole('button', { name: 'Take both' }).click();
    await expect(question).toBeHidden();
    await first.reload();
    await expect(first.getByText(/I press high\.[\s\S]*I tackle late\.|I tackle late\.[\s\S]*I press high\./)).toBeVisible();
  });

  test('a coach keeps a player with a stage and a note, and takes the list along as CSV @repeated', async ({ aVisitor }) => {
    const { page } = await aVisitor({ as: 'coach@eastridge.example.edu' });
    await openSignedIn(page, '/profile/zoe-kestreldale/about');
    await page.getByRole('button', { name: /^Save Zo/ }).click();
    await expect(page.getByText(/^Zo.* is on your list\./)).toBeVisible();

    await openSignedIn(page, '/account?board=players');
    const row = page.getByRole('listitem').filter({ hasText: 'Kestreldale' });
    const stored = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await row.getByRole('combobox', { name: /^Stage of Zo/ }).selectOption({ label: 'Contacted' });
    expect((await stored).status()).toBe(200);
    await row.getByRole('button', { name: /^Add a note about Zo/ }).click();
    await row.getByRole('textbox', { name: /^Note about Zo/ }).fill('Asks about biology.');
    await row.getByRole('button', { name: 'Save note' }).click();
    await expect(row.getByText('Asks about biology.')).toBeVisible();
    await page.reload();

    await expect(row.getByRole('combobox', { name: /^Stage of Zo/ })).toHaveValue('contacted');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download as CSV' }).click(),
    ]);
    expect(await readFile(await file.path(), 'utf8')).toMatch(/Kestreldale[^\n]*Contacted[^\n]*Asks about biology\./);
  });
});
