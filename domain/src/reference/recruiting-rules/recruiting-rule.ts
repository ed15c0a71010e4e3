import type { Division, League } from '../college-kinds';
import type { Names } from '../reference-list';

/** The organisations whose rules the table holds. */
export type RuleOrganisation = Exclude<League, 'other'>;

/** How sure a rule is. `low` is not confirmed for this season; `unknown` says what was not found. */
export const RULE_CERTAINTIES = ['high', 'medium', 'low', 'unknown'] as const;
export type RuleCertainty = (typeof RULE_CERTAINTIES)[number];

/** Where in school a rule begins: after, before or in a year of high school. */
export interface RuleSchoolYear {
  readonly relation: 'after' | 'before' | 'in';
  readonly grade: number;
}

/** One rule of recruiting, with its source and the day on which we last checked it (docs/data-sources.md). */
export interface RecruitingRule {
  readonly id: string;
  readonly organisation: RuleOrganisation;
  /** Null holds for every division. */
  readonly division: Division | null;
  /** Null holds for men and women. */
  readonly sex: 'male' | 'female' | null;
  readonly topic: Names;
  /** Whom the rule binds. */
  readonly who: Names;
  /** The day of the year on which it begins, as MM-DD; null where no day is known or none counts. */
  readonly monthDay: string | null;
  readonly schoolYear: RuleSchoolYear | null;
  readonly value: Names;
  /** What another source says; both are shown. */
  readonly otherValue: { readonly value: Names; readonly source: Names } | null;
  /** `2025-26`, `2014`, either of them with ` and since`, `undated` or `standing rule`. */
  readonly season: string;
  readonly certainty: RuleCertainty;
  /** Where the rule stands; of an `unknown` one, the official page at which people must look. */
  readonly source: Names;
  /** The address of the source without scheme. */
  readonly sourceAddress: string | null;
  /** The day on which we last read the source, as YYYY-MM-DD. */
  readonly readOn: string;
  readonly note: Names | null;
}
