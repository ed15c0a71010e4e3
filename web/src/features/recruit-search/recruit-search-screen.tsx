import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { useTranslations } from '../../i18n/use-translations';
import { Content } from '../../ui/page-layout';
import { SkipLink } from '../../ui/skip-link';
import { TabsNav } from '../../ui/tabs-nav';
import { ChosenFilters, RecruitFilters } from './deferred-recruits';
import { RecruitBox } from './recruit-box';
import { RecruitResults } from './recruit-results';
import { useRecruitResults } from './recruit-results-query';
import { RecruitCount, RecruitDrawer, RecruitOrder } from './recruit-toolbar';

/** The filters stay beside the results and scroll on their own. */
const OWN_SCROLL = {
  position: 'sticky',
  top: '4',
  maxHeight: 'calc(100vh - 2rem)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  px: '1',
  mx: '-1',
} as const;

/** / : the search of recruits (S2-02). Its whole state is in the address (docs/search.md). */
export function RecruitSearchScreen() {
  const t = useTranslations();
  const results = useRecruitResults();
  const total = results.data?.total ?? null;
  const tabs = [
    { to: '/', text: t('recruits.tabRecruits'), isCurrent: true },
    { to: '/colleges', text: t('recruits.tabColleges'), isCurrent: false },
    { to: '/camps', text: t('recruits.tabCamps'), isCurrent: false },
  ];
  return (
    <Content py={{ base: '8', md: '12' }}>
      <Heading as="h1" textStyle="h1">
        {t('recruits.title')}
      </Heading>
      <Box mt="4" mb="6">
        <TabsNav label={t('recruits.tabs')} tabs={tabs} />
      </Box>
      <RecruitBox />
      <SkipLink to="results">{t('recruits.skipToResults')}</SkipLink>
      <Box
        mt={{ base: '5', md: '8' }}
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '17.5rem minmax(0, 1fr)' }}
        gap={{ base: '4', lg: '10' }}
        alignItems="start"
      >
        <Box as="aside" aria-labelledby="recruit-filters" hideBelow="lg" {...OWN_SCROLL}>
          <Heading as="h2" id="recruit-filters" textStyle="h3" mb="3">
            {t('recruits.filters')}
          </Heading>
          <RecruitFilters />
        </Box>
        <Box id="results" tabIndex={-1} minW="0" outline="none" scrollMarginTop="6rem">
          <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3" mb="4" minH="11">
            <RecruitCount total={total} />
            <Box display="flex" flexWrap="wrap" gap="3" minW="0" width={{ base: 'full', sm: 'auto' }}>
              <RecruitDrawer total={total ?? 0} />
              <RecruitOrder />
            </Box>
          </Box>
          <ChosenFilters />
          <RecruitResults results={results} />
        </Box>
      </Box>
    </Content>
  );
}
