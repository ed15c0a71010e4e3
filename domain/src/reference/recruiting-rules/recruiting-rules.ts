import type { Division } from '../college-kinds';
import type { RecruitingRule, RuleOrganisation } from './recruiting-rule';
import { RECRUITING_RULES } from './rule-table';

/**
 * The rules for a team of an organisation, in the order of the table: those of its division and those of every
 * division, for its sex and for both. Null asks for every division, or for both sexes.
 */
export function rulesFor(
  organisation: RuleOrganisation,
  division: Division | null,
  sex: 'male' | 'female' | null,
): readonly RecruitingRule[] {
  return RECRUITING_RULES.filter(
    (rule) =>
      rule.organisation === organisation &&
      (division === null || rule.division === null || rule.division === division) &&
      (sex === null || rule.sex === null || rule.sex === sex),
  );
}

/** The day on which the rule that was checked longest ago was checked, as YYYY-MM-DD. */
export function oldestCheck(rules: readonly RecruitingRule[]): string | null {
  return rules.map(({ readOn }) => readOn).toSorted()[0] ?? null;
}
