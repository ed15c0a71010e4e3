import type { Language } from '@touchline/domain/kernel/language';
import type { RecruitingRule } from '@touchline/domain/reference/recruiting-rules/recruiting-rule';
import { whoseRule } from '@touchline/domain/reference/recruiting-rules/rule-names';

/** A rule in the language of the page that names it. */
export interface CitedRule extends Pick<RecruitingRule, 'id' | 'certainty' | 'sourceAddress' | 'readOn' | 'season'> {
  /** `NCAA Division I`. */
  readonly whose: string;
  readonly topic: string;
  readonly value: string;
  readonly other: { readonly value: string; readonly source: string } | null;
  readonly source: string;
  readonly note: string | null;
}

/** A rule of the table in one language, with everything that people must know about it. */
export function citedRuleOf(rule: RecruitingRule, language: Language): CitedRule {
  const { id, certainty, sourceAddress, readOn, season, otherValue, note } = rule;
  return {
    ...{ id, certainty, sourceAddress, readOn, season },
    whose: whoseRule(rule),
    topic: rule.topic[language],
    value: rule.value[language],
    other: otherValue === null ? null : { value: otherValue.value[language], source: otherValue.source[language] },
    source: rule.source[language],
    note: note === null ? null : note[language],
  };
}
