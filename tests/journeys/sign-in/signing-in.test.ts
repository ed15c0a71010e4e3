import type { Page } from '@playwright/test';
import { oobCodesFor, resetPassword } from '../../support/api/sign-in/oob-codes';
import { axeFindings } from '../../support/browser/axe-findings';
import { expect, test } from '../../support/browser/visitor';
import { JOINED_PASSWORD, joinAs } from '../../support/browser/joined';
import { openSignedIn, signInAs } from '../../support/browser/sign-in';
import { goOnWith, openPanel, PANEL_LABELS, panelIn, type PanelLanguage } from '../../support/browser/sign-in-panel';
import { waitForHydration } from '../../support/browser/page-start';

const PLAYER = 'player@touchline.example';
const PARENT = 'parent@touchline.example';
const PASSWORD = 'touchline-demo-1';
const CONFIRMED = { en: /^We sent an email to parent@/, de: /^Wir haben eine E-Mail an parent@/ } as const;
const menuOf = (page: Page, language: PanelLanguage = 'en') => page.getByRole('button', { name: PANEL_LABELS[language].menu });

async function signOut(page: Page): Promise<void> {
  await menuOf(page).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
}

test.describe('signing in, in the browser', () => {
  test('[S2-32] the panel stays when a press goes beside it, is titled by how it was opened, and every step passes axe', async ({
    aVisitor,
  }) => {
    const { page } = await aVisitor();
    await page.goto('/home');
    await waitForHydration(page);
    await page.getByRole('banner').getByRole('button', { name: 'Sign up', exact: true }).click();
    const panel = panelIn(page.getByRole('dialog'));
    const title = (name: string) => expect(panel.dialog.getByRole('heading', { name, exact: true })).toBeVisible();
    await title('Sign up');
    await page.mouse.click(20, 450);
    expect(await axeFindings(page)).toEqual([]);
    const top = async () => (await panel.dialog.boundingBox())?.y;
    const before = await top();
    await goOnWith(panel, 'robin@');
    await expect(panel.dialog.getByText('Please enter a valid email address.')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);

    await goOnWith(panel, PLAYER);
    await title('Log in');
    await panel.field('Password').fill('not the password');
    await panel.button('Log in').click();
    await expect(panel.dialog.getByText(/password is invalid|credential is incorrect/)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);

    await panel.button('Use another email').click();
    await title('Sign up');
    await panel.button('Sign up').click();
    await title('Finish signing up');
    expect(await top()).toBe(before);
    await page.mouse.click(20, 450);
    await title('Finish signing up');
  });

  test('[S2-33] [S5-18] somebody signs in with nothing but the keyboard', async ({ aVisitor }) => {
    const { page } = await aVisitor();
    await page.goto('/faqs');
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Log in', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await focusIsOn(page, 'Email');
    await page.keyboard.type(PLAYER);
    await page.keyboard.press('Enter');
    await focusIsOn(page, 'Password');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Please fill in this field.')).toBeVisible();
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(menuOf(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('[S4-16] a suspended member reads why when logging in, in German, and where to write @repeated', async ({ aVisitor }) => {
    const { page } = await aVisitor({ locale: 'de-DE' });
    await page.goto('/faqs');
    const email = await joinAs(page);
    const { uid } = (await page.evaluate(async () => (await (await fetch('/ui/v1/account')).json()) as unknown)) as {
      readonly uid: string;
    };
    const { page: admin } = await aVisitor({ as: 'admin@touchline.example' });
    await openSignedIn(admin, `/admin/users?person=${uid}`);
    await admin.getByRole('button', { name: 'Suspend account' }).click();
    const dialog = admin.getByRole('dialog', { name: 'Suspend this account?' });
    await dialog.getByLabel('Reason').fill('Das Profil gehört jemand anderem.');
    await dialog.getByRole('button', { name: 'Suspend account' }).click();
    await expect(admin.getByText('Robin Sample is suspended')).toBeVisible();

    const { page: back } = await aVisitor({ locale: 'de-DE', mayComplain: true });
    const panel = await openPanel(back, '/faqs', 'de');
    await goOnWith(panel, email, 'de');
    await panel.field('Passwort').fill(JOINED_PASSWORD);
    await panel.button('Anmelden').click();

    await expect(panel.dialog.getByRole('alert')).toHaveText(
      'Wir haben dieses Konto gesperrt. Unsere Anmerkung: „Das Profil gehört jemand anderem.“ Wenn du das für einen Irrtum hältst, schreib uns über die Kontaktseite.',
    );
    await expect(panel.dialog.getByRole('link', { name: /^Schreib uns/ })).toHaveAttribute('href', '/contact');
    expect(await axeFindings(back)).toEqual([]);
  });

  for (const { language, locale, from, to } of [
    { language: 'en', locale: 'en-US', from: PASSWORD, to: 'another1password' },
    { language: 'de', locale: 'de-DE', from: 'another1password', to: PASSWORD },
  ] as const) {
    test.describe(language, () => {
      test('[S2-34] [S7-20] a forgotten password is replaced by the link of the mail', async ({ aVisitor, stack }) => {
        const panelLabels = PANEL_LABELS[language];
        const { page } = await aVisitor({ locale });
        const asked: (string | undefined)[] = [];
        page.on('request', (request) => {
          if (request.url().includes('accounts:sendOobCode')) asked.push(request.headers()['x-firebase-locale']);
        });
        const panel = await openPanel(page, '/faqs', language);
        await goOnWith(panel, PARENT, language);
        await panel.button(panelLabels.forgot).click();
        await expect(panel.dialog.getByText(CONFIRMED[language])).toBeVisible();
        expect(await axeFindings(page)).toEqual([]);
        const mail = (await oobCodesFor(PARENT, stack.environment)).findLast(
          ({ requestType }) => requestType === 'PASSWORD_RESET',
        );
        if (mail === undefined) throw new Error('No mail was sent');
        expect(asked.filter((locale) => locale !== undefined)).toEqual([language]);
        expect(await resetPassword(mail, to)).toBe(true);

        await panel.dialog.getByRole('button', { name: language === 'en' ? 'Back to log in' : 'Zurück zur Anmeldung' }).click();
        await panel.field(panelLabels.password).fill(from);
        await panel.button(panelLabels.logIn).click();
        await expect(panel.field(panelLabels.password)).toHaveAttribute('aria-invalid', 'true');
        await panel.field(panelLabels.password).fill(to);
        await panel.button(panelLabels.logIn).click();
        await expect(menuOf(page, language)).toBeVisible();
      });
    });
  }

  test('[S4-02] [S2-22] after signing out the back button shows nothing private @repeated', async ({ aVisitor }) => {
    const { page } = await aVisitor();
    await page.goto('/guide');
    await signInAs(page, PLAYER);
    await page.goto('/account');
    await expect(page.getByRole('main').getByText(PLAYER).first()).toBeVisible();
    await page.goto('/faqs');
    await signOut(page);

    await page.goBack();

    await page.waitForURL((url) => url.pathname === '/');
    expect(await page.locator('body').innerText()).not.toContain(PLAYER);
    expect(await page.evaluate(async () => (await fetch('/ui/v1/profile')).status)).toBe(401);
  });

  test('[S4-03] signing out on a private page leads to the landing page, and so it does in every other window', async ({
    aVisitor,
  }) => {
    const { page, context } = await aVisitor();
    await page.goto('/faqs');
    await signInAs(page, PLAYER);
    const other = await context.newPage();
    await other.goto('/account');
    await expect(menuOf(other)).toBeVisible();
    await page.goto('/account');
    await expect(menuOf(page)).toBeVisible();

    await signOut(page);

    await page.waitForURL('**/home');
    await other.waitForURL('**/home');
  });

  test('[S4-04] a session that has ended is renewed quietly while the provider knows the user', async ({ aVisitor }) => {
    const { page, context } = await aVisitor();
    await page.goto('/faqs');
    await signInAs(page, PLAYER);
    const logins: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/ui/v1/sessionLogin')) logins.push(request.url());
    });
    await context.clearCookies();

    await menuOf(page).click();
    await page.getByRole('link', { name: 'Saved Colleges' }).click();

    await page.waitForURL('**/mycolleges');
    await expect.poll(() => page.evaluate(async () => (await fetch('/ui/v1/profile')).ok), { timeout: 20_000 }).toBe(true);
    expect(logins).toHaveLength(1);
    expect(new URL(page.url()).pathname).toBe('/mycolleges');
  });

  test('[S2-10] /signInUpMobile is the panel as a page, on a phone, and leads who is signed in on to the account @repeated', async ({
    aVisitor,
  }) => {
    const { page } = await aVisitor({ width: 390 });
    await page.goto('/signInUpMobile');
    await waitForHydration(page);
    const panel = panelIn(page.getByRole('main'));
    await expect(panel.dialog.getByRole('heading', { level: 1, name: 'Log in or sign up' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await goOnWith(panel, PLAYER);
    await panel.field('Password').fill(PASSWORD);
    await panel.button('Log in').click();
    await page.waitForURL('**/account');

    await page.goto('/signInUpMobile');

    await page.waitForURL('**/account');
  });
});

/** Resolves when the field with this label has the focus. */
async function focusIsOn(page: Page, label: string): Promise<void> {
  await page.waitForFunction(
    (text) => document.activeElement instanceof HTMLInputElement && document.activeElement.labels?.[0]?.textContent === text,
    label,
  );
}
