import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { oobCodesFor } from '../support/api/oob-codes';
import { axeFindings } from '../support/browser/axe-findings';
import { aVisitor, describeInBrowser } from '../support/browser/visitor';
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
  de: 'Für Trainerkonten sind nur .edu-E-Mail-Adressen erlaubt',
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

/** Whether the Auth emulator has a user of that address. */
async function isKnownToProvider(email: string, environment: Readonly<Record<string, string>>): Promise<boolean> {
  const { FIREBASE_AUTH_EMULATOR_HOST: host = '', GCLOUD_PROJECT: project = '' } = environment;
  const answer = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:lookup`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ email: [email] }),
  });
  expect(answer.status).toBe(200);
  const { users = [] } = (await answer.json()) as { users?: readonly unknown[] };
  return users.length > 0;
}

/** Opens the user menu at once; a page that is still loading leaves it open. */
async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Your menu/ }).click();
}

describeInBrowser('joining in the browser', () => {
  const stack = inject('stackEnvironment');
  test.each(LANGUAGES)(
    '[S4-08] [S4-06] [S5-07] [S2-33] a high-school player registers, is in, is sent the verification mail, and goes to the wizard: $language',
    async ({ language, locale }) => {
      const { page, complaints } = await aVisitor({ locale });
      const email = aNewEmail();
      const panel = await openPanel(page, ON_LANDING, language);
      await goOnWith(panel, email, language);
      await panel.field(PANEL_LABELS[language].firstName).waitFor();
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
      expect((await oobCodesFor(email, stack)).map(({ requestType }) => requestType)).toEqual(['VERIFY_EMAIL']);
      expect(complaints).toEqual([]);
    },
  );

  test.each(LANGUAGES)('[S5-05] a coach whose address ends in .com cannot submit: $language', async ({ language, locale }) => {
    const { page } = await aVisitor({ locale });
    const panel = await openPanel(page, '/faqs', language);
    await goOnWith(panel, aNewEmail('touchline.example.com'), language);
    await fillInRegistration(panel, { born: ADULT, password: PASSWORD, language });

    await panel.field(PANEL_LABELS[language].coach).check({ force: true });

    await panel.dialog.getByText(ONLY_EDU[language]).waitFor();
    expect(await panel.button(PANEL_LABELS[language].signUp).isDisabled()).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
  });

  test('[S5-09] [S1-03] [S4-08] a coach with the college’s .edu address is told so, registers, and waits for the check', async () => {
    const { page, complaints } = await aVisitor();
    const panel = await openPanel(page, '/faqs');
    await goOnWith(panel, aNewEmail('harborpoint.example.edu'));
    await panel.field('Coach').check({ force: true });
    await panel.field("Women's").check({ force: true });
    await panel.dialog.getByText("Access to Harbor Point University (Women's Soccer) is granted after validation.").waitFor();
    await fillInRegistration(panel, { born: '1985-04-17', password: PASSWORD });
    expect(await axeFindings(page)).toEqual([]);

    await panel.button('Sign up').click();

    await page.waitForURL('**/account');
    expect(await answerOf(page, '/ui/v1/profile')).toMatchObject({
      type: 'coach',
      roles: [{ type: 'coach', value: 'harbor-point-university', status: 'Pending' }],
    });
    await openMenu(page);
    await page.getByText(/^Your coach access is being checked/).waitFor();
    expect(await page.getByRole('link', { name: 'Compliance', exact: true }).first().isVisible()).toBe(true);
    expect(await page.getByRole('link', { name: 'Plus', exact: true }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test.each(LANGUAGES)('[S5-03] a child of 12 is refused, and there is no account: $language', async ({ language, locale }) => {
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

    await panel.dialog.getByText(TOO_YOUNG[language], { exact: true }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(calls).not.toContain('/ui/v1/registerAccount');
    expect(await oobCodesFor(email, stack)).toEqual([]);
  });

  test('[S4-07] [S2-35] [S8-06] a new Google user accepts the terms and is in; the next time nobody asks', async () => {
    const { page, complaints } = await aVisitor();
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
    await page.getByRole('heading', { name: 'Data Privacy & Terms and Use' }).waitFor();
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
    await page.getByRole('button', { name: 'Log in', exact: true }).waitFor();
    await withGoogle();
    await page.getByRole('button', { name: 'Your menu, Marlow Fieldstone' }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('[S5-03] [S4-07] a child of 11 who comes by Google is refused, and the provider knows nobody of that address', async () => {
    const { page } = await aVisitor();
    const email = aNewEmail();
    const panel = await openPanel(page, '/faqs');
    await panel.button('Sign in with Google').click();
    await panel.field('Name').fill('Indigo Wavecrest');
    await panel.field('Email').fill(email);
    await panel.button('Sign in with this account').click();
    await page.getByRole('heading', { name: 'Data Privacy & Terms and Use' }).waitFor();
    expect(await isKnownToProvider(email, stack)).toBe(true);
    await panel.field('Month').fill('4');
    await panel.field('Day').fill('17');
    await panel.field('Year').fill(String(new Date().getUTCFullYear() - 11));

    await panel.button('Agree and continue').click();

    await panel.button('Use another email').waitFor();
    await panel.dialog.getByRole('alert').getByText(TOO_YOUNG.en, { exact: true }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await isKnownToProvider(email, stack)).toBe(false);
    await page.reload();
    await page.locator('html[data-hydrated]').waitFor();
    expect(await page.getByRole('button', { name: 'Log in', exact: true }).isVisible()).toBe(true);
  });

  test('[S4-07] who closes the terms is nobody, also after loading the page again', async () => {
    const { page } = await aVisitor();
    const panel = await openPanel(page, '/faqs');
    await panel.button('Sign in with Google').click();
    await panel.field('Name').fill('Indigo Wavecrest');
    await panel.field('Email').fill(aNewEmail());
    await panel.button('Sign in with this account').click();
    await page.getByRole('heading', { name: 'Data Privacy & Terms and Use' }).waitFor();

    await panel.button('Close').click();

    await panel.dialog.waitFor({ state: 'detached' });
    await page.reload();
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('button', { name: 'Log in', exact: true }).isVisible()).toBe(true);
    expect(await page.evaluate(() => localStorage.getItem('touchline.signedIn'))).toBeNull();
  });
});
