import type { Division, League } from '../college-kinds';
import type { RecruitingRule } from './recruiting-rule';
import { rulesFor } from './recruiting-rules';

/** The year of high school in which people graduate. */
const LAST_GRADE = 12;

/** The rule about messages to players, by the end of its id. */
const OF_CONTACT = /-(?:correspondence|contact)$/;

/** The day (YYYY-MM-DD) from which a rule allows something to a player of a class; null where it names none. */
export function ruleBeginsOn({ monthDay, schoolYear }: RecruitingRule, graduationYear: number): string | null {
  if (monthDay === null || schoolYear === null || schoolYear.relation === 'in') return null;
  const endsIn = graduationYear - (LAST_GRADE - schoolYear.grade);
  return `${schoolYear.relation === 'after' ? endsIn : endsIn - 1}-${monthDay}`;
}

/** What the rules of a team's organisation say about writing to a player. */
export interface ContactRule {
  readonly rule: RecruitingRule;
  /** From when, for the class of the player; null where the rule names no day or the class is not known. */
  readonly from: string | null;
}

/**
 * The rule about messages of coaches to players, for a team and the class of a player. It informs and refuses nothing.
 * Null where we know no sure rule.
 */
export function contactRule(
  team: { readonly league: League | null; readonly division: Division | null; readonly sex: 'male' | 'female' },
  graduationYear: number | null,
): ContactRule | null {
  if (team.league === null || team.league === 'other') return null;
  const sure = ({ certainty }: RecruitingRule) => certainty === 'high' || certainty === 'medium';
  const rule = rulesFor(team.league, team.division, team.sex).find((one) => OF_CONTACT.test(one.id) && sure(one));
  if (rule === undefined) return null;
  return { rule, from: graduationYear === null ? null : ruleBeginsOn(rule, graduationYear) };
}
