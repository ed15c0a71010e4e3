import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import type { Language } from '@touchline/domain/kernel/refusal/api-messages';
import { useTranslations } from '../../i18n/use-translations';
import { Content } from '../../ui/page-layout';
import { TabsNav } from '../../ui/tabs-nav';
import type { HeadContext, PageHead } from '../page-definition';
import { FindColleges, type FirstColleges } from './find-colleges';
import { RecruitsSoon } from './recruits-soon';

/** / : the search for recruits (S2-02). Until there are profiles to find it says so and offers the college search. */
export function View({ data }: { readonly data: FirstColleges }) {
  const t = useTranslations();
  const tabs = [
    { to: '/', text: t('recruits.tabRecruits'), isCurrent: true },
    { to: '/colleges', text: t('recruits.tabColleges'), isCurrent: false },
    { to: '/camps', text: t('recruits.tabCamps'), isCurrent: false },
  ];
  return (
    <Content py={{ base: '8', md: '14' }}>
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
        <FindColleges first={data} />
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

/** The head of / for search engines and link previews. */
export function head({ language }: HeadContext<FirstColleges>): PageHead {
  return TEXTS[language];
}
