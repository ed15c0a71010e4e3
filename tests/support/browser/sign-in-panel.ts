import type { Locator, Page } from 'playwright-core';
import { waitForHydration } from './page-start';

/** What the panel's controls are called in each language. */
export const PANEL_WORDS = {
  en: {
    logIn: 'Log in',
    email: 'Email',
    password: 'Password',
    goOn: 'Continue',
    forgot: 'Forgot password',
    signUp: 'Sign up',
    firstName: 'First name',
    lastName: 'Last name',
    month: 'Month',
    day: 'Day',
    year: 'Year',
    coach: 'Coach',
    google: 'Sign in with Google',
    agree: 'Agree and continue',
    menu: /^Your menu/,
    signOut: 'Sign Out',
  },
  de: {
    logIn: 'Anmelden',
    email: 'E-Mail',
    password: 'Passwort',
    goOn: 'Weiter',
    forgot: 'Passwort vergessen',
    signUp: 'Registrieren',
    firstName: 'Vorname',
    lastName: 'Nachname',
    month: 'Monat',
    day: 'Tag',
    year: 'Jahr',
    coach: 'Coach',
    google: 'Mit Google anmelden',
    agree: 'Zustimmen und weiter',
    menu: /^Dein Menü/,
    signOut: 'Abmelden',
  },
} as const;

export type PanelLanguage = keyof typeof PANEL_WORDS;

/** The open sign-in panel and its controls by their labels. */
export interface Panel {
  readonly dialog: Locator;
  readonly field: (label: string) => Locator;
  readonly button: (name: string) => Locator;
}

/** Opens the panel from the top bar of an address. */
export async function openPanel(page: Page, address: string, language: PanelLanguage = 'en'): Promise<Panel> {
  await page.goto(address);
  await waitForHydration(page);
  await page.getByRole('button', { name: PANEL_WORDS[language].logIn, exact: true }).click();
  return panelIn(page.getByRole('dialog'));
}

/** The panel's controls in a dialog or on a page. */
export function panelIn(dialog: Locator): Panel {
  return {
    dialog,
    field: (label) => dialog.getByLabel(label, { exact: true }),
    button: (name) => dialog.getByRole('button', { name, exact: true }),
  };
}

/** Types an address into the first step and goes on. */
export async function goOnWith({ field, button }: Panel, email: string, language: PanelLanguage = 'en'): Promise<void> {
  await field(PANEL_WORDS[language].email).fill(email);
  await button(PANEL_WORDS[language].goOn).click();
}

/** Fills in the registration but for its choices; `born` is YYYY-MM-DD. */
export async function fillInRegistration(
  { field }: Panel,
  { born, password, language = 'en' }: { readonly born: string; readonly password: string; readonly language?: PanelLanguage },
): Promise<void> {
  const words = PANEL_WORDS[language];
  const [year = '', month = '', day = ''] = born.split('-');
  await field(words.password).fill(password);
  await field(words.firstName).fill('Robin');
  await field(words.lastName).fill('Sample');
  await field(words.month).fill(month);
  await field(words.day).fill(day);
  await field(words.year).fill(year);
}
