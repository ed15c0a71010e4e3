import { dayAfter } from '../../kernel/day';
import { LEAGUES } from '../college-kinds';
import { LEFT_SCHOOL } from '../limits';
import { CONTACT_ACTS, type ContactAct, contactRowOf, type RuledTeam } from './contact-rule';
import type { RecruitingRule } from './recruiting-rule';
import { rulesFor } from './recruiting-rules';
import { whoseRule } from './rule-names';
import { type RuleState, ruleState } from './rule-state';

/** An act of coaches with the row about it, and what the row means on the day. */
export interface ActState {
  readonly act: ContactAct;
  readonly rule: RecruitingRule;
  readonly state: RuleState;
}

/** What coaches may do next: from a day, or with the summer of a year, of which nobody says the day. */
export type NextChange =
  | { readonly kind: 'day'; readonly on: string; readonly acts: readonly ContactAct[] }
  | { readonly kind: 'summer'; readonly year: number; readonly acts: readonly ContactAct[] };

/** What the rules let the coaches of a team do towards a player on a day. Days are YYYY-MM-DD. */
export type ContactClock =
  /** The league is not known, or we have no rules of it. */
  | { readonly kind: 'noLeague' }
  /** The rules depend on the division, and it is not known. */
  | { readonly kind: 'needsDivision'; readonly whose: string }
  /** The organisation has no row about writing, calls and meetings; `acts` has what other rows say. */
  | { readonly kind: 'noRule'; readonly whose: string; readonly acts: readonly ActState[] }
  | {
      readonly kind: 'known';
      readonly whose: string;
      readonly acts: readonly ActState[];
      /** What coaches may do on the day. */
      readonly may: readonly ContactAct[];
      /** The last day on which `may` holds; null where no day is known on which it changes. */
      readonly until: string | null;
      readonly next: NextChange | null;
      /** Whether a rule depends on the class of the player, and it is not known. */
      readonly needsClass: boolean;
      /** The row about the periods in which nobody may meet players or have them visit; null where there is none. */
      readonly periods: RecruitingRule | null;
      /** Whether a row about an act is not confirmed for this season. */
      readonly isUnsure: boolean;
      /** Whether the school years of the class are over: these rules are about players at school. */
      readonly hasLeftSchool: boolean;
    };

const OF_CONTACT = ['write', 'call', 'meet'] as const satisfies readonly ContactAct[];
const IN_PERSON: ReadonlySet<ContactAct> = new Set(['meet', 'invite']);
const PERIODS = /-periods$/;
/** A summer without a day counts as its first month among days. */
const SUMMER_BEGINS = '06-01';

/** Whether dead and quiet periods interrupt an act for the team of the clock. */
export function isInterrupted(clock: { readonly periods: RecruitingRule | null }, act: ContactAct): boolean {
  return clock.periods !== null && IN_PERSON.has(act);
}

/** Whose dead and quiet periods interrupt some of these acts: `NCAA`; null where none do. */
export function interruptedBy(clock: { readonly periods: RecruitingRule | null }, acts: readonly ContactAct[]): string | null {
  const { periods } = clock;
  return periods !== null && acts.some((act) => isInterrupted(clock, act)) ? LEAGUES[periods.organisation].label : null;
}

/**
 * What the coaches of a team may do on a day towards a player who finishes high school in `graduationYear`, and what
 * changes next, by the rows of the rules alone. It informs and refuses nothing.
 */
export function contactClock(team: RuledTeam, graduationYear: number | null, day: string): ContactClock {
  const { league, division, sex } = team;
  if (league === null || league === 'other') return { kind: 'noLeague' };
  const rules = rulesFor(league, division, sex);
  const acts = CONTACT_ACTS.flatMap((act): ActState[] => {
    const rule = contactRowOf(act, rules);
    return rule === null ? [] : [{ act, rule, state: ruleState(rule, graduationYear, day) }];
  });
  const contact = acts.filter(({ act }) => OF_CONTACT.some((one) => one === act));
  const whose = whoseRule({ organisation: league, division: LEAGUES[league].hasDivisions ? division : null });
  if (contact.length === 0) return { kind: 'noRule', whose, acts };
  if (division === null && contact.some(({ rule }) => rule.division !== null)) return { kind: 'needsDivision', whose };
  const [next = null] = changesAhead(acts);
  return {
    ...{ kind: 'known', whose, acts, next },
    may: acts.filter(({ state }) => mayNow(state)).map(({ act }) => act),
    until: next?.kind === 'day' ? dayAfter(next.on, -1) : null,
    needsClass: acts.some(({ state }) => state.kind === 'needsYear'),
    periods: rules.find(({ id }) => PERIODS.test(id)) ?? null,
    isUnsure: acts.some(({ rule }) => rule.certainty === 'low'),
    hasLeftSchool: graduationYear !== null && day >= `${graduationYear}-${LEFT_SCHOOL.askedFrom}`,
  };
}

/** Whether a rule allows what it speaks of: a summer without a day only once it is over. */
function mayNow(state: RuleState): boolean {
  return state.kind === 'always' || state.kind === 'begun' || (state.kind === 'summer' && state.isPast);
}

/** Everything that begins later, in the order of time; acts that begin together are one change. */
export function changesAhead(acts: readonly ActState[]): readonly NextChange[] {
  const moments = [...new Set(acts.flatMap(({ state }) => momentOf(state) ?? []))].toSorted();
  return moments.flatMap((moment): NextChange[] => {
    const together = acts.filter(({ state }) => momentOf(state) === moment);
    const names = together.map(({ act }) => act);
    const state = together[0]?.state;
    if (state?.kind === 'begins') return [{ kind: 'day', on: state.on, acts: names }];
    return state?.kind === 'summer' ? [{ kind: 'summer', year: state.year, acts: names }] : [];
  });
}

/** By which a change is ordered: its day, or the beginning of its summer. Null where nothing is ahead. */
function momentOf(state: RuleState): string | null {
  if (state.kind === 'begins') return state.on;
  return state.kind === 'summer' && !state.isPast ? `${state.year}-${SUMMER_BEGINS} summer` : null;
}
