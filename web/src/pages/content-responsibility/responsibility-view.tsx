import { Box } from '@chakra-ui/react/box';
import type { Language } from '@touchline/domain/kernel/language';
import { REMOVAL_REQUESTS, REPORTS_READ_WITHIN_HOURS } from '@touchline/domain/reference/limits';
import { TextPage, TextSections, TwoColumns } from '../../components/text-page';
import { RemovalForm } from '../../features/contact/removal-form';
import { useLanguage } from '../../i18n/language-provider';
import { Section } from '../../ui/page-layout';
import type { HeadContext, PageHead } from '../page-definition';
import { englishResponsibility } from './english-responsibility';
import { germanResponsibility } from './german-responsibility';
import type { ResponsibilityTexts } from './responsibility-texts';

const CHANGED_ON = '2026-11-24';
const TEXTS: Readonly<Record<Language, ResponsibilityTexts>> = { en: englishResponsibility, de: germanResponsibility };
const FACTS = { readWithinHours: REPORTS_READ_WITHIN_HOURS, keptDays: REMOVAL_REQUESTS.keptDays };

/** /contentResponsibility: who answers for what, and the form for corrections and removals (S2-14). */
export function View() {
  const { title, lead, sections, formTitle, formIntro, form, after } = TEXTS[useLanguage().language];
  return (
    <TextPage title={title} lead={lead} changedOn={CHANGED_ON}>
      <TwoColumns
        first={<TextSections sections={sections} isNarrow />}
        beside={
          <Box id="request">
            <Section title={formTitle} intro={formIntro}>
              <RemovalForm texts={form} />
            </Section>
          </Box>
        }
        last={<TextSections sections={after(FACTS)} isNarrow />}
      />
    </TextPage>
  );
}

/** The head of the page. */
export function head({ language }: HeadContext<null>): PageHead {
  const { title, lead } = TEXTS[language];
  return { title, description: lead, changedOn: CHANGED_ON };
}
