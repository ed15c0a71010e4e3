import type { Language } from '../../kernel/language';

/** What a message to the operator is about. */
export const CONTACT_TOPICS = ['account', 'payment', 'college', 'data', 'press', 'other'] as const;

export type ContactTopic = (typeof CONTACT_TOPICS)[number];

/** The topics as the form and the mail to the operator name them. */
export const CONTACT_TOPIC_NAMES: Readonly<Record<Language, Readonly<Record<ContactTopic, string>>>> = {
  en: {
    account: 'My account',
    payment: 'A payment',
    college: 'A college or its page',
    data: 'My data and privacy',
    press: 'Press and partners',
    other: 'Something else',
  },
  de: {
    account: 'Mein Konto',
    payment: 'Eine Zahlung',
    college: 'Ein College oder seine Seite',
    data: 'Meine Daten und der Datenschutz',
    press: 'Presse und Partner',
    other: 'Etwas anderes',
  },
};
