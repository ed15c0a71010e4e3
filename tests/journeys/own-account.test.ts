import type { Page } from '@playwright/test';
import { oobCodesFor } from '../support/api/sign-in/oob-codes';
import { axeFindings } from '../support/browser/axe-findings';
import { JOINED_PASSWORD, joinAs } from '../support/browser/joined';
import { expect, test } from '../support/browser/visitor';
import { signInAs } from '../support/browser/sign-in';
import { openPanel } from '../support/browser/sign-in-panel';

const statusOf = (page: Page, address: string) => page.evaluate(async (asked) => (await fetch(asked)).status, address);

test.describe('the own account in the browser', () => {
  test('[S1-13] [S9-12] the language chosen in the account is spoken at once, with its currency, and kept', async ({
    aVisitor,
  }) => {
    const { page } = await aVisitor();
    await page.goto('/faqs');
    await joinAs(page);
    await page.goto('/account/personal-info');

    await page.getByLabel('Language').selectOption({ label: 'Deutsch' });
    await expect(page.getByText('Prices are shown in EUR.')).toBeVisible();
    await page.getByRole('button', { name: 'Save changes' }).click();

    await expect(page.getByRole('button', { name: 'Änderungen speichern' })).toBeVisible();
    expect(await page.evaluate(async () => (await (await fetch('/ui/v1/account')).json()) as unknown)).toMatchObject({
      locale: 'de',
      currency: 'eur',
    });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Dein Konto' })).toBeVisible();
  });

  test('[S2-08] a new password needs the old one, ends other devices’ sessions and leaves this one in @repeated', async ({
    aVisitor,
  }) => {
    const { page } = await aVisitor();
    const email = await page.goto('/faqs').then(() => joinAs(page));
    const other = await aVisitor();
    await other.page.goto('/faqs');
    await signInAs(other.page, email);
    await page.goto('/account/login-and-security');
    const form = page.getByRole('region', { name: 'Password' });
    await form.getByLabel('Your password').fill('not-my-password-1');
    await form.getByLabel('New password').fill('another1password');
    await form.getByRole('button', { name: 'Change password' }).click();
    await expect(form.getByText('That is not your password.')).toBeVisible();

    await form.getByLabel('Your password').fill(JOINED_PASSWORD);
    await form.getByRole('button', { name: 'Change password' }).click();

    await expect(page.getByText('Your password is changed.', { exact: false })).toBeVisible();
    expect(await statusOf(page, '/ui/v1/account')).toBe(200);
    expect(await statusOf(other.page, '/ui/v1/account')).toBe(401);
  });

  test('[S2-08] a new mail address is sent the link that verifies it @repeated', async ({ aVisitor, stack }) => {
    const { page } = await aVisitor();
    const email = await page.goto('/faqs').then(() => joinAs(page));
    const moved = `moved-${email}`;
    await page.goto('/account/login-and-security');
    const form = page.getByRole('region', { name: 'Email' });
    await form.getByLabel('New email').fill(moved);
    await form.getByLabel('Your password').fill(JOINED_PASSWORD);
    await form.getByRole('button', { name: 'Change email' }).click();

    await expect(page.getByText('You now sign in with your new email')).toBeVisible();

    const [code, ...others] = await oobCodesFor(moved, stack.environment);
    expect([code?.requestType, others.length]).toEqual(['VERIFY_EMAIL', 0]);
    expect((await fetch(code?.oobLink ?? '')).status).toBe(200);
    await page.reload();
    await expect(form.getByText(`You sign in with ${moved}.`)).toBeVisible();
    await expect(form.getByText('Email verified')).toBeVisible();
    expect(await statusOf(page, '/ui/v1/account')).toBe(200);
  });

  test('[S2-08] who joined with Google sets a password, signs in with it, and takes all data along @repeated', async ({
    aVisitor,
    stack,
  }) => {
    const { page } = await aVisitor();
    const email = `google-${Date.now()}@touchline.example`;
    const panel = await openPanel(page, '/faqs');
    await panel.button('Sign in with Google').click();
    await panel.field('Name').fill('Robin Sample');
    await panel.field('Email').fill(email);
    await panel.button('Sign in with this account').click();
    await panel.field('Parent').check({ force: true });
    for (const [field, typed] of Object.entries({ Month: '4', Day: '17', Year: '1980' })) await panel.field(field).fill(typed);
    await panel.button('Agree and continue').click();
    await page.waitForURL('**/account');
    expect(await oobCodesFor(email, stack.environment)).toEqual([]);
    await page.goto('/account/login-and-security');
    const form = page.getByRole('region', { name: 'Password' });
    await form.getByLabel('New password').fill(JOINED_PASSWORD);
    await form.getByRole('button', { name: 'Set a password' }).click();

    await expect(page.getByText('You can now sign in with your password, too')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Change password' })).toBeVisible();
    expect(await statusOf(page, '/ui/v1/account')).toBe(200);
    expect(await axeFindings(page)).toEqual([]);

    const other = await aVisitor();
    await other.page.goto('/faqs');
    await signInAs(other.page, email);
    await other.page.goto('/account/manage-data');
    const download = other.page.waitForEvent('download');
    await other.page.getByRole('button', { name: 'Download my data' }).click();
    expect((await download).suggestedFilename()).toMatch(/^touchline-robin-sample.*\.zip$/);
    await expect(other.page.getByText('Your file is saved')).toBeVisible();
  });

  test('[S2-08] deleting the account asks for the password, and then the person is gone', async ({ aVisitor }) => {
    const { page } = await aVisitor();
    const email = await page.goto('/faqs').then(() => joinAs(page));
    const { username } = await page.evaluate(
      async () => (await (await fetch('/ui/v1/profile')).json()) as { readonly username: string },
    );
    expect(username).not.toBe('');
    await page.goto('/account/manage-data');
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account for good?' });
    await expect(dialog.getByLabel('Your password')).toBeVisible();
    await page.waitForFunction(() => document.activeElement?.closest('[role=dialog]') !== null);
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByLabel('Your password').fill('not-my-password-1');
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(dialog.getByText('That is not your password.')).toBeVisible();
    expect(await statusOf(page, '/ui/v1/account')).toBe(200);

    await dialog.getByLabel('Your password').fill(JOINED_PASSWORD);
    await dialog.getByRole('button', { name: 'Delete for good' }).click();

    await page.waitForURL('**/home');
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
    await expect(page.getByText('Your account is deleted')).toBeVisible();
    expect(await statusOf(page, '/ui/v1/account')).toBe(401);
    const method = await page.evaluate(
      async (body) =>
        (
          await fetch('/ui/v1/signInMethods', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
        ).json() as Promise<unknown>,
      JSON.stringify({ email }),
    );
    expect(JSON.stringify(method)).not.toContain('password');
  });
});
