import type { Language } from '@touchline/domain/kernel/language';

/** What stands next to a recruiting rule: its source, its doubts, and when we last checked it. */
interface RuleTexts {
  readonly source: (source: string) => string;
  readonly season: (season: string) => string;
  readonly checked: (date: string) => string;
  readonly notRechecked: (date: string) => string;
  readonly low: string;
  readonly unknown: (source: string) => string;
  readonly disagree: string;
  readonly otherSays: (other: { readonly value: string; readonly source: string }) => string;
}

/** Both languages; they come with the rules, after the page. */
export const RULE_TEXTS: Readonly<Record<Language, RuleTexts>> = {
  en: {
    source: (source) => `Source: ${source}`,
    season: (season) => `Season: ${season}`,
    checked: (date) => `Last checked ${date}`,
    notRechecked: (date) => `Not re-checked since ${date}`,
    low: 'Not confirmed for this season',
    unknown: (source) => `Not found. Look there: ${source}`,
    disagree: 'Sources disagree',
    otherSays: ({ value, source }) => `Another source says: ${value} (${source})`,
  },
  de: {
    source: (source) => `Quelle: ${source}`,
    season: (season) => `Saison: ${season}`,
    checked: (date) => `Zuletzt geprüft am ${date}`,
    notRechecked: (date) => `Nicht mehr geprüft seit ${date}`,
    low: 'Für diese Saison nicht bestätigt',
    unknown: (source) => `Nicht gefunden. Sieh dort nach: ${source}`,
    disagree: 'Quellen uneinig',
    otherSays: ({ value, source }) => `Eine andere Quelle sagt: ${value} (${source})`,
  },
};
