import type { Language } from '@touchline/domain/kernel/language';
import type { RecruitingRule } from '@touchline/domain/reference/recruiting-rules/recruiting-rule';
import { whoseRule } from '@touchline/domain/reference/recruiting-rules/rule-names';
import type { CitedRule } from './chapter';

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
