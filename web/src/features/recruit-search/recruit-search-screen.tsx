import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import type { Language } from '@touchline/domain/kernel/refusal/api-messages';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import { Content, PageTitle } from '../../ui/page-layout';
import { TabsNav } from '../../ui/tabs-nav';
import { FindColleges } from './find-colleges';
import { RecruitsSoon } from './recruits-soon';

/** / : the search for recruits (S2-02). Until there are profiles to find it says so and offers the college search. */
export function RecruitSearchScreen() {
  const t = useTranslations();
  const { language } = useLanguage();
  const tabs = [
    { to: '/', text: t('recruits.tabRecruits'), isCurrent: true },
    { to: '/colleges', text: t('recruits.tabColleges'), isCurrent: false },
    { to: '/camps', text: t('recruits.tabCamps'), isCurrent: false },
  ];
  return (
    <Content py={{ base: '8', md: '14' }}>
      <PageTitle text={headOfRecruitSearch(language).title} />
      <Heading as="h1" textStyle="h1">
        {t('recruits.title')}
      </Heading>
      <Box mt="4">
        <TabsNav label={t('recruits.tabs')} tabs={tabs} />
      </Box>
      <Box mt={{ base: '6', md: '8' }}>
        <RecruitsSoon />
      </Box>
      <Box mt={{ base: '14', md: '20' }}>
        <FindColleges />
      </Box>
    </Content>
  );
}

const TEXTS = {
  en: {
    title: 'Recruits',
    description: 'Recruit search opens soon on Touchline. Ready today: find a college by name, nickname, town or state.',
  },
  de: {
    title: 'Talente',
    description:
      'Die Talentsuche öffnet bald auf Touchline. Heute schon da: Colleges nach Name, Spitzname, Ort oder Bundesstaat finden.',
  },
} as const satisfies Record<Language, { title: string; description: string }>;

/** Title and description of / for search engines and link previews; the title comes without the site's name. */
export function headOfRecruitSearch(language: Language): {
  readonly title: string;
  readonly description: string;
  readonly path: string;
} {
  return { ...TEXTS[language], path: '/' };
}
