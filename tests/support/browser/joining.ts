import { expect, type Page } from '@playwright/test';
import { oobCodesFor } from '../api/sign-in/oob-codes';
import { axeFindings } from './axe-findings';
import { fillInRegistration, goOnWith, openPanel, PANEL_LABELS, type PanelLanguage } from './sign-in-panel';
import type { Visitor, VisitorOptions } from './visitor';

/** A language of the panel, and the browser that asks for it. */
export interface SpokenLanguage {
  readonly language: PanelLanguage;
  readonly locale: string;
}

interface Joining {
  readonly aVisitor: (options: VisitorOptions) => Promise<Visitor>;
  readonly stack: { readonly environment: Readonly<Record<string, string>> };
}

export const PASSWORD = 'longer1password';
const ADULT = '2004-04-17';
export const TOO_YOUNG = {
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
export function aNewEmail(host = 'touchline.example'): string {
  made += 1;
  return `joiner-${Date.now()}-${made}@${host}`;
}

/** The API's response to a call from the page. */
export async function answerOf(page: Page, path: string): Promise<unknown> {
  return page.evaluate(async (address) => (await fetch(address)).json() as Promise<unknown>, path);
}

/** A high-school player registers, is in, is sent the verification mail, and goes to the wizard. */
export async function registersAsPlayer(
  { aVisitor, stack: { environment } }: Joining,
  { language, locale }: SpokenLanguage,
): Promise<void> {
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
  expect((await oobCodesFor(email, environment)).map(({ requestType }) => requestType)).toEqual(['VERIFY_EMAIL']);
}

/** A coach whose address ends in .com cannot submit. */
export async function isRefusedWithoutEdu({ aVisitor }: Joining, { language, locale }: SpokenLanguage): Promise<void> {
  const { page } = await aVisitor({ locale });
  const panel = await openPanel(page, '/faqs', language);
  await goOnWith(panel, aNewEmail('touchline.example.com'), language);
  await fillInRegistration(panel, { born: ADULT, password: PASSWORD, language });

  await panel.field(PANEL_LABELS[language].coach).check({ force: true });

  await expect(panel.dialog.getByText(ONLY_EDU[language])).toBeVisible();
  await expect(panel.button(PANEL_LABELS[language].signUp)).toBeDisabled();
  expect(await axeFindings(page)).toEqual([]);
}

/** A child of 12 is refused, and there is no account. */
export async function isRefusedAt12(
  { aVisitor, stack: { environment } }: Joining,
  { language, locale }: SpokenLanguage,
): Promise<void> {
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
  expect(await oobCodesFor(email, environment)).toEqual([]);
}
