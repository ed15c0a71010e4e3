import type { CollegeSort } from '@touchline/domain/search/college-query';
import { useLanguage } from '../../../i18n/language-provider';
import { needOfCode } from '@touchline/domain/college/roster/need-codes';
import { LEAGUES } from '@touchline/domain/reference/college-kinds';
import { POSITION_NAMES } from '@touchline/domain/reference/player-lists';
import { BEST_PUBLIC_RANKS, RANKING_LISTS } from '@touchline/domain/reference/ranking-lists';
import { ENROLLMENT_BANDS } from '@touchline/domain/reference/limits';
import { fieldsOfStudy } from '@touchline/domain/college/facts/fields-of-study';
import { academicsCost } from '@touchline/domain/kernel/format/money';
import type { Language } from '@touchline/domain/kernel/language';
import { STATES } from '@touchline/domain/reference/states';
import { BY_THE_SEA_MILES } from '@touchline/domain/reference/geography/miles-between';
import { COLLEGE_FACETS, type CollegeFacet } from '@touchline/domain/search/college-facets';
import { partsOfLevel } from '@touchline/domain/search/college-levels';
import { affiliationName } from '../../../components/college/affiliation-name';
import { strengthText } from '../squads/strength-text';
import { squadMarkText } from '../squads/squad-mark-text';
import type { MessageKey } from '../../../i18n/english';
import type { Translate } from '../../../i18n/use-translations';

/** Texts of values that are listed, by the beginning of their key. */
const LISTED = {
  gender: ['male', 'female'],
  region: ['newEngland', 'midAtlantic', 'southeast', 'greatLakes', 'plains', 'southwest', 'rockyMountains', 'farWest', 'canada'],
  setting: ['city', 'suburb', 'town', 'rural'],
  type: ['public', 'privateNonprofit', 'privateForProfit'],
  mission: ['hbcu', 'womens'],
  recruiting: ['female', 'male'],
} as const;

type ValueText = (value: string, t: Translate, language: Language) => string;

/** Groups whose values have words of their own. */
const TEXT_OF_FACET: { readonly [Name in CollegeFacet]?: ValueText } = {
  gender: (value, t) => knownText(LISTED.gender, value, (one) => t(`colleges.gender.${one}`)),
  need: needText,
  recruiting: (value, t) => knownText(LISTED.recruiting, value, (one) => t(`colleges.recruiting.${one}`)),
  strength: strengthText,
  opens: squadMarkText,
  freshmen: squadMarkText,
  abroad: squadMarkText,
  home: squadMarkText,
  squad: squadMarkText,
  region: (value, t) => knownText(LISTED.region, value, (one) => t(`colleges.region.${one}`)),
  setting: (value, t) => knownText(LISTED.setting, value, (one) => t(`colleges.setting.${one}`)),
  type: (value, t) => knownText(LISTED.type, value, (one) => t(`colleges.type.${one}`)),
  level: levelText,
  state: (value, _, language) => STATES.entries.find((state) => state.value === value)?.[language] ?? value,
  sea: (_, t) => t('colleges.sea', { miles: BY_THE_SEA_MILES }),
  size: (value, t) =>
    knownText(SIZES, value, (size) =>
      t(`colleges.size.${size}`, { from: ENROLLMENT_BANDS[size].from, to: ENROLLMENT_BANDS[size].to ?? 0 }),
    ),
  mission: (value, t) => knownText(LISTED.mission, value, (one) => t(`colleges.mission.${one}`)),
  affiliation: (value, _, language) => affiliationName(value, language),
  field: (value, _, language) => fieldsOfStudy([value], language)[0] ?? value,
  camp: (_, t) => t('colleges.camp'),
  ranked: (value, t) => knownText(RANKING_LISTS, value, (list) => t(`colleges.ranked.${list}`, { count: BEST_PUBLIC_RANKS })),
};

/** The words of all other groups follow from what their values are. */
const TEXT_OF_KIND: { readonly [Kind in (typeof COLLEGE_FACETS)[CollegeFacet]['kind']]: ValueText } = {
  rate: (value, t) =>
    value.startsWith('from')
      ? t('colleges.from', { percent: value.slice('from'.length) })
      : t('colleges.under', { percent: value.slice('under'.length) }),
  score: (value, t) => t('colleges.score', { score: Number(value) }),
  dollars: (value, t, language) => t('colleges.upTo', { price: academicsCost(Number(value), language) }),
  listed: (value) => value,
  open: (value) => value,
};

/** The filters whose values name a team. */
export const TEAM_FACETS: ReadonlySet<CollegeFacet> = new Set([
  ...(['need', 'strength', 'opens', 'freshmen', 'abroad', 'home', 'squad'] as const),
]);

/** A value of a filter in the user's language; a value without translation stays as the colleges write it. */
export function facetValueText(name: CollegeFacet, value: string, t: Translate, language: Language): string {
  const valueText = TEXT_OF_FACET[name] ?? TEXT_OF_KIND[COLLEGE_FACETS[name].kind];
  return valueText(value, t, language);
}

/** `NCAA Division II`, or a league with all its divisions. */
function levelText(value: string, t: Translate): string {
  const level = partsOfLevel(value);
  if (level === null) return value;
  const { label, hasDivisions } = LEAGUES[level.league];
  const league = level.league === 'other' ? t('colleges.league.other') : label;
  if (level.division !== null) return t('colleges.division', { league, number: level.division });
  return hasDivisions ? t('colleges.allDivisions', { league }) : league;
}

const SIZES = ['Small', 'Medium', 'Large'] as const;

/** A position, the class that a team seeks for it, and the team. */
function needText(code: string, t: Translate, language: Language): string {
  const need = needOfCode(code);
  const position = POSITION_NAMES.entries.find(({ value }) => value === need?.position)?.[language];
  return need === null || position === undefined
    ? code
    : t(`colleges.need.${need.sex}`, { position, year: `${need.graduationYear}` });
}

function knownText<One extends string>(known: readonly One[], value: string, t: (one: One) => string): string {
  const one = known.find((candidate) => candidate === value);
  return one === undefined ? value : t(one);
}

/** The name of a group of filters; prices are the reader's own once somebody has said who pays. */
export function facetName(name: CollegeFacet, isOwnPrice: boolean): MessageKey {
  return name === 'netPrice' && isOwnPrice ? 'colleges.facet.ownPrice' : `colleges.facet.${name}`;
}

/** The texts of the filters and of the order, which load with them. */
interface FilterTexts {
  readonly budget: string;
  readonly budgetApply: string;
  readonly budgetUnclear: (highest: string) => string;
  readonly nearSearching: string;
  readonly nearRefused: string;
  readonly quick: Readonly<Record<'acceptance' | 'graduation' | 'budget' | 'sea' | 'bestPublic', string>>;
  readonly findIn: (group: string) => string;
  readonly noneIn: string;
  readonly ownFirst: string;
  readonly more: (count: string) => string;
  readonly fewer: string;
  readonly onOnePage: (count: string) => string;
  readonly inPages: (size: number) => string;
  readonly emptyFiltered: string;
  readonly emptyFilteredText: string;
  readonly sortBy: string;
  /** The orders of the results; `prominence` is the order by `relevance` where no text is searched. */
  readonly sorts: Readonly<Record<CollegeSort | 'prominence' | 'ownPrice', string>>;
}

const TEXTS: Readonly<Record<Language, FilterTexts>> = {
  en: {
    budget: 'Most you can pay per year, in dollars',
    budgetApply: 'Apply',
    budgetUnclear: (highest) => `Please enter whole dollars from 1 to ${highest}, such as 18,000.`,
    nearSearching: 'Finding your location …',
    nearRefused: 'Your browser did not share your location. Choose a state instead.',
    quick: {
      acceptance: 'Accepts 50% or more',
      graduation: 'Graduates 50% or more',
      budget: 'Under my budget',
      sea: 'By the sea',
      bestPublic: 'Best public',
    },
    findIn: (group) => `Find in “${group}”`,
    noneIn: 'No match.',
    ownFirst: 'What fits your profile comes first.',
    more: (count) => `Show all ${count}`,
    fewer: 'Show fewer',
    onOnePage: (count) => `Show all ${count} on one page`,
    inPages: (size) => `Show in pages of ${size}`,
    emptyFiltered: 'No college matches all of these filters',
    emptyFilteredText: 'Remove one, or start over.',
    sortBy: 'Sort by',
    sorts: {
      relevance: 'Best match',
      prominence: 'League, then size',
      name: 'Name',
      netPrice: 'Net price, lowest first',
      ownPrice: 'Your price, lowest first',
      graduation: 'Graduation rate, highest first',
      acceptance: 'Acceptance rate, highest first',
      distance: 'Distance, nearest first',
      ranking: 'Ranking, best first',
      strength: 'Strength, best first',
    },
  },
  de: {
    budget: 'So viel kannst du höchstens im Jahr zahlen, in Dollar',
    budgetApply: 'Anwenden',
    budgetUnclear: (highest) => `Bitte gib volle Dollar von 1 bis ${highest} ein, zum Beispiel 18.000.`,
    nearSearching: 'Standort wird gesucht …',
    nearRefused: 'Dein Browser verrät nicht, wo du bist. Wähle stattdessen einen Bundesstaat.',
    quick: {
      acceptance: 'Nimmt 50 % oder mehr an',
      graduation: '50 % oder mehr mit Abschluss',
      budget: 'In meinem Budget',
      sea: 'Am Meer',
      bestPublic: 'Beste öffentliche',
    },
    findIn: (group) => `In „${group}“ suchen`,
    noneIn: 'Nichts mit diesem Namen.',
    ownFirst: 'Zuerst, was zu deinem Profil passt.',
    more: (count) => `Alle ${count} zeigen`,
    fewer: 'Weniger zeigen',
    onOnePage: (count) => `Alle ${count} auf einer Seite zeigen`,
    inPages: (size) => `In Seiten zu je ${size} zeigen`,
    emptyFiltered: 'Kein College passt zu allen diesen Filtern',
    emptyFilteredText: 'Nimm einen weg oder fang von vorn an.',
    sortBy: 'Sortieren nach',
    sorts: {
      relevance: 'Beste Treffer',
      prominence: 'Liga, dann Größe',
      name: 'Name',
      netPrice: 'Nettopreis, niedrigster zuerst',
      ownPrice: 'Dein Preis, niedrigster zuerst',
      graduation: 'Abschlussquote, höchste zuerst',
      acceptance: 'Zulassungsquote, höchste zuerst',
      distance: 'Entfernung, nächste zuerst',
      ranking: 'Rangliste, beste zuerst',
      strength: 'Spielstärke, beste zuerst',
    },
  },
};

/** The texts of the filters and of the order in the language of the page. */
export function useFilterTexts(): FilterTexts {
  return TEXTS[useLanguage().language];
}
