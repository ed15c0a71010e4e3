import type { Division, League } from '../college-kinds';
import { RECRUITING_RULES } from './rule-table';

/** The average of the core courses with which somebody may play in the first year, by a row of the rules. */
interface GradeRule {
  readonly least: number;
  readonly season: string;
}

/** The rule of a league and division on grades; null where no row names one number. */
export function gradeRuleOf(league: League | null, division: Division | null): GradeRule | null {
  const rule = RECRUITING_RULES.find(({ id }) => league === 'ncaa' && id === `ncaa-d${division}-gpa`);
  const least = Number(rule?.value.en);
  return rule === undefined || !Number.isFinite(least) ? null : { least, season: rule.season };
}
