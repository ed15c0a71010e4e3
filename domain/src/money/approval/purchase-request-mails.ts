import { type Currency, ownPrice } from '../../kernel/format/money';
import type { Language } from '../../kernel/language';
import { type MailText, mailText } from '../../person/mail/mail-text';
import { greeting, plainName, SIGNED } from '../../person/mail/mail-texts';
import { PRICE_LIST, type PriceName } from '../../reference/price-list';
import { ITEM_NAMES } from '../money-mails';

const BILLED = {
  en: { monthly: ' a month until it is canceled', once: ', charged once' },
  de: { monthly: ' im Monat, bis ihr kündigt', once: ', einmalig' },
} as const;

interface AskedPurchase {
  readonly firstName: string;
  readonly childName: string;
  readonly priceName: PriceName;
  readonly cents: number;
  readonly currency: Currency;
  /** The page on which the guardian answers. */
  readonly link: string;
  readonly validDays: number;
}

/** Asks a guardian whether the child may buy something. */
export function purchaseAskedMail(
  { firstName, childName, priceName, cents, currency, link, validDays }: AskedPurchase,
  language: Language,
): MailText {
  const child = plainName(childName);
  const [item, price] = [ITEM_NAMES[language][priceName], ownPrice(cents, currency, language)];
  const billed = BILLED[language][PRICE_LIST[priceName].billed];
  return language === 'en'
    ? mailText(`${child ?? 'Your child'} would like to buy ${item}`, [
        greeting(firstName, 'en'),
        `${child ?? 'Your child'} would like to buy ${item} on Touchline. It costs ${price}${billed}.`,
        'A linked parent wanted to be asked before anything is paid. Until then nothing is charged.',
        `Say yes or no in your account. You have ${validDays} days:`,
        link,
        SIGNED.en,
      ])
    : mailText(`${child ?? 'Dein Kind'} möchte etwas kaufen: ${item}`, [
        greeting(firstName, 'de'),
        `${child ?? 'dein Kind'} möchte bei Touchline etwas kaufen: ${item}. Das kostet ${price}${billed}.`,
        'Ein verknüpfter Elternteil möchte vor jeder Zahlung gefragt werden. Bis dahin wird nichts abgebucht.',
        `Sag in deinem Konto Ja oder Nein. Du hast ${validDays} Tage Zeit:`,
        link,
        SIGNED.de,
      ]);
}

interface AnsweredPurchase {
  readonly firstName: string;
  readonly priceName: PriceName;
  readonly isApproved: boolean;
  /** The page on which the player pays. */
  readonly link: string;
  readonly heldDays: number;
}

/** Tells a player what the guardians have decided about a purchase. */
export function purchaseAnsweredMail(
  { firstName, priceName, isApproved, link, heldDays }: AnsweredPurchase,
  language: Language,
): MailText {
  const item = ITEM_NAMES[language][priceName];
  if (language === 'en')
    return mailText(isApproved ? `You can buy ${item} now` : `No to ${item}`, [
      greeting(firstName, 'en'),
      ...(isApproved
        ? [`Your parent or guardian said yes to ${item}. You can pay for it once within ${heldDays} days:`, link]
        : [
            `Your parent or guardian said no to ${item}. Nothing is charged. Talk about it; you can ask again in ${heldDays} days.`,
          ]),
      SIGNED.en,
    ]);
  return mailText(isApproved ? `Du kannst jetzt kaufen: ${item}` : `Abgelehnt: ${item}`, [
    greeting(firstName, 'de'),
    ...(isApproved
      ? [`Deine Eltern haben Ja gesagt: ${item}. Du kannst es innerhalb von ${heldDays} Tagen einmal bezahlen:`, link]
      : [
          `Deine Eltern haben Nein gesagt: ${item}. Es wird nichts abgebucht. Sprecht darüber; in ${heldDays} Tagen kannst du noch einmal fragen.`,
        ]),
    SIGNED.de,
  ]);
}
