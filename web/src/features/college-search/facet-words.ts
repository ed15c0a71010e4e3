import { LEAGUES, LEAGUE_VALUES } from '@touchline/domain/constants/leagues';
import { ENROLLMENT_BANDS } from '@touchline/domain/constants/limits';
import { RANKING_LISTS } from '@touchline/domain/constants/ranking-lists';
import { fieldsOfStudy } from '@touchline/domain/college/fields-of-study';
import { academicsCost } from '@touchline/domain/format/money';
import type { Language } from '@touchline/domain/http/api-messages';
import { STATES } from '@touchline/domain/reference/states';
import { BY_THE_SEA_MILES } from '@touchline/domain/search/by-the-sea';
import type { CollegeFacet } from '@touchline/domain/search/college-facets';
import type { WordKey } from '../../i18n/english';
import type { Say } from '../../i18n/use-translations';

/** Texts of values that are listed, by the beginning of their key. */
const LISTED = {
  gender: ['male', 'female'],
  region: ['newEngland', 'midAtlantic', 'southeast', 'greatLakes', 'plains', 'southwest', 'rockyMountains', 'farWest', 'canada'],
  setting: ['city', 'suburb', 'town', 'rural'],
  type: ['public', 'privateNonprofit', 'privateForProfit'],
} as const;

/** A value of a group of filters in the reader's language; what has no words stays as the colleges say it. */
export function facetValueInWords(name: CollegeFacet, value: string, t: Say, language: Language): string {
  switch (name) {
    case 'gender':
      return wordOf(LISTED.gender, value, (one) => t(`colleges.gender.${one}`));
    case 'region':
      return wordOf(LISTED.region, value, (one) => t(`colleges.region.${one}`));
    case 'setting':
      return wordOf(LISTED.setting, value, (one) => t(`colleges.setting.${one}`));
    case 'type':
      return wordOf(LISTED.type, value, (one) => t(`colleges.type.${one}`));
    case 'league':
      return wordOf(LEAGUE_VALUES, value, (league) => (league === 'other' ? t('colleges.league.other') : LEAGUES[league].label));
    case 'division':
      return t('colleges.division', { number: value });
    case 'state':
      return STATES.entries.find((state) => state.value === value)?.[language] ?? value;
    case 'sea':
      return t('colleges.sea', { miles: BY_THE_SEA_MILES });
    case 'size':
      return wordOf(SIZES, value, (size) =>
        t(`colleges.size.${size}`, { from: ENROLLMENT_BANDS[size].from, to: ENROLLMENT_BANDS[size].to ?? 0 }),
      );
    case 'field':
      return fieldsOfStudy([value], language)[0] ?? value;
    case 'acceptance':
    case 'graduation':
      return value.startsWith('from')
        ? t('colleges.from', { percent: value.slice('from'.length) })
        : t('colleges.under', { percent: value.slice('under'.length) });
    case 'sat':
    case 'act':
      return t('colleges.score', { score: Number(value) });
    case 'netPrice':
      return t('colleges.upTo', { price: academicsCost(Number(value), language) });
    case 'camp':
      return t('colleges.camp');
    case 'ranked':
      return wordOf(RANKING_LISTS, value, (list) => t(`colleges.ranked.${list}`));
    case 'conference':
    case 'affiliation':
      return value;
  }
}

const SIZES = ['Small', 'Medium', 'Large'] as const;

function wordOf<One extends string>(known: readonly One[], value: string, t: (one: One) => string): string {
  const one = known.find((candidate) => candidate === value);
  return one === undefined ? value : t(one);
}

/** What a group of filters is called. */
export function facetName(name: CollegeFacet): WordKey {
  return `colleges.facet.${name}`;
}
