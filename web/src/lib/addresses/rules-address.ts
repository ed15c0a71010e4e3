import type { Division, League } from '@touchline/domain/reference/college-kinds';
import { whoseRule } from '@touchline/domain/reference/recruiting-rules/rule-names';

/** The part of /ncaacompliance that says what coaches of a league may do; `whose` is `NCAA Division I`. */
export function coachRulesId(whose: string): string {
  return `coaches-${whose.toLowerCase().replaceAll(' ', '-')}`;
}

/** The address of the rules for the coaches of a league and division. */
export function coachRulesAddress(league: Exclude<League, 'other'>, division: Division | null): string {
  return `/ncaacompliance#${coachRulesId(whoseRule({ organisation: league, division }))}`;
}
