import type { Language } from '../../kernel/language';
import { type MailText, mailText } from './mail-text';
import { greeting, SIGNED } from './mail-texts';

/** Tells a person that two admins made them an admin, or that they are one no longer. */
export function adminChangedMail(
  { firstName, isAdmin }: { readonly firstName: string; readonly isAdmin: boolean },
  language: Language,
): MailText {
  const { subject, body } = (isAdmin ? GRANTED : REVOKED)[language];
  return mailText(subject, [greeting(firstName, language), ...body, SIGNED[language]]);
}

const GRANTED = {
  en: {
    subject: 'You are an admin of Touchline now',
    body: [
      'Two admins have given you admin rights. You were signed out everywhere: sign in again, and you find Admin in the menu.',
      'If you did not expect this, write to us through the contact page.',
    ],
  },
  de: {
    subject: 'Du hast jetzt Admin-Rechte bei Touchline',
    body: [
      'zwei Admins haben dir Admin-Rechte gegeben. Du wurdest überall abgemeldet: Melde dich neu an, dann findest du „Admin“ im Menü.',
      'Wenn du damit nicht gerechnet hast, schreib uns über die Kontaktseite.',
    ],
  },
} as const;

const REVOKED = {
  en: {
    subject: 'You are no longer an admin of Touchline',
    body: [
      'Two admins have taken your admin rights away. You were signed out everywhere and can sign in again as a member.',
      'If you think we got this wrong, write to us through the contact page.',
    ],
  },
  de: {
    subject: 'Du hast keine Admin-Rechte mehr bei Touchline',
    body: [
      'zwei Admins haben dir die Admin-Rechte entzogen. Du wurdest überall abgemeldet und kannst dich als Mitglied wieder anmelden.',
      'Wenn du das für einen Irrtum hältst, schreib uns über die Kontaktseite.',
    ],
  },
} as const;

/** Tells a person that an admin ended every session of the account, with the reason. */
export function signedOutMail(
  { firstName, reason }: { readonly firstName: string; readonly reason: string },
  language: Language,
): MailText {
  return language === 'en'
    ? mailText('We signed you out of Touchline', [
        greeting(firstName, 'en'),
        'We have signed your Touchline account out on every device. Nothing else has changed.',
        `Our note: ${reason}`,
        'You can sign in again at once. If somebody else may know your password, choose "Forgot password" and set a new one.',
        SIGNED.en,
      ])
    : mailText('Wir haben dich bei Touchline abgemeldet', [
        greeting(firstName, 'de'),
        'wir haben dein Touchline-Konto auf allen Geräten abgemeldet. Sonst hat sich nichts geändert.',
        `Unsere Anmerkung: ${reason}`,
        'Du kannst dich sofort wieder anmelden. Wenn jemand anders dein Passwort kennen könnte, wähle „Passwort vergessen“ und setze ein neues.',
        SIGNED.de,
      ]);
}

/**
 * The link by which the owner of an address proves that it is theirs, sent again by an admin. It greets nobody, because
 * the address may belong to somebody else.
 */
export function verificationMail({ link }: { readonly link: string }, language: Language): MailText {
  return language === 'en'
    ? mailText('Confirm your email address for Touchline', [
        greeting(null, 'en'),
        `Somebody signed up at Touchline with this address. If that was you, confirm it here: ${link}`,
        'If it was not you, do nothing: the address stays unconfirmed.',
        SIGNED.en,
      ])
    : mailText('Bestätige deine E-Mail-Adresse für Touchline', [
        greeting(null, 'de'),
        `mit dieser Adresse hat sich jemand bei Touchline angemeldet. Wenn du das warst, bestätige sie hier: ${link}`,
        'Wenn du es nicht warst, musst du nichts tun: Die Adresse bleibt unbestätigt.',
        SIGNED.de,
      ]);
}

/** What the mail about given days of a plan needs; `until` is ISO 8601. */
interface GivenDays {
  readonly firstName: string;
  readonly planName: string;
  readonly days: number;
  readonly until: string;
  readonly reason: string;
  /** The address of the reader's account page. */
  readonly account: string;
}

/** Tells a person that they were given days of a plan, until when it goes on, and that nothing is charged. */
export function planGivenMail({ firstName, planName, days, until, reason, account }: GivenDays, language: Language): MailText {
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(until));
  return language === 'en'
    ? mailText(`${planName} is yours until ${date}`, [
        greeting(firstName, 'en'),
        `We have given you ${days === 1 ? 'one day' : `${days} days`} of ${planName}. It goes on until ${date}. You pay nothing for it, and it does not renew.`,
        `Our note: ${reason}`,
        `Your account shows it: ${account}`,
        SIGNED.en,
      ])
    : mailText(`${planName} gehört dir bis ${date}`, [
        greeting(firstName, 'de'),
        `wir haben dir ${days === 1 ? 'einen Tag' : `${days} Tage`} ${planName} geschenkt. Damit läuft es bis ${date}. Du zahlst nichts dafür, und es verlängert sich nicht.`,
        `Unsere Anmerkung: ${reason}`,
        `In deinem Konto siehst du es: ${account}`,
        SIGNED.de,
      ]);
}
