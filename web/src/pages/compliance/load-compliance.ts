import type { Language } from '@touchline/domain/kernel/language';
import type { RecruitingRule } from '@touchline/domain/reference/recruiting-rules/recruiting-rule';
import { oldestCheck } from '@touchline/domain/reference/recruiting-rules/recruiting-rules';
import { RECRUITING_RULES } from '@touchline/domain/reference/recruiting-rules/rule-table';
import { type CitedRule, citedRuleOf } from '../../components/rules/cited-rule';
import type { LoaderContext } from '../page-definition';

/** The rules of an organisation and a division, in the order of the table. */
interface RuleGroup {
  readonly whose: string;
  readonly rules: readonly CitedRule[];
}

/** The rules of the table in one language: those that bind coaches and colleges, and those that bind players. */
export interface ComplianceRules {
  readonly coaches: readonly RuleGroup[];
  readonly players: readonly RuleGroup[];
  /** The day on which the rule that was checked longest ago was checked; null without rules. */
  readonly checkedSince: string | null;
}

/** What the page shows; `day` is the present day, by which rules are judged. */
export interface LoadedCompliance {
  readonly language: Language;
  readonly rules: ComplianceRules;
  readonly day: string;
}

const DAY_LENGTH = 10;

/** Loads the rules for the language of the page. */
export function loadCompliance({ language }: LoaderContext): Promise<LoadedCompliance> {
  return Promise.resolve({ language, rules: complianceRules(language), day: new Date().toISOString().slice(0, DAY_LENGTH) });
}

/** The rules of the table by whom they bind, in a language. A rule about both stands in both parts. */
export function complianceRules(language: Language): ComplianceRules {
  const binds = (whom: RegExp) =>
    groupsOf(
      RECRUITING_RULES.filter(({ who }) => whom.test(who.en)),
      language,
    );
  return { coaches: binds(/coach|college/), players: binds(/^player|and player/), checkedSince: oldestCheck(RECRUITING_RULES) };
}

function groupsOf(rules: readonly RecruitingRule[], language: Language): readonly RuleGroup[] {
  const cited = rules.map((rule) => citedRuleOf(rule, language));
  return [...new Set(cited.map(({ whose }) => whose))].map((whose) => ({
    whose,
    rules: cited.filter((rule) => rule.whose === whose),
  }));
}
