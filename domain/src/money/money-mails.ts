import { paidAmount } from '../kernel/format/money';
import type { Language } from '../kernel/language';
import { type MailText, mailText } from '../person/mail/mail-text';
import { greeting, plainName, SIGNED } from '../person/mail/mail-texts';
import { PRICE_LIST, type PriceName } from '../reference/price-list';
import type { Purchase } from './purchase';

const LOCALES = { en: 'en-US', de: 'de-DE' } as const;

/**
 * What the receipt for a minor's guardian says. `account` is the whole address of the page where a plan is cancelled.
 */
interface Receipt {
  readonly playerName: string;
  readonly purchase: Pick<Purchase, 'priceName' | 'currency'>;
  readonly cents: number;
  /** When it was paid (ISO 8601). */
  readonly at: string;
  readonly account: string;
}

/** The receipt that a minor's guardian gets, with the way to cancel. */
export function guardianReceiptMail({ playerName, purchase, cents, at, account }: Receipt, language: Language): MailText {
  const amount = paidAmount(cents, purchase.currency, language);
  const day = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at));
  const name = plainName(playerName);
  const { priceName } = purchase;
  return language === 'en'
    ? mailText(`Receipt: ${ITEM_NAMES.en[priceName]} on Touchline, ${amount}`, [
        greeting(null, 'en'),
        `${name ?? 'A player who is not 18 yet'} named you as parent or guardian and has paid ${amount} for ${ITEM_NAMES.en[priceName]} on ${day}.`,
        PRICE_LIST[priceName].billed === 'monthly'
          ? `The plan renews each month until it is canceled. You can cancel it in the account at any time, without notice: ${account}`
          : 'This was a single payment; nothing is renewed.',
        'If you did not agree to this, write to us through the contact page: we will cancel the purchase and refund the money.',
        SIGNED.en,
      ])
    : mailText(`Beleg: ${ITEM_NAMES.de[priceName]} bei Touchline, ${amount}`, [
        greeting(null, 'de'),
        `${name ?? 'eine Spielerin oder ein Spieler unter 18'} hat dich als sorgeberechtigte Person genannt und am ${day} ${amount} bezahlt: ${ITEM_NAMES.de[priceName]}.`,
        PRICE_LIST[priceName].billed === 'monthly'
          ? `Der Tarif verlängert sich jeden Monat, bis er gekündigt wird. Das geht im Konto, jederzeit und ohne Frist: ${account}`
          : 'Das war eine einmalige Zahlung; nichts verlängert sich.',
        'Wenn du nicht einverstanden bist, schreib uns über die Kontaktseite: Wir machen den Kauf rückgängig und zahlen das Geld zurück.',
        SIGNED.de,
      ]);
}

/** What the mail about a failed payment says: `until` is when the plan ends (ISO 8601). */
interface FailedPayment {
  readonly firstName: string;
  readonly priceName: PriceName;
  readonly until: string;
  readonly account: string;
}

/** Tells the owner of a plan that a payment has failed, and until when it goes on all the same. */
export function paymentFailedMail({ firstName, priceName, until, account }: FailedPayment, language: Language): MailText {
  const day = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(until));
  return language === 'en'
    ? mailText(`Your payment for ${ITEM_NAMES.en[priceName]} has failed`, [
        greeting(firstName, 'en'),
        `Your card was not charged for ${ITEM_NAMES.en[priceName]}. You keep the plan until ${day}, and we will try again until then.`,
        `To keep it after that, update your card in your account: ${account}`,
        SIGNED.en,
      ])
    : mailText(`Deine Zahlung ist fehlgeschlagen: ${ITEM_NAMES.de[priceName]}`, [
        greeting(firstName, 'de'),
        `deine Karte ließ sich für deinen Tarif (${ITEM_NAMES.de[priceName]}) nicht belasten. Du behältst den Tarif bis ${day}; bis dahin versuchen wir es noch einmal.`,
        `Wenn du ihn behalten willst, ändere die Karte in deinem Konto: ${account}`,
        SIGNED.de,
      ]);
}

/** The names of what we sell, in the words of mails. */
export const ITEM_NAMES = {
  en: { premium: 'Premium', guestAccess: 'Guest Access', skipTheLine: 'Skip the Line', featureAgain: 'Feature Me Again' },
  de: { premium: 'Premium', guestAccess: 'Gastzugang', skipTheLine: 'Nach vorn rücken', featureAgain: 'Noch ein Beitrag' },
} as const satisfies Record<Language, Record<PriceName, string>>;
