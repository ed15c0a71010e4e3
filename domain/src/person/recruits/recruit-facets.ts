import { slugOf } from '../../kernel/text/fold-text';
import { CLASS_YEARS, PLAYER_STATUSES, PLAYER_TYPES, STRONGER_FEET, TIERS } from '../../reference/player-lists';
import { POSITIONS } from '../../reference/positions';
import { SPORTS_GENDERS } from '../../reference/role-types';
import { STATES } from '../../reference/states';

/** The least averages of grades that can be asked for, on the scale of 4.0, by the name of their key. */
export const GPA_STEPS = { from30: 3, from35: 3.5, from38: 3.8 } as const;
export const GPA_STEP_NAMES = ['from30', 'from35', 'from38'] as const satisfies readonly (keyof typeof GPA_STEPS)[];

/** How long ago a profile may have changed, in days, by the value of the filter. */
export const UPDATED_WITHIN = { week: 7, month: 30, quarter: 90 } as const;

/** A filter of the search of recruits: which values it takes, and whether several of them widen each other. */
interface RecruitFacetRule {
  readonly isValue: (text: string) => boolean;
  readonly choice: 'any' | 'one';
}

/** The most values of one filter. */
export const MOST_RECRUIT_VALUES = 10;
const LONGEST_LEAGUE = 80;

function oneOf(values: readonly string[], choice: RecruitFacetRule['choice'] = 'any'): RecruitFacetRule {
  return { isValue: (text) => values.includes(text), choice };
}

const countryCode: RecruitFacetRule = { isValue: (text) => /^[A-Z]{2}$/.test(text), choice: 'any' };

/**
 * The filters of the search of recruits, in the order of the page. `league` is a league's name as `slugOf` writes it;
 * `citizenship` and `country` are ISO 3166 codes, `state` a postal code, `study` two digits of the CIP; `english` asks
 * for the result of any English test, `confirmed` for grades that somebody has confirmed
 * (docs/decisions/210-filter-of-confirmed-grades.md).
 */
export const RECRUIT_FACETS = {
  position: oneOf(POSITIONS),
  year: { isValue: (text) => /^20\d\d$/.test(text), choice: 'any' },
  gender: oneOf(Object.values(SPORTS_GENDERS)),
  type: oneOf(PLAYER_TYPES),
  class: oneOf(CLASS_YEARS),
  status: oneOf(PLAYER_STATUSES),
  foot: oneOf(STRONGER_FEET),
  state: oneOf(STATES.entries.map(({ value }) => value)),
  country: countryCode,
  citizenship: countryCode,
  tier: oneOf(TIERS),
  league: { isValue: (text) => text !== '' && text.length <= LONGEST_LEAGUE && slugOf(text) === text, choice: 'any' },
  gpa: oneOf(GPA_STEP_NAMES, 'one'),
  study: { isValue: (text) => /^\d\d$/.test(text), choice: 'any' },
  english: oneOf(['true'], 'one'),
  confirmed: oneOf(['true'], 'one'),
  video: oneOf(['true'], 'one'),
  verified: oneOf(['true'], 'one'),
  updated: oneOf(Object.keys(UPDATED_WITHIN), 'one'),
} as const satisfies Readonly<Record<string, RecruitFacetRule>>;

export type RecruitFacet = keyof typeof RECRUIT_FACETS;
export const RECRUIT_FACET_NAMES = Object.keys(RECRUIT_FACETS) as readonly RecruitFacet[];
