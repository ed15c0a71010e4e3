import type { Division, League } from '../college-kinds';
import type { RecruitingRule } from './recruiting-rule';
import { rulesFor } from './recruiting-rules';
import { ruleState } from './rule-state';

/** What a coach may do towards a player, in the order in which people read it. */
export const CONTACT_ACTS = ['answer', 'write', 'call', 'meet', 'invite'] as const;
export type ContactAct = (typeof CONTACT_ACTS)[number];

/**
 * The rows about each act, by the end of their id; the first that a team has counts. A row `contact` speaks of contact
 * of any kind. Where no row speaks of answers, nothing says that a coach may answer.
 */
const ROWS_OF: Readonly<Record<ContactAct, readonly RegExp[]>> = {
  answer: [/-(?:answers|contact)$/],
  write: [/-(?:correspondence|contact)$/],
  call: [/-calls$/, /-(?:correspondence|contact)$/],
  meet: [/-(?:off-campus|contact)$/],
  invite: [/-(?:official-visit|contact)$/],
};

/** A team as the rules see it. `sex` is null where it does not matter which team of a college is meant. */
export interface RuledTeam {
  readonly league: League | null;
  readonly division: Division | null;
  readonly sex: 'male' | 'female' | null;
}

/** The row about an act among the rules of a team; null where none was found. */
export function contactRowOf(act: ContactAct, rules: readonly RecruitingRule[]): RecruitingRule | null {
  for (const end of ROWS_OF[act]) {
    const row = rules.find(({ id, certainty }) => end.test(id) && certainty !== 'unknown');
    if (row !== undefined) return row;
  }
  return null;
}

/** What the rules of a team's organisation say about writing to a player. */
export interface ContactRule {
  readonly rule: RecruitingRule;
  /** From when, for the class of the player; null where the rule names no day or the class is not known. */
  readonly from: string | null;
}

/** Before every day of which a rule may speak. */
const ONCE = '0000-01-01';

/**
 * The rule about messages of coaches to players, for a team and the class of a player. It informs and refuses nothing.
 * Null where we know no sure rule.
 */
export function contactRule({ league, division, sex }: RuledTeam, graduationYear: number | null): ContactRule | null {
  if (league === null || league === 'other') return null;
  const sure = rulesFor(league, division, sex).filter(({ certainty }) => certainty === 'high' || certainty === 'medium');
  const rule = contactRowOf('write', sure);
  if (rule === null) return null;
  const state = ruleState(rule, graduationYear, ONCE);
  return { rule, from: state.kind === 'begins' ? state.on : null };
}
