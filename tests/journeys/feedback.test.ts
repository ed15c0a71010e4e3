import { API_MESSAGES } from '@touchline/domain/kernel/refusal/api-messages';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from '../support/browser/axe-findings';
import { aVisitor, describeInBrowser } from '../support/browser/visitor';

const SUBJECT = 'The search';
const TEXT = 'It finds every college I can think of.';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Tell us what you think' });
const subject = (page: Page) => dialog(page).getByLabel('Subject');
const text = (page: Page) => dialog(page).getByLabel('What would you like to say?');

async function openFeedback(page: Page): Promise<void> {
  await page.goto('/faqs');
  await page.getByRole('button', { name: 'Feedback' }).click();
  await dialog(page).waitFor();
}

describeInBrowser('feedback in the browser', () => {
  test('[S1-10] [S2-29] [S2-38] [S4-09] the keyboard alone sends it; it says so, closes by itself after 3 s and is empty again', async () => {
    const { page, complaints } = await aVisitor();
    await page.clock.install();
    await page.goto('/faqs');
    await page.clock.runFor(5000);
    const button = page.getByRole('button', { name: 'Feedback' });
    await button.focus();
    await page.keyboard.press('Enter');
    await dialog(page).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await subject(page).focus();
    await page.keyboard.type(SUBJECT);
    await page.keyboard.press('Tab');
    await page.keyboard.type(TEXT);
    await page.keyboard.press('Tab');

    await page.keyboard.press('Enter');

    const sent = dialog(page).getByText('Thank you, we have got it.');
    await sent.waitFor();
    await page.clock.runFor(2900);
    expect(await sent.isVisible()).toBe(true);
    await page.clock.runFor(200);
    await dialog(page).waitFor({ state: 'detached' });
    await button.and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
    await dialog(page).waitFor();
    expect([await subject(page).inputValue(), await text(page).inputValue()]).toEqual(['', '']);
    expect(complaints).toEqual([]);
  });

  test('[S8-11] what cannot be sent stays, also when the dialog was closed meanwhile, and is sent with the next try', async () => {
    const { page, context } = await aVisitor();
    await openFeedback(page);
    await subject(page).fill(SUBJECT);
    await text(page).fill(TEXT);
    await context.route('**/ui/v1/feedback', (route) => route.abort());

    await dialog(page).getByRole('button', { name: 'Send feedback' }).click();

    await dialog(page).getByRole('alert').getByText('Your feedback could not be sent. Your text is still here.').waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Feedback' }).click();
    expect([await subject(page).inputValue(), await text(page).inputValue()]).toEqual([SUBJECT, TEXT]);
    await context.unroute('**/ui/v1/feedback');
    await dialog(page).getByRole('button', { name: 'Send feedback' }).click();
    await dialog(page).getByText('Thank you, we have got it.').waitFor();
  });

  test('[S8-11] too much of it is said plainly, in the reader’s language', async () => {
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

    await german
      .getByRole('alert')
      .getByText(/Dein Text steht noch hier\. Zu viele/)
      .waitFor();
    expect(await german.getByLabel('Was möchtest du sagen?').inputValue()).toBe(TEXT);
  });
});
