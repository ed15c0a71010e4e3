import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { useLanguage } from '../../i18n/language-context';
import { useTranslations } from '../../i18n/use-translations';
import { Content } from '../../ui/content';
import { PageTitle } from '../../ui/page-title';
import { TabsNav } from '../../ui/tabs-nav';
import { FindColleges } from './find-colleges';
import { headOfRecruitSearch } from './recruit-search-head';
import { RecruitsSoon } from './recruits-soon';

/** / : the search for recruits (specification §2). Until there are profiles to find it says so, and offers the search that works. */
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
