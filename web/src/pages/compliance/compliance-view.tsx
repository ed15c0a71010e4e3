import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import type { Language } from '@touchline/domain/kernel/language';
import { FoldedPart } from '../../components/folded-part';
import { TextPage, TextSections } from '../../components/text-page';
import { ChapterSources } from '../../components/rules/rule-lines';
import { useInLanguage } from '../../features/guide/use-in-language';
import { useLanguage } from '../../i18n/language-provider';
import { coachRulesId } from '../../lib/addresses/rules-address';
import { Section } from '../../ui/page-layout';
import { useLongDate } from '../../ui/use-dates';
import type { HeadContext, PageHead } from '../page-definition';
import { COMPLIANCE_TEXTS } from './compliance-texts';
import type { ComplianceRules, LoadedCompliance } from './load-compliance';

// The loader comes with the view: one download in place of two.
export { loadCompliance } from './load-compliance';

const CHANGED_ON = '2026-11-24';
const rulesIn = async (language: Language) => (await import('./load-compliance')).complianceRules(language);

/** /ncaacompliance: the rules of the table by whom they bind, and how the product keeps to them (S2-14). */
export function View({ data: { language: loadedIn, rules: loaded, day } }: { readonly data: LoadedCompliance }) {
  const { language } = useLanguage();
  const longDate = useLongDate();
  const texts = COMPLIANCE_TEXTS[language];
  const { coaches, players, checkedSince } = useInLanguage({ language: loadedIn, text: loaded }, rulesIn);
  return (
    <TextPage title={texts.title} lead={texts.lead} changedOn={CHANGED_ON}>
      <TextSections sections={texts.product} />
      <RuleGroups id="coaches" title={texts.coaches} text={texts.coachesText} groups={coaches} day={day} />
      <RuleGroups id="players" title={texts.players} text={texts.playersText} groups={players} day={day} />
      <TextSections sections={texts.boosters} />
      {checkedSince !== null && <Text color="fg.muted">{texts.checkedSince(longDate(checkedSince))}</Text>}
    </TextPage>
  );
}

interface RuleGroupsProps {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly groups: ComplianceRules['coaches'];
  readonly day: string;
}

function RuleGroups({ id, title, text, groups, day }: RuleGroupsProps) {
  const { count } = COMPLIANCE_TEXTS[useLanguage().language];
  return (
    <Box id={id}>
      <Section title={title} intro={text}>
        <Box css={COLUMNS}>
          {groups.map(({ whose, rules }) => (
            <Box key={whose} mb={{ lg: '8' }} borderBottomWidth={{ base: '1px', lg: '0' }}>
              <FoldedPart
                {...(id === 'coaches' ? { id: coachRulesId(whose) } : {})}
                level="h3"
                title={whose}
                count={count(rules.length)}
              >
                <ChapterSources rules={rules} day={day} />
              </FoldedPart>
            </Box>
          ))}
        </Box>
      </Section>
    </Box>
  );
}

/** On wide screens the rules flow through two columns of one height; none is torn, and no name stands alone. */
const COLUMNS = {
  '@media (min-width: 62rem)': { columnCount: 2, columnGap: '4rem' },
  '& li': { breakInside: 'avoid' },
  '& h3': { breakAfter: 'avoid' },
} as const;

/** The head of the page. */
export function head({ language }: HeadContext<LoadedCompliance>): PageHead {
  const { title, lead } = COMPLIANCE_TEXTS[language];
  return { title, description: lead, changedOn: CHANGED_ON };
}
