import type { Locator, Page } from '@playwright/test';
import { waitForHydration } from './page-start';

/** The labels of the panel's controls in each language. */
export const PANEL_LABELS = {
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

export type PanelLanguage = keyof typeof PANEL_LABELS;

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
  await page.getByRole('button', { name: PANEL_LABELS[language].logIn, exact: true }).click();
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

/** Types an address into the first step and continues. */
export async function goOnWith({ field, button }: Panel, email: string, language: PanelLanguage = 'en'): Promise<void> {
  await field(PANEL_LABELS[language].email).fill(email);
  await button(PANEL_LABELS[language].goOn).click();
}

/** Fills in the registration form except for its choices; `born` is YYYY-MM-DD. */
export async function fillInRegistration(
  { field }: Panel,
  { born, password, language = 'en' }: { readonly born: string; readonly password: string; readonly language?: PanelLanguage },
): Promise<void> {
  const labels = PANEL_LABELS[language];
  const [year = '', month = '', day = ''] = born.split('-');
  await field(labels.password).fill(password);
  await field(labels.firstName).fill('Robin');
  await field(labels.lastName).fill('Sample');
  await field(labels.month).fill(month);
  await field(labels.day).fill(day);
  await field(labels.year).fill(year);
}
