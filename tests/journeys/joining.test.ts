import type { Page } from '@playwright/test';
import { emulatorUser } from '../support/api/emulator-users';
import { followVerification, oobCodesFor } from '../support/api/oob-codes';
import { axeFindings } from '../support/browser/axe-findings';
import { expect, test } from '../support/browser/visitor';
import { fillInRegistration, goOnWith, openPanel, PANEL_LABELS, type PanelLanguage } from '../support/browser/sign-in-panel';
import { waitForHydration } from '../support/browser/page-start';

const LANGUAGES = [
  { language: 'en', locale: 'en-US' },
  { language: 'de', locale: 'de-DE' },
] as const satisfies readonly { language: PanelLanguage; locale: string }[];
const PASSWORD = 'longer1password';
const ADULT = '2004-04-17';
const TOO_YOUNG = {
  en: 'Unfortunately, you are too young to register',
  de: 'Leider bist du zu jung, um dich zu registrieren',
} as const;
const ONLY_EDU = {
  en: 'Only .edu email addresses are allowed for coach accounts',
  de: 'Für Konten von Coaches sind nur .edu-E-Mail-Adressen erlaubt',
} as const;
const ON_LANDING = '/home';

let made = 0;
/** An unused mail address. */
function aNewEmail(host = 'touchline.example'): string {
  made += 1;
  return `joiner-${Date.now()}-${made}@${host}`;
}

/** The API's response to a call from the page. */
async function answerOf(page: Page, path: string): Promise<unknown> {
  return page.evaluate(async (address) => (await fetch(address)).json() as Promise<unknown>, path);
}

/** Opens the user menu at once; a page that is still loading leaves it open. */
async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Your menu/ }).click();
}

test.describe('joining in the browser', () => {
  for (const { language, locale } of LANGUAGES) {
    test.describe(language, () => {
      test('[S4-08] [S4-06] [S5-07] [S5-08] [S2-33] [S7-20] a high-school player registers, is in, is sent the verification mail, and goes to the wizard', async ({
        aVisitor,
        stack,
      }) => {
        const { page } = await aVisitor({ locale });
        const email = aNewEmail();
        const panel = await openPanel(page, ON_LANDING, language);
        await goOnWith(panel, email, language);
        await expect(panel.field(PANEL_LABELS[language].firstName)).toBeVisible();
        expect(await axeFindings(page)).toEqual([]);
        await fillInRegistration(panel, { born: ADULT, password: PASSWORD, language });
        expect(await panel.dialog.getByRole('checkbox').isChecked()).toBe(language === 'en');

        await panel.button(PANEL_LABELS[language].signUp).click();

        await page.waitForURL('**/playerProfileWizard');
        expect(await answerOf(page, '/ui/v1/profile')).toMatchObject({
          email,
          displayName: 'Robin Sample',
          type: 'playerHighSchool',
          sportsTypeGender: 'Male',
          roles: [],
        });
        expect((await oobCodesFor(email, stack.environment)).map(({ requestType }) => requestType)).toEqual(['VERIFY_EMAIL']);
      });
    });
  }

  for (const { language, locale } of LANGUAGES) {
    test.describe(language, () => {
      test('[S5-05] a coach whose address ends in .com cannot submit', async ({ aVisitor }) => {
        const { page } = await aVisitor({ locale });
        const panel = await openPanel(page, '/faqs', language);
        await goOnWith(panel, aNewEmail('touchline.example.com'), language);
        await fillInRegistration(panel, { born: ADULT, password: PASSWORD, language });

        await panel.field(PANEL_LABELS[language].coach).check({ force: true });

        await expect(panel.dialog.getByText(ONLY_EDU[language])).toBeVisible();
        await expect(panel.button(PANEL_LABELS[language].signUp)).toBeDisabled();
        expect(await axeFindings(page)).toEqual([]);
      });
    });
  }

  test('[S5-09] [S1-03] [S4-08] a coach with the college’s .edu address is told so, registers, verifies the address, and waits for the check', async ({
    aVisitor,
    stack,
  }) => {
    const { page } = await aVisitor();
    const panel = await openPanel(page, '/faqs');
    const email = aNewEmail('harborpoint.example.edu');
    await goOnWith(panel, email);
    await panel.field('Coach').check({ force: true });
    await panel.field("Women's").check({ force: true });
    await expect(
      panel.dialog.getByText("Access to Harbor Point University (Women's Soccer) is granted after validation."),
    ).toBeVisible();
    await fillInRegistration(panel, { born: '1985-04-17', password: PASSWORD });
    expect(await axeFindings(page)).toEqual([]);

    await panel.button('Sign up').click();

    await page.waitForURL('**/account');
    await expect(page.getByRole('heading', { name: 'Verify your email first' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    expect(await answerOf(page, '/ui/v1/profile')).toMatchObject({ type: 'coach', roles: [] });

    await followVerification(email, stack.environment);
    await page.reload();

    await expect(page.getByRole('region', { name: 'Your colleges' }).getByText('Pending')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your team' }).getByRole('button', { name: 'Save my role' })).toBeVisible();
    expect(await answerOf(page, '/ui/v1/profile')).toMatchObject({
      type: 'coach',
      roles: [{ type: 'coach', value: 'harbor-point-university', status: 'Pending' }],
    });
    await openMenu(page);
    await expect(page.getByText(/^Your coach access is being checked/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Compliance', exact: true }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Plus', exact: true })).toHaveCount(0);
  });

  for (const { language, locale } of LANGUAGES) {
    test.describe(language, () => {
      test('[S5-03] a child of 12 is refused, and there is no account', async ({ aVisitor, stack }) => {
        const { page } = await aVisitor({ locale });
        const email = aNewEmail();
        const calls: string[] = [];
        page.on('request', (request) => calls.push(new URL(request.url()).pathname));
        const panel = await openPanel(page, '/faqs', language);
        await goOnWith(panel, email, language);
        const yesterdays13 = new Date(Date.now() + 86_400_000 * 2);
        yesterdays13.setUTCFullYear(yesterdays13.getUTCFullYear() - 13);
        await fillInRegistration(panel, { born: yesterdays13.toISOString().slice(0, 10), password: PASSWORD, language });

        await panel.button(PANEL_LABELS[language].signUp).click();

        await expect(panel.dialog.getByText(TOO_YOUNG[language], { exact: true })).toBeVisible();
        expect(await axeFindings(page)).toEqual([]);
        expect(calls).not.toContain('/ui/v1/registerAccount');
        expect(await oobCodesFor(email, stack.environment)).toEqual([]);
      });
    });
  }

  test('[S4-07] [S2-35] [S8-06] [S7-20] a new Google user accepts the terms and is in; the next time nobody asks', async ({
    aVisitor,
  }) => {
    const { page } = await aVisitor();
    const email = aNewEmail();
    const withGoogle = async () => {
      const panel = await openPanel(page, '/faqs');
      await panel.button('Sign in with Google').click();
      await panel.field('Name').fill('Marlow Fieldstone');
      await panel.field('Email').fill(email);
      await panel.button('Sign in with this account').click();
      return panel;
    };
    const panel = await withGoogle();
    await expect(page.getByRole('heading', { name: 'Data Privacy & Terms and Use' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    expect(await answerOf(page, '/ui/v1/profile')).toMatchObject({ code: 'signInRequired' });
    await panel.field('Parent').check({ force: true });
    await panel.field('Month').fill('4');
    await panel.field('Day').fill('17');
    await panel.field('Year').fill('1980');

    await panel.button('Agree and continue').click();

    await page.waitForURL('**/account');
    expect(await answerOf(page, '/ui/v1/profile')).toMatchObject({ displayName: 'Marlow Fieldstone', type: 'parent', email });
    await openMenu(page);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
    await withGoogle();
    await expect(page.getByRole('button', { name: 'Your menu, Marlow Fieldstone' })).toBeVisible();
  });

  test('[S5-03] a child of 11 who comes by Google is refused, and the provider knows nobody of that address', async ({
    aVisitor,
    stack,
  }) => {
    const { page } = await aVisitor();
    const email = aNewEmail();
    const panel = await openPanel(page, '/faqs');
    await panel.button('Sign in with Google').click();
    await panel.field('Name').fill('Indigo Wavecrest');
    await panel.field('Email').fill(email);
    await panel.button('Sign in with this account').click();
    await expect(page.getByRole('heading', { name: 'Data Privacy & Terms and Use' })).toBeVisible();
    expect(await emulatorUser(email, stack.environment)).not.toBeNull();
    await panel.field('Month').fill('4');
    await panel.field('Day').fill('17');
    await panel.field('Year').fill(String(new Date().getUTCFullYear() - 11));

    await panel.button('Agree and continue').click();

    await expect(panel.button('Back to log in')).toBeVisible();
    await expect(panel.dialog.getByRole('alert').getByText(TOO_YOUNG.en, { exact: true })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    expect(await emulatorUser(email, stack.environment)).toBeNull();
    await page.reload();
    await expect(page.locator('html[data-hydrated]')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  });

  test('who closes the terms is nobody, also after loading the page again', async ({ aVisitor }) => {
    const { page } = await aVisitor();
    const panel = await openPanel(page, '/faqs');
    await panel.button('Sign in with Google').click();
    await panel.field('Name').fill('Indigo Wavecrest');
    await panel.field('Email').fill(aNewEmail());
    await panel.button('Sign in with this account').click();
    await expect(page.getByRole('heading', { name: 'Data Privacy & Terms and Use' })).toBeVisible();

    await panel.button('Close').click();

    await expect(panel.dialog).toHaveCount(0);
    await page.reload();
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('touchline.signedIn'))).toBeNull();
  });
});
