import { Box } from '@chakra-ui/react/box';
import type { ContactClock } from '@touchline/domain/reference/recruiting-rules/contact-clock';
import type { RecruitingRule } from '@touchline/domain/reference/recruiting-rules/recruiting-rule';
import { useLanguage } from '../../i18n/language-provider';
import { PageLink } from '../../ui/links';
import { citedRuleOf } from '../rules/cited-rule';
import { RuleSource } from '../rules/rule-lines';
import { stateText, titleOfAct, validityText } from './clock-texts';

const TEXTS = {
  en: {
    whose: (whose: string) => `The rules of ${whose}`,
    guide: 'How these rules work',
    transfers: 'Rules on transfers',
    left: 'Your class has finished school. If you study at a college already, the rules on transfers count.',
    ask: 'The rules inform you; they may have changed. The coach or the compliance office of the college knows.',
  },
  de: {
    whose: (whose: string) => `Die Regeln: ${whose}`,
    guide: 'Wie diese Regeln funktionieren',
    transfers: 'Regeln für Wechsel',
    left: 'Dein Jahrgang ist mit der Schule fertig. Wenn du schon am College studierst, gelten die Regeln für Wechsel.',
    ask: 'Die Regeln sind zur Information und können sich geändert haben. Der Coach oder die Compliance-Stelle des Colleges weiß es.',
  },
} as const;

interface ClockDetailProps {
  readonly clock: ContactClock;
  readonly day: string;
}

/** What stands behind the line of the clock: each act with its rule, source, doubts and last check. */
export function ClockDetail({ clock, day }: ClockDetailProps) {
  const { language } = useLanguage();
  const texts = TEXTS[language];
  const validity = validityText(clock, language);
  const acts = clock.kind === 'known' || clock.kind === 'noRule' ? clock.acts : [];
  const periods = clock.kind === 'known' ? clock.periods : null;
  const whose = clock.kind === 'known' ? clock.whose : null;
  const hasLeft = clock.kind === 'known' && clock.hasLeftSchool;
  return (
    <Box display="grid" rowGap="4" textStyle="small">
      {whose !== null && <Box fontWeight="semibold">{texts.whose(whose)}</Box>}
      {hasLeft && <Box>{texts.left}</Box>}
      {validity !== null && <Box>{validity}</Box>}
      {(acts.length > 0 || periods !== null) && (
        <Box as="ul" listStyleType="none" display="grid" rowGap="4">
          {acts.map(({ act, rule, state }) => (
            <RuleEntry
              key={act}
              title={`${titleOfAct(act, language)}: ${stateText(state, language)}`}
              rule={rule}
              day={day}
              isRepeated={acts.find((one) => one.rule === rule)?.act !== act}
            />
          ))}
          {periods !== null && <RuleEntry title={periods.topic[language]} rule={periods} day={day} isRepeated={false} />}
        </Box>
      )}
      <Box color="fg.muted">
        {texts.ask}{' '}
        <PageLink to={`/guide/${hasLeft ? 'transfers' : 'rules-and-calendar'}`} textDecoration="underline" py="2.5">
          {hasLeft ? texts.transfers : texts.guide}
        </PageLink>
      </Box>
    </Box>
  );
}

interface RuleEntryProps {
  readonly title: string;
  readonly rule: RecruitingRule;
  readonly day: string;
  /** Whether an entry above shows the same rule. */
  readonly isRepeated: boolean;
}

/** An act with its rule; a rule about several acts is written out once. */
function RuleEntry({ title, rule, day, isRepeated }: RuleEntryProps) {
  const { language } = useLanguage();
  return (
    <Box as="li" minW="0" overflowWrap="anywhere">
      <Box fontWeight="semibold">{title}</Box>
      {!isRepeated && <RuleSource rule={citedRuleOf(rule, language)} day={day} />}
    </Box>
  );
}
