import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { oobCodesFor } from '../support/api/oob-codes';
import { axeFindings } from '../support/browser/axe-findings';
import { JOINED_PASSWORD, joinAs } from '../support/browser/joined';
import { aVisitor, describeInBrowser } from '../support/browser/visitor';
import { signInAs } from '../support/browser/sign-in';
import { openPanel } from '../support/browser/sign-in-panel';

const PAGES = ['/account', '/account/personal-info', '/account/login-and-security', '/account/manage-data'] as const;

const statusOf = (page: Page, address: string) => page.evaluate(async (asked) => (await fetch(asked)).status, address);
const isOut = (page: Page) => page.getByRole('button', { name: /^(Log in|Anmelden)$/ }).waitFor();

describeInBrowser('the own account in the browser', () => {
  const stack = inject('stackEnvironment');
  test('[S2-08] its pages have nothing that axe finds, and nothing wider than a phone in German', async () => {
    const { page, complaints } = await aVisitor({ locale: 'de-DE', width: 390 });
    await page.goto('/signInUpMobile');
    await page.getByLabel('E-Mail').fill('player@touchline.example');
    await page.getByRole('button', { name: 'Weiter' }).click();
    await page.getByLabel('Passwort', { exact: true }).fill(JOINED_PASSWORD);
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await page.waitForURL('**/account');
    for (const address of [...PAGES, '/mycolleges']) {
      await page.goto(address);
      await page.getByRole('heading', { level: 2 }).or(page.getByRole('form')).or(page.locator('form')).first().waitFor();
      await page.waitForLoadState('networkidle');
      expect(await axeFindings(page), address).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth'), address).toBe(390);
    }
    expect(complaints).toEqual([]);
  });

  test('[S1-13] [S9-12] the language chosen in the account is spoken at once, with its currency, and kept', async () => {
    const { page } = await aVisitor();
    await page.goto('/faqs');
    await joinAs(page);
    await page.goto('/account/personal-info');

    await page.getByLabel('Language').selectOption({ label: 'Deutsch' });
    await page.getByText('Prices are shown in EUR.').waitFor();
    await page.getByRole('button', { name: 'Save changes' }).click();

    await page.getByRole('button', { name: 'Änderungen speichern' }).waitFor();
    expect(await page.evaluate(async () => (await (await fetch('/ui/v1/account')).json()) as unknown)).toMatchObject({
      locale: 'de',
      currency: 'EUR',
    });
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Dein Konto' }).waitFor();
  });

  test('[S2-08] a new password needs the old one, ends other devices’ sessions and leaves this one in', async () => {
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
    await form.getByText('That is not your password.').waitFor();

    await form.getByLabel('Your password').fill(JOINED_PASSWORD);
    await form.getByRole('button', { name: 'Change password' }).click();

    await page.getByText('Your password is changed.', { exact: false }).waitFor();
    expect(await statusOf(page, '/ui/v1/account')).toBe(200);
    expect(await statusOf(other.page, '/ui/v1/account')).toBe(401);
  });

  test('[S2-08] [S4-08] a new mail address is sent the link that verifies it', async () => {
    const { page, complaints } = await aVisitor();
    const email = await page.goto('/faqs').then(() => joinAs(page));
    const moved = `moved-${email}`;
    await page.goto('/account/login-and-security');
    const form = page.getByRole('region', { name: 'Email' });
    await form.getByLabel('New email').fill(moved);
    await form.getByLabel('Your password').fill(JOINED_PASSWORD);
    await form.getByRole('button', { name: 'Change email' }).click();

    await page.getByText('You sign in with your new email now').waitFor();

    const [code, ...others] = await oobCodesFor(moved, stack);
    expect([code?.requestType, others.length]).toEqual(['VERIFY_EMAIL', 0]);
    expect((await fetch(code?.oobLink ?? '')).status).toBe(200);
    await page.reload();
    await form.getByText(`You sign in with ${moved}.`).waitFor();
    await form.getByText('Email verified').waitFor();
    expect(await statusOf(page, '/ui/v1/account')).toBe(200);
    expect(complaints).toEqual([]);
  });

  test('[S2-08] who joined with Google sets a password, signs in with it, and takes all data along', async () => {
    const { page, complaints } = await aVisitor();
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
    expect(await oobCodesFor(email, stack)).toEqual([]);
    await page.goto('/account/login-and-security');
    const form = page.getByRole('region', { name: 'Password' });
    await form.getByLabel('New password').fill(JOINED_PASSWORD);
    await form.getByRole('button', { name: 'Set a password' }).click();

    await page.getByText('You can sign in with your password now, too').waitFor();
    await form.getByRole('button', { name: 'Change password' }).waitFor();
    expect(await statusOf(page, '/ui/v1/account')).toBe(200);
    expect(await axeFindings(page)).toEqual([]);

    const other = await aVisitor();
    await other.page.goto('/faqs');
    await signInAs(other.page, email);
    await other.page.goto('/account/manage-data');
    const download = other.page.waitForEvent('download');
    await other.page.getByRole('button', { name: 'Download my data' }).click();
    expect((await download).suggestedFilename()).toMatch(/^touchline-robin-sample.*\.zip$/);
    await other.page.getByText('Your file is saved').waitFor();
    expect(complaints).toEqual([]);
  });

  test('[S2-08] deleting the account asks for the password, and then the person is gone', async () => {
    const { page } = await aVisitor();
    const email = await page.goto('/faqs').then(() => joinAs(page));
    const { username } = await page.evaluate(
      async () => (await (await fetch('/ui/v1/profile')).json()) as { readonly username: string },
    );
    expect(username).not.toBe('');
    await page.goto('/account/manage-data');
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account for good?' });
    await dialog.getByLabel('Your password').waitFor();
    await page.waitForFunction(() => document.activeElement?.closest('[role=dialog]') !== null);
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByLabel('Your password').fill('not-my-password-1');
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await dialog.getByText('That is not your password.').waitFor();
    expect(await statusOf(page, '/ui/v1/account')).toBe(200);

    await dialog.getByLabel('Your password').fill(JOINED_PASSWORD);
    await dialog.getByRole('button', { name: 'Delete for good' }).click();

    await page.waitForURL('**/home');
    await isOut(page);
    await page.getByText('Your account is deleted').waitFor();
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
