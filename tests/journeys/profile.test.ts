import { waitForHydration } from '../support/browser/page-start';
import { expect, test } from '../support/browser/visitor';
import { joinAs } from '../support/browser/joined';

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

  test('the recruit sheet is one page of A4 and of Letter, in both languages, with a code that leads to the page', async ({
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
    }
  });
});
