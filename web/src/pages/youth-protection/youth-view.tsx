import type { Language } from '@touchline/domain/kernel/language';
import { MIN_AGE } from '@touchline/domain/person/consent/age-rules';
import { GUARDIAN_QUESTIONS, REPORTS_READ_WITHIN_HOURS } from '@touchline/domain/reference/limits';
import { TextPage, TextSections } from '../../components/text-page';
import { useLanguage } from '../../i18n/language-provider';
import type { HeadContext, PageHead } from '../page-definition';
import { englishYouth } from './english-youth';
import { germanYouth } from './german-youth';
import type { YouthTexts } from './youth-texts';

const CHANGED_ON = '2026-11-27';
const TEXTS: Readonly<Record<Language, YouthTexts>> = { en: englishYouth, de: germanYouth };

const FACTS = {
  minimumAge: MIN_AGE.signUp,
  ageRule: MIN_AGE.ageRule,
  adultAge: MIN_AGE.adult,
  answerDays: GUARDIAN_QUESTIONS.validDays,
  readWithinHours: REPORTS_READ_WITHIN_HOURS,
};

/** /youthProtection: what we do for people under 18, in plain words (S2-14). */
export function View() {
  const { title, lead, sections } = TEXTS[useLanguage().language];
  return (
    <TextPage title={title} lead={lead} changedOn={CHANGED_ON}>
      <TextSections sections={sections(FACTS)} />
    </TextPage>
  );
}

/** The head of the page. */
export function head({ language }: HeadContext<null>): PageHead {
  const { title, lead } = TEXTS[language];
  return { title, description: lead, changedOn: CHANGED_ON };
}
