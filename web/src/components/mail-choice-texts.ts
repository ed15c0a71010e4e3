import type { Language } from '@touchline/domain/kernel/language';
import type { OptionalMail } from '@touchline/domain/person/mail/mail-choices';

/** What the kinds of mail that can be turned off are about, as account and the page of a mail's link name them. */
export const MAIL_CHOICE_TEXTS: Readonly<Record<Language, Readonly<Record<OptionalMail, string>>>> = {
  en: {
    claimOpened: 'Someone asks to join your coaching staff',
    featureDecided: 'We featured you, or could not this time',
    weeklyInterest: 'Once a week: how often you were seen and saved',
    searchFits: 'Once a day at most: something new fits a search of yours',
    suggestionReceived: 'Once a day at most: someone suggests a correction to your college’s page',
  },
  de: {
    claimOpened: 'Jemand möchte in deinen Trainerstab',
    featureDecided: 'Wir haben dich vorgestellt, oder es hat diesmal nicht geklappt',
    weeklyInterest: 'Einmal in der Woche: wie oft du gesehen und gespeichert wurdest',
    searchFits: 'Höchstens einmal am Tag: etwas Neues passt zu deiner Suche',
    suggestionReceived: 'Höchstens einmal am Tag: Jemand schlägt eine Korrektur für die Seite deines Colleges vor',
  },
};
