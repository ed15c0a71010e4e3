import type { Language } from '../../kernel/language';
import { type MailText, mailText } from './mail-text';
import { greeting, plainName, SIGNED } from './mail-texts';

/** What a mail to a guardian says. */
interface AboutMinor {
  /** The player's name; it is written only where it is short and plain, since the mail may reach a stranger. */
  readonly playerName: string;
  /** The whole address of the page on which the guardian answers, and ends it later. */
  readonly link: string;
}

/** Asks a guardian whether a minor may be featured; the link leads to `/signInUpMobile?mode=guardian`. */
export function guardianAskedMail(
  { playerName, link, validDays }: AboutMinor & { readonly validDays: number },
  language: Language,
): MailText {
  const name = plainName(playerName);
  return language === 'en'
    ? mailText(`May Touchline feature ${name ?? 'a player of yours'}?`, [
        greeting(null, 'en'),
        `${name ?? 'A player who is not 18 yet'} has a profile on Touchline, where soccer players show themselves to college coaches, and named you as parent or guardian.`,
        'Featured players appear on our landing page and on our social networks, with what their public profile shows. A player under 18 is featured only if a parent or guardian agrees.',
        CONTACT.en,
        `Please look at the profile and answer here, yes or no, within ${validDays} days:`,
        link,
        WORTH.en,
        'Keep this email: with the same link you can end it at any time. If this wasn’t meant for you, you don’t have to do anything, and no one will be featured.',
        SIGNED.en,
      ])
    : mailText(`Darf Touchline ${name ?? 'dein Kind'} vorstellen?`, [
        greeting(null, 'de'),
        `${name ?? 'eine Spielerin oder ein Spieler unter 18'} hat ein Profil bei Touchline, wo sich Fußballtalente bei College-Coaches vorstellen, und hat dich als sorgeberechtigte Person genannt.`,
        'Wen wir vorstellen, der erscheint auf unserer Startseite und in unseren sozialen Netzwerken, mit dem, was das öffentliche Profil zeigt. Wer unter 18 ist, wird nur vorgestellt, wenn eine sorgeberechtigte Person zustimmt.',
        CONTACT.de,
        `Sieh dir das Profil bitte an und antworte hier mit Ja oder Nein, innerhalb von ${validDays} Tagen:`,
        link,
        WORTH.de,
        'Bewahre diese Mail auf: Über denselben Link kannst du deine Zustimmung jederzeit zurücknehmen. Wenn du nicht gemeint bist, musst du nichts tun, und niemand wird vorgestellt.',
        SIGNED.de,
      ]);
}

/** What a yes opens besides. */
const CONTACT = {
  en: 'With your yes, college coaches can also write to the player through Touchline. You get a copy of every message, in both directions, and nobody sees an address.',
  de: 'Mit deinem Ja können dort auch College-Coaches schreiben. Du bekommst jede Nachricht als Kopie, in beide Richtungen, und niemand sieht eine Adresse.',
} as const;

/** What an answer by a link proves, in plain words. */
const WORTH = {
  en: 'Your answer through this link is all we ask for. We do not check who you are: anyone who reads this mailbox can answer. So please answer only if you are a parent or guardian.',
  de: 'Mehr als deine Antwort über diesen Link verlangen wir nicht. Wir prüfen nicht, wer du bist: Wer dieses Postfach liest, kann antworten. Antworte deshalb bitte nur, wenn du sorgeberechtigt bist.',
} as const;

/** Reminds a guardian who has agreed, once, that a minor may be featured and how to withdraw that. */
export function guardianRemindedMail(
  { playerName, link, agreedAt }: AboutMinor & { readonly agreedAt: string },
  language: Language,
): MailText {
  const name = plainName(playerName);
  const day = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(agreedAt));
  return language === 'en'
    ? mailText(`You agreed that Touchline may feature ${name ?? 'a player of yours'}`, [
        greeting(null, 'en'),
        `On ${day} somebody who reads this mailbox agreed, as parent or guardian, that we may feature ${name ?? 'a player who is not 18 yet'} on our landing page and on our social networks.`,
        'If that’s still fine with you, you don’t have to do anything. If not, or if it wasn’t you, withdraw it here. It takes one click, and you don’t need an account:',
        link,
        'After that we show nothing anymore. We delete posts that are already out by hand; copies that others have made remain.',
        'We write this reminder once. The link stays valid until the player is of age or asks somebody else.',
        SIGNED.en,
      ])
    : mailText(`Du hast zugestimmt, dass Touchline ${name ?? 'dein Kind'} vorstellt`, [
        greeting(null, 'de'),
        `am ${day} hat jemand, der dieses Postfach liest, als sorgeberechtigte Person zugestimmt: Wir dürfen ${name ?? 'eine Spielerin oder einen Spieler unter 18'} auf unserer Startseite und in unseren sozialen Netzwerken vorstellen.`,
        'Wenn das für dich so bleiben soll, musst du nichts tun. Wenn nicht, oder wenn du das nicht warst, nimm es hier zurück. Das ist ein Klick, und du brauchst kein Konto:',
        link,
        'Danach zeigen wir nichts mehr. Beiträge, die schon erschienen sind, löschen wir von Hand; was andere kopiert haben, bleibt.',
        'Diese Erinnerung schicken wir nur einmal. Der Link gilt, bis die Spielerin oder der Spieler volljährig ist oder jemand anderen fragt.',
        SIGNED.de,
      ]);
}

const LOCALES = { en: 'en-US', de: 'de-DE' } as const;
