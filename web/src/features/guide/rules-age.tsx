import { Box } from '@chakra-ui/react/box';
import type { Language } from '@touchline/domain/kernel/language';
import { whoseRule } from '@touchline/domain/reference/recruiting-rules/rule-names';
import { notRecheckedSince } from '@touchline/domain/reference/recruiting-rules/rule-state';
import { oldestCheck } from '@touchline/domain/reference/recruiting-rules/recruiting-rules';
import { RECRUITING_RULES } from '@touchline/domain/reference/recruiting-rules/rule-table';
import { useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { Section } from '../../ui/page-layout';
import { useLongDate } from '../../ui/use-dates';

const TEXTS = {
  en: {
    title: 'The age of the rules',
    intro: 'Only admins see this. A new table comes with npm run import:rules and the next build.',
    all: (count: number, day: string) => `${count} rules. The one that was checked longest ago was checked on ${day}.`,
    stale: (count: number) => `${count} of them were not re-checked, or speak of an earlier season:`,
    none: 'All were checked in this season.',
    since: (since: string) => `since ${since}`,
  },
  de: {
    title: 'Das Alter der Regeln',
    intro: 'Das sehen nur Admins. Eine neue Tabelle kommt mit npm run import:rules und dem nächsten Build.',
    all: (count: number, day: string) => `${count} Regeln. Am längsten liegt die Prüfung vom ${day} zurück.`,
    stale: (count: number) => `${count} davon sind nicht mehr geprüft oder gelten für eine frühere Saison:`,
    none: 'Alle sind in dieser Saison geprüft.',
    since: (since: string) => `seit ${since}`,
  },
} as const satisfies Record<Language, object>;

/** For admins: how long ago the rules were checked, and which of them need it again. */
export function RulesAge() {
  const { language } = useLanguage();
  const longDate = useLongDate();
  const [day] = useState(() => new Date().toISOString().slice(0, 10));
  const texts = TEXTS[language];
  const stale = RECRUITING_RULES.flatMap((rule) => {
    const since = notRecheckedSince(rule, day);
    return since === null ? [] : [{ rule, since: since.length === day.length ? longDate(since) : since }];
  });
  return (
    <Section title={texts.title} intro={texts.intro}>
      <p>{texts.all(RECRUITING_RULES.length, longDate(oldestCheck(RECRUITING_RULES) ?? day))}</p>
      <p>{stale.length === 0 ? texts.none : texts.stale(stale.length)}</p>
      <Box as="ul" listStyleType="disc" ps="6" mt="2" textStyle="small">
        {stale.map(({ rule, since }) => (
          <li key={rule.id}>{`${whoseRule(rule)}: ${rule.topic[language]} (${texts.since(since)})`}</li>
        ))}
      </Box>
    </Section>
  );
}
