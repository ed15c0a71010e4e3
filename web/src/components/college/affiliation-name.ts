import type { Language } from '@touchline/domain/kernel/language';

/**
 * The affiliations that have a German word, by the name that a college stores
 * (`domain/src/reference/religious-affiliations.ts`). A church's own name stays as the church writes it.
 */
const GERMAN: Readonly<Record<string, string>> = {
  Public: 'Staatlich',
  'Roman Catholic': 'Römisch-katholisch',
  'Greek Orthodox': 'Griechisch-orthodox',
  'Russian Orthodox': 'Russisch-orthodox',
  Interdenominational: 'Interkonfessionell',
  Undenominational: 'Ohne Konfession',
  'Multiple Protestant denominations': 'Mehrere protestantische Konfessionen',
  Protestant: 'Protestantisch',
  'Other Protestant': 'Andere protestantische',
  Baptist: 'Baptistisch',
  'American Baptist': 'Amerikanisch-baptistisch',
  'Southern Baptist': 'Südliche Baptisten',
  'General Baptist': 'Allgemeine Baptisten',
  'United Methodist': 'Evangelisch-methodistisch',
  'Free Methodist': 'Frei-methodistisch',
  'African Methodist Episcopal': 'Afrikanisch-methodistisch',
  'American Lutheran': 'Amerikanisch-lutherisch',
  Presbyterian: 'Presbyterianisch',
  Friends: 'Quäker',
  Jewish: 'Jüdisch',
  Wesleyan: 'Wesleyanisch',
  'Latter-day Saints': 'Heilige der Letzten Tage',
  'Seventh-day Adventists': 'Siebenten-Tags-Adventisten',
  'Unitarian Universalist': 'Unitarisch-universalistisch',
  'Ecumenical Christian': 'Ökumenisch-christlich',
  'Evangelical Christian': 'Evangelikal',
  'Other religious affiliation': 'Andere Religionsgemeinschaft',
};

/** A college's affiliation in the user's language; one without a word of its own stays as it is stored. */
export function affiliationName(stored: string, language: Language): string {
  return language === 'de' ? (GERMAN[stored] ?? stored) : stored;
}

/** A fact that is a text, as the page says it; affiliations have German words. */
export function factText(name: string, value: string, language: Language): string {
  return name === 'affiliation' ? affiliationName(value, language) : value;
}
