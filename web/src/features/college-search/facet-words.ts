import { LEAGUE_VALUES, LEAGUES } from '@touchline/domain/reference/college-kinds';
import { RANKING_LISTS } from '@touchline/domain/reference/ranking-lists';
import { ENROLLMENT_BANDS } from '@touchline/domain/reference/limits';
import { fieldsOfStudy } from '@touchline/domain/college/fields-of-study';
import { academicsCost } from '@touchline/domain/kernel/format/money';
import type { Language } from '@touchline/domain/kernel/refusal/api-messages';
import { STATES } from '@touchline/domain/reference/states';
import { BY_THE_SEA_MILES, COLLEGE_FACETS, type CollegeFacet } from '@touchline/domain/search/college-facets';
import type { MessageKey } from '../../i18n/english';
import type { Translate } from '../../i18n/use-translations';

/** Texts of values that are listed, by the beginning of their key. */
const LISTED = {
  gender: ['male', 'female'],
  region: ['newEngland', 'midAtlantic', 'southeast', 'greatLakes', 'plains', 'southwest', 'rockyMountains', 'farWest', 'canada'],
  setting: ['city', 'suburb', 'town', 'rural'],
  type: ['public', 'privateNonprofit', 'privateForProfit'],
} as const;

type Wording = (value: string, t: Translate, language: Language) => string;

/** Groups whose values have words of their own. */
const OWN_WORDS: { readonly [Name in CollegeFacet]?: Wording } = {
  gender: (value, t) => wordOf(LISTED.gender, value, (one) => t(`colleges.gender.${one}`)),
  region: (value, t) => wordOf(LISTED.region, value, (one) => t(`colleges.region.${one}`)),
  setting: (value, t) => wordOf(LISTED.setting, value, (one) => t(`colleges.setting.${one}`)),
  type: (value, t) => wordOf(LISTED.type, value, (one) => t(`colleges.type.${one}`)),
  league: (value, t) =>
    wordOf(LEAGUE_VALUES, value, (league) => (league === 'other' ? t('colleges.league.other') : LEAGUES[league].label)),
  division: (value, t) => t('colleges.division', { number: value }),
  state: (value, _, language) => STATES.entries.find((state) => state.value === value)?.[language] ?? value,
  sea: (_, t) => t('colleges.sea', { miles: BY_THE_SEA_MILES }),
  size: (value, t) =>
    wordOf(SIZES, value, (size) =>
      t(`colleges.size.${size}`, { from: ENROLLMENT_BANDS[size].from, to: ENROLLMENT_BANDS[size].to ?? 0 }),
    ),
  field: (value, _, language) => fieldsOfStudy([value], language)[0] ?? value,
  camp: (_, t) => t('colleges.camp'),
  ranked: (value, t) => wordOf(RANKING_LISTS, value, (list) => t(`colleges.ranked.${list}`)),
};

/** The words of all other groups follow from what their values are. */
const WORDS_OF_KIND: { readonly [Kind in (typeof COLLEGE_FACETS)[CollegeFacet]['kind']]: Wording } = {
  rate: (value, t) =>
    value.startsWith('from')
      ? t('colleges.from', { percent: value.slice('from'.length) })
      : t('colleges.under', { percent: value.slice('under'.length) }),
  score: (value, t) => t('colleges.score', { score: Number(value) }),
  dollars: (value, t, language) => t('colleges.upTo', { price: academicsCost(Number(value), language) }),
  listed: (value) => value,
  open: (value) => value,
};

/** A value of a filter in the user's language; a value without translation stays as the colleges write it. */
export function facetValueInWords(name: CollegeFacet, value: string, t: Translate, language: Language): string {
  const wording = OWN_WORDS[name] ?? WORDS_OF_KIND[COLLEGE_FACETS[name].kind];
  return wording(value, t, language);
}

const SIZES = ['Small', 'Medium', 'Large'] as const;

function wordOf<One extends string>(known: readonly One[], value: string, t: (one: One) => string): string {
  const one = known.find((candidate) => candidate === value);
  return one === undefined ? value : t(one);
}

/** The name of a group of filters. */
export function facetName(name: CollegeFacet): MessageKey {
  return `colleges.facet.${name}`;
}
