import type { Language } from '../../kernel/language';
import { mailStopLine } from './mail-choices';
import { type MailText, mailText } from './mail-text';
import { greeting, SIGNED } from './mail-texts';

interface AboutCollege {
  readonly collegeName: string;
  readonly link: string;
}

/** Asks a visitor to confirm the address of a suggestion; until then nobody sees it. */
export function suggestionConfirmMail(
  { collegeName, link, hours }: AboutCollege & { readonly hours: number },
  language: Language,
): MailText {
  return language === 'en'
    ? mailText('Confirm your suggestion', [
        greeting(null, 'en'),
        `Somebody has suggested a correction on the Touchline page of ${collegeName} and gave this address. If that was you, please confirm it. The link works for ${hours} hours:`,
        link,
        'If it wasn’t you, do nothing. Then nobody sees the suggestion, and we delete it with your address.',
        SIGNED.en,
      ])
    : mailText('Bestätige deinen Vorschlag', [
        greeting(null, 'de'),
        `jemand hat eine Korrektur für diese Touchline-Seite vorgeschlagen und dabei diese Adresse angegeben: ${collegeName}. Wenn du das warst, bestätige es bitte. Der Link gilt ${hours} Stunden lang:`,
        link,
        'Wenn du es nicht warst, tu nichts. Dann sieht niemand den Vorschlag, und wir löschen ihn zusammen mit deiner Adresse.',
        SIGNED.de,
      ]);
}

/**
 * Tells an accepted coach that somebody suggests a correction; one mail a day at most. `stop` turns these mails off.
 */
export function suggestionReceivedMail(
  { firstName, collegeName, link, stop }: AboutCollege & { readonly firstName: string; readonly stop: string },
  language: Language,
): MailText {
  return language === 'en'
    ? mailText(`${collegeName}: someone suggests a correction`, [
        greeting(firstName, 'en'),
        `Somebody thinks that a fact on the page of ${collegeName} is wrong and has suggested another value, with a link to the source. You decide whether it goes onto the page:`,
        link,
        'You get this email once a day at most, however many suggestions there are.',
        SIGNED.en,
        mailStopLine(stop, 'en'),
      ])
    : mailText(`${collegeName}: Jemand schlägt eine Korrektur vor`, [
        greeting(firstName, 'de'),
        `auf der Seite deines Colleges (${collegeName}) stimmt vielleicht eine Angabe nicht. Jemand hat einen anderen Wert vorgeschlagen und die Quelle verlinkt. Du entscheidest, ob er auf die Seite kommt:`,
        link,
        'Diese Mail bekommst du höchstens einmal am Tag, egal wie viele Vorschläge es gibt.',
        SIGNED.de,
        mailStopLine(stop, 'de'),
      ]);
}

/** How a suggestion was decided. */
export type SuggestionOutcome = 'accepted' | 'changed' | 'refused' | 'removed';

const OUTCOMES = {
  en: {
    accepted: 'Your suggestion is now on the page. Thank you for making it better.',
    changed: 'The page has been corrected, with a different value than the one you suggested. Thank you for telling us.',
    refused: 'Your suggestion was looked at and not accepted.',
    removed: 'Your suggestion was reported to us, and we have removed it because it breaks our rules.',
  },
  de: {
    accepted: 'dein Vorschlag steht jetzt auf der Seite. Danke, dass du sie besser gemacht hast.',
    changed: 'die Seite wurde korrigiert, allerdings mit einem anderen Wert als deinem. Danke für den Hinweis.',
    refused: 'dein Vorschlag wurde geprüft und nicht übernommen.',
    removed: 'dein Vorschlag wurde uns gemeldet. Er verstößt gegen unsere Regeln, und wir haben ihn entfernt.',
  },
} as const satisfies Record<Language, Record<SuggestionOutcome, string>>;

interface DecidedSuggestion extends AboutCollege {
  readonly firstName: string | null;
  readonly outcome: SuggestionOutcome;
  /** What who decided wrote; null for nothing. */
  readonly reason: string | null;
}

/** Tells the author of a suggestion what became of it. */
export function suggestionDecidedMail(
  { firstName, collegeName, outcome, reason, link }: DecidedSuggestion,
  language: Language,
): MailText {
  return language === 'en'
    ? mailText(`${collegeName}: your suggestion`, [
        greeting(firstName, 'en'),
        OUTCOMES.en[outcome],
        ...(reason === null ? [] : [`The reason: ${reason}`]),
        link,
        SIGNED.en,
      ])
    : mailText(`${collegeName}: dein Vorschlag`, [
        greeting(firstName, 'de'),
        OUTCOMES.de[outcome],
        ...(reason === null ? [] : [`Der Grund: ${reason}`]),
        link,
        SIGNED.de,
      ]);
}
