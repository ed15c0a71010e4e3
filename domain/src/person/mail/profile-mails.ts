import type { Language } from '../../kernel/language';
import type { HideablePart } from '../profiles/withheld';
import { type MailText, mailText } from './mail-text';
import { greeting, SIGNED } from './mail-texts';

/** What an admin hid or showed again: the whole profile (null) or a part of it; a reason of null is shown again. */
interface HiddenThing {
  readonly firstName: string;
  readonly reason: string | null;
  readonly part: HideablePart | null;
}

/** Tells the owner that an admin has hidden the profile or a part of it, with the reason, or shows it again. */
export function profileHiddenMail({ firstName, reason, part }: HiddenThing, language: Language): MailText {
  const name = part === null ? null : PARTS[language][part.kind === 'picture' ? 'picture' : part.place];
  const texts = reason === null ? SHOWN[language](name) : HIDDEN[language](name, reason);
  return mailText(texts.subject, [greeting(firstName, language), ...texts.body, SIGNED[language]]);
}

/** The parts of a profile within a sentence. */
const PARTS = {
  en: {
    ...{ picture: 'a picture', about: 'the text about you', teams: 'the teams', honours: 'the honors and awards' },
    ...{ schedule: 'the schedule', videos: 'the videos', albums: 'the albums', social: 'the social media' },
  },
  de: {
    ...{ picture: 'ein Bild', about: 'den Text über dich', teams: 'die Teams', honours: 'die Auszeichnungen' },
    ...{ schedule: 'den Spielplan', videos: 'die Videos', albums: 'die Alben', social: 'die sozialen Netzwerke' },
  },
} as const;

const SHOWN = {
  en: (part: string | null) => ({
    subject: part === null ? 'Your profile is visible again' : 'A part of your profile is visible again',
    body: [
      part === null
        ? 'Your Touchline profile is visible to others again.'
        : `We show this part of your Touchline profile again: ${part}.`,
    ],
  }),
  de: (part: string | null) => ({
    subject: part === null ? 'Dein Profil ist wieder sichtbar' : 'Ein Teil deines Profils ist wieder sichtbar',
    body: [
      part === null
        ? 'dein Touchline-Profil ist für andere wieder sichtbar.'
        : `in deinem Touchline-Profil zeigen wir wieder: ${part}.`,
    ],
  }),
} as const;

const HIDDEN = {
  en: (part: string | null, reason: string) => ({
    subject: part === null ? 'We have hidden your profile' : 'We have hidden a part of your profile',
    body: [
      part === null
        ? 'We have hidden your Touchline profile: nobody but you sees it for now.'
        : `We have hidden a part of your Touchline profile: nobody but you sees it for now. It is ${part}.`,
      `Our note: ${reason}`,
      'You can still edit it. Once it is fixed, or if you think we got this wrong, answer us once in your account.',
    ],
  }),
  de: (part: string | null, reason: string) => ({
    subject: part === null ? 'Wir haben dein Profil verborgen' : 'Wir haben einen Teil deines Profils verborgen',
    body: [
      part === null
        ? 'wir haben dein Touchline-Profil verborgen: Außer dir sieht es vorerst niemand.'
        : `wir haben in deinem Touchline-Profil etwas verborgen: ${part}. Außer dir sieht das vorerst niemand.`,
      `Unsere Anmerkung: ${reason}`,
      'Bearbeiten kannst du es weiterhin. Wenn es behoben ist oder wir uns irren, kannst du uns in deinem Konto einmal antworten.',
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
