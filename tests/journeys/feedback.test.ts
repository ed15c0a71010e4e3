import { API_MESSAGES } from '@touchline/domain/kernel/refusal/api-messages';
import type { Page } from '@playwright/test';
import { axeFindings } from '../support/browser/axe-findings';
import { expect, test } from '../support/browser/visitor';

const SUBJECT = 'The search';
const TEXT = 'It finds every college I can think of.';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Tell us what you think' });
const subject = (page: Page) => dialog(page).getByLabel('Subject');
const text = (page: Page) => dialog(page).getByLabel('What would you like to say?');

async function openFeedback(page: Page): Promise<void> {
  await page.goto('/faqs');
  await page.getByRole('button', { name: 'Feedback' }).click();
  await expect(dialog(page)).toBeVisible();
}

test.describe('feedback in the browser', () => {
  test('[S1-10] [S2-29] [S2-38] [S4-09] the keyboard alone sends it; it says so, closes by itself after 3 s and is empty again', async ({
    aVisitor,
  }) => {
    const { page } = await aVisitor();
    await page.clock.install({ time: '2026-01-01T12:00' });
    await page.goto('/faqs');
    await page.clock.runFor(5000);
    const button = page.getByRole('button', { name: 'Feedback' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await subject(page).focus();
    await page.keyboard.type(SUBJECT);
    await page.keyboard.press('Tab');
    await page.keyboard.type(TEXT);
    await page.keyboard.press('Tab');
    await page.clock.pauseAt('2026-01-01T13:00');

    await page.keyboard.press('Enter');

    const sent = dialog(page).getByText('Thank you, we got it.');
    await expect(sent).toBeVisible();
    await page.clock.runFor(2900);
    await expect(sent).toBeVisible();
    await page.clock.runFor(200);
    await page.clock.resume();
    await expect(dialog(page)).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    expect([await subject(page).inputValue(), await text(page).inputValue()]).toEqual(['', '']);
  });

  test('[S8-11] what cannot be sent stays, also when the dialog was closed meanwhile, and is sent with the next try @repeated', async ({
    aVisitor,
  }) => {
    const { page, context } = await aVisitor({ mayComplain: true });
    await openFeedback(page);
    await subject(page).fill(SUBJECT);
    await text(page).fill(TEXT);
    await context.route('**/ui/v1/feedback', (route) => route.abort());

    await dialog(page).getByRole('button', { name: 'Send feedback' }).click();

    await expect(
      dialog(page).getByRole('alert').getByText('Your feedback could not be sent. Your text is still here.'),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Feedback' }).click();
    expect([await subject(page).inputValue(), await text(page).inputValue()]).toEqual([SUBJECT, TEXT]);
    await context.unroute('**/ui/v1/feedback');
    await dialog(page).getByRole('button', { name: 'Send feedback' }).click();
    await expect(dialog(page).getByText('Thank you, we got it.')).toBeVisible();
  });

  test('[S8-11] too much of it is said plainly, in the reader’s language @repeated', async ({ aVisitor }) => {
    const { page, context } = await aVisitor({ locale: 'de-DE' });
    await page.goto('/faqs?lang=de');
    await page.getByRole('button', { name: 'Feedback' }).click();
    const german = page.getByRole('dialog', { name: 'Sag uns deine Meinung' });
    await german.getByLabel('Betreff').fill(SUBJECT);
    await german.getByLabel('Was möchtest du sagen?').fill(TEXT);
    const message = API_MESSAGES.tooManyTries.de;
    await context.route('**/ui/v1/feedback', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '60' },
        json: { code: 'tooManyTries', message, errors: [{ message }] },
      }),
    );

    await german.getByRole('button', { name: 'Feedback senden' }).click();

    await expect(german.getByRole('alert').getByText(/Dein Text steht noch hier\. Zu viele/)).toBeVisible();
    await expect(german.getByLabel('Was möchtest du sagen?')).toHaveValue(TEXT);
  });
});
