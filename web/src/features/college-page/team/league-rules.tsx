import { Box } from '@chakra-ui/react/box';
import { oldestCheck, rulesFor } from '@touchline/domain/reference/recruiting-rules/recruiting-rules';
import { whoseRule } from '@touchline/domain/reference/recruiting-rules/rule-names';
import { useLanguage } from '../../../i18n/language-provider';
import { coachRulesAddress } from '../../../lib/addresses/rules-address';
import { PageLink } from '../../../ui/links';
import { Section } from '../../../ui/page-layout';
import { useLongDate } from '../../../ui/use-dates';
import { useCollegePage, useCollegeTeam } from '../use-college-page';

const TEXTS = {
  en: {
    title: (whose: string) => `The rules of ${whose}`,
    checked: (day: string) => `Last checked on ${day} or later. Rules change: ask the coach or the college.`,
    all: 'All rules with their sources',
  },
  de: {
    title: (whose: string) => `Die Regeln: ${whose}`,
    checked: (day: string) =>
      `Zuletzt am ${day} oder später geprüft. Regeln ändern sich: Frag beim Coach oder beim College nach.`,
    all: 'Alle Regeln mit Quellen',
  },
} as const;

/** So many rules stand in the box; the page of rules has all. */
const SHOWN = 6;

/** What the league of the team lets coaches and players do, in one box; nothing where no sure rule is known. */
export function LeagueRules() {
  const { language } = useLanguage();
  const texts = TEXTS[language];
  const longDate = useLongDate();
  const { college, sex } = useCollegePage();
  const { league } = college;
  const team = useCollegeTeam()?.team;
  if (league === null || league === 'other') return null;
  const division = team?.division ?? college.division;
  const rules = rulesFor(league, division, sex).filter(({ certainty }) => certainty === 'high' || certainty === 'medium');
  /** Where the division is not known, a rule says whose it is. */
  const isOfOneDivision = (rule: (typeof rules)[number]) => division === null && rule.division !== null;
  const since = oldestCheck(rules);
  if (since === null) return null;
  return (
    <Section title={texts.title(whoseRule({ organisation: league, division }))}>
      <Box borderWidth="1px" borderRadius="card" bg="bg.panel" px={{ base: '4', md: '6' }} py={{ base: '3', md: '5' }}>
        <Box as="dl" display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="5">
          {rules.slice(0, SHOWN).map((rule) => (
            <div key={rule.id}>
              <Box as="dt" textStyle="small" color="fg.muted">
                {isOfOneDivision(rule) ? `${rule.topic[language]}, ${whoseRule(rule)}` : rule.topic[language]}
              </Box>
              <Box as="dd" fontWeight="semibold" lineHeight="1.4">
                {rule.value[language]}
              </Box>
            </div>
          ))}
        </Box>
        <Box textStyle="small" color="fg.muted" mt="4">
          {texts.checked(longDate(since))}{' '}
          <PageLink
            to={coachRulesAddress(league, division)}
            color="pitch.fg"
            fontWeight="semibold"
            textDecoration="underline"
            py="2.5"
          >
            {texts.all}
          </PageLink>
        </Box>
      </Box>
    </Section>
  );
}
