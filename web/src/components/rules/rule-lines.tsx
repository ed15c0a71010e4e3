import { Box } from '@chakra-ui/react/box';
import { seasonName } from '@touchline/domain/reference/recruiting-rules/rule-names';
import { notRecheckedSince } from '@touchline/domain/reference/recruiting-rules/rule-state';
import { useLanguage } from '../../i18n/language-provider';
import { OutsideLink } from '../../ui/links';
import { useLongDate } from '../../ui/use-dates';
import type { CitedRule } from './cited-rule';
import { RULE_TEXTS } from './rule-texts';

/** Everything that people must know about a rule next to its value: doubts, season, and when we last checked it. */
function useRuleLines(): (rule: CitedRule, day: string) => readonly string[] {
  const longDate = useLongDate();
  const { language } = useLanguage();
  const texts = RULE_TEXTS[language];
  return (rule, day) => {
    const { certainty, other, season, readOn, note, source } = rule;
    const since = notRecheckedSince({ season, readOn }, day);
    return [
      ...(other === null ? [] : [texts.otherSays(other)]),
      ...(note === null ? [] : [note]),
      ...(certainty === 'low' ? [texts.low] : []),
      certainty === 'unknown' ? texts.unknown(source) : texts.source(source),
      texts.season(seasonName(season, language)),
      texts.checked(longDate(readOn)),
      ...(since === null ? [] : [texts.notRechecked(since.length === 10 ? longDate(since) : since)]),
    ];
  };
}

interface RuleProps {
  readonly rule: CitedRule;
  /** The present day, by which the rule is judged. */
  readonly day: string;
}

/** The explanation of a cited rule: what it says, then all that is to be known about it. */
export function RuleHint({ rule, day }: RuleProps) {
  const linesOf = useRuleLines();
  return (
    <>
      <Box as="span" display="block" fontWeight="semibold">
        {`${rule.whose}: ${rule.topic}`}
      </Box>
      <Box as="span" display="block">
        {rule.value}
      </Box>
      {linesOf(rule, day).map((line) => (
        <Box as="span" key={line} display="block" color="fg.muted">
          {line}
        </Box>
      ))}
    </>
  );
}

/** The address of a rule among the sources of its chapter. */
export function ruleAnchor(id: string): string {
  return `rule-${id}`;
}

/** What a rule says, its source and its doubts, and the link to the source. */
export function RuleSource({ rule, day }: RuleProps) {
  const linesOf = useRuleLines();
  return (
    <>
      <Box>{rule.value}</Box>
      <Box color="fg.muted">{linesOf(rule, day).join(' · ')}</Box>
      {rule.sourceAddress !== null && <OutsideLink href={`https://${rule.sourceAddress}`} text={hostOf(rule.sourceAddress)} />}
    </>
  );
}

/** The rules that a chapter cites, numbered, each with its source and its doubts. */
export function ChapterSources({ rules, day }: { readonly rules: readonly CitedRule[]; readonly day: string }) {
  return (
    <Box as="ol" listStyleType="decimal" ps="6" textStyle="small" display="grid" rowGap="4">
      {rules.map((rule) => (
        <Box as="li" key={rule.id} id={ruleAnchor(rule.id)} minW="0" overflowWrap="anywhere">
          <Box fontWeight="semibold">{`${rule.whose}: ${rule.topic}`}</Box>
          <RuleSource rule={rule} day={day} />
        </Box>
      ))}
    </Box>
  );
}

function hostOf(address: string): string {
  return (address.split('/')[0] ?? address).replace(/^www\./, '');
}
