import type { Language } from '../../kernel/language';
import { type MailText, mailText } from './mail-text';
import { greeting, SIGNED } from './mail-texts';

/** Tells the owner that an admin has hidden the profile, with the reason, or shows it again (reason null). */
export function profileHiddenMail(
  { firstName, reason }: { readonly firstName: string; readonly reason: string | null },
  language: Language,
): MailText {
  const texts = reason === null ? SHOWN[language] : HIDDEN[language](reason);
  return mailText(texts.subject, [greeting(firstName, language), ...texts.body, SIGNED[language]]);
}

const SHOWN = {
  en: { subject: 'Your profile is visible again', body: ['Your Touchline profile is visible to others again.'] },
  de: { subject: 'Dein Profil ist wieder sichtbar', body: ['dein Touchline-Profil ist für andere wieder sichtbar.'] },
} as const;

const HIDDEN = {
  en: (reason: string) => ({
    subject: 'We have hidden your profile',
    body: [
      'We have hidden your Touchline profile: nobody but you sees it for now.',
      `Our note: ${reason}`,
      'You can still edit it. Once this is fixed, write to us through the contact page, and we will look at it again.',
    ],
  }),
  de: (reason: string) => ({
    subject: 'Wir haben dein Profil verborgen',
    body: [
      'wir haben dein Touchline-Profil verborgen: Außer dir sieht es vorerst niemand.',
      `Unsere Anmerkung: ${reason}`,
      'Bearbeiten kannst du es weiterhin. Wenn das behoben ist, schreib uns über die Kontaktseite, dann sehen wir es uns noch einmal an.',
    ],
  }),
} as const;

/**
 * Tells the owner that an admin has suspended the account, with the reason, or has lifted that (reason null). It greets
 * nobody where the address may belong to somebody else (`firstName` null).
 */
export function accountSuspendedMail(
  { firstName, reason }: { readonly firstName: string | null; readonly reason: string | null },
  language: Language,
): MailText {
  const texts = reason === null ? LIFTED[language] : SUSPENDED[language](reason);
  return mailText(texts.subject, [greeting(firstName, language), ...texts.body, SIGNED[language]]);
}

const LIFTED = {
  en: {
    subject: 'Your account is open again',
    body: ['You can sign in to Touchline again. A plan that has ended in the meantime does not come back by itself.'],
  },
  de: {
    subject: 'Dein Konto ist wieder offen',
    body: ['du kannst dich bei Touchline wieder anmelden. Ein Tarif, der inzwischen geendet hat, kommt nicht von selbst zurück.'],
  },
} as const;

const SUSPENDED = {
  en: (reason: string) => ({
    subject: 'We have suspended your account',
    body: [
      'We have suspended your Touchline account: you cannot sign in, and nobody sees your profile.',
      `Our note: ${reason}`,
      'A plan you pay for will not renew. If you think we got this wrong, write to us through the contact page.',
    ],
  }),
  de: (reason: string) => ({
    subject: 'Wir haben dein Konto gesperrt',
    body: [
      'wir haben dein Touchline-Konto gesperrt: Du kannst dich nicht anmelden, und niemand sieht dein Profil.',
      `Unsere Anmerkung: ${reason}`,
      'Ein bezahlter Tarif verlängert sich nicht mehr. Wenn du das für einen Irrtum hältst, schreib uns über die Kontaktseite.',
    ],
  }),
} as const;
