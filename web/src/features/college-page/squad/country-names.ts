import type { Language } from '@touchline/domain/kernel/language';

/** The German names of the countries in our tables of squads where they differ. */
const GERMAN: Readonly<Record<string, string>> = {
  Denmark: 'Dänemark',
  Spain: 'Spanien',
  Brazil: 'Brasilien',
  Australia: 'Australien',
  Germany: 'Deutschland',
  Serbia: 'Serbien',
  France: 'Frankreich',
  Argentina: 'Argentinien',
  Italy: 'Italien',
  Sweden: 'Schweden',
  Austria: 'Österreich',
  Canada: 'Kanada',
  Belgium: 'Belgien',
  'United Kingdom': 'Vereinigtes Königreich',
  Netherlands: 'Niederlande',
  Norway: 'Norwegen',
  Cyprus: 'Zypern',
  Iceland: 'Island',
};

/** A country of a squad in the language of the page. */
export function countryName(name: string, language: Language): string {
  return language === 'de' ? (GERMAN[name] ?? name) : name;
}
