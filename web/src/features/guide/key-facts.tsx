import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { RuleHint, ruleAnchor } from '../../components/rules/rule-lines';
import { RULE_TEXTS } from '../../components/rules/rule-texts';
import { useLanguage } from '../../i18n/language-provider';
import { useBodyTexts } from './body-texts';
import type { Chapter } from './chapter';
import { Hint } from './hint';

interface KeyFactsProps {
  readonly chapter: Chapter;
  readonly day: string;
}

/** High enough for a finger. */
const PRESSED_ON_PHONES = {
  '@media (max-width: 47.99rem)': { '& > span > a': { display: 'inline-block', paddingBlock: '0.75rem' } },
} as const;

/** The rules that matter most in a chapter, each with its value and the way to its source. */
export function KeyFacts({ chapter: { keyFacts, rules }, day }: KeyFactsProps) {
  const texts = useBodyTexts();
  const ruleTexts = RULE_TEXTS[useLanguage().language];
  const facts = keyFacts.flatMap((id) => {
    const index = rules.findIndex((rule) => rule.id === id);
    const rule = rules[index];
    return rule === undefined ? [] : [{ rule, number: index + 1 }];
  });
  if (facts.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="key-facts" bg="bg.panel" borderWidth="1px" borderRadius="card" px="5" py="4" mt="6">
      <Heading as="h2" id="key-facts" textStyle="h4">
        {texts.keyFacts}
      </Heading>
      <Box as="ul" listStyleType="none" mt="2">
        {facts.map(({ rule, number }) => (
          <Box as="li" key={rule.id} py="2" borderTopWidth="1px" _first={{ borderTopWidth: '0' }} css={PRESSED_ON_PHONES}>
            <Box textStyle="small" color="fg.muted">
              {`${rule.whose}: ${rule.topic}`}
            </Box>
            <Hint kind="rule" to={`#${ruleAnchor(rule.id)}`} hint={<RuleHint rule={rule} day={day} />}>
              {rule.value}
              <Box as="sup" aria-label={texts.mark(number)} fontSize="xs" lineHeight="0" color="pitch.fg" ms="0.5">
                {number}
              </Box>
            </Hint>
            {rule.other !== null && <Box textStyle="small">{`${ruleTexts.disagree}. ${ruleTexts.otherSays(rule.other)}`}</Box>}
            {rule.certainty === 'low' && (
              <Box textStyle="small" color="signal.amber">
                {ruleTexts.low}
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
