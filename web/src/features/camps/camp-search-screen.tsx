import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { milesFrom } from '@touchline/domain/search/camps/find-camps';
import { PAGE_SIZE } from '@touchline/domain/search/search-limits';
import { lazy, Suspense } from 'react';
import { SearchColumns } from '../../components/search/search-columns';
import { WatchSlot } from '../../components/watching/watch-slot';
import { GuideLink } from '../../components/guide-link';
import { useTranslations } from '../../i18n/use-translations';
import { EmptyState } from '../../ui/states/empty-state';
import { ButtonLink } from '../../ui/links';
import { Content } from '../../ui/page-layout';
import { Pagination } from '../../ui/pagination';
import { SkipLink } from '../../ui/skip-link';
import { useCampAddress, withoutCampFilters } from './camp-address';
import { CampFilters } from './camp-filters';
import { CampRow } from './camp-row';
import { CAMPS_FOUND, CampFilterDrawer, CampSearchForm, CampSortChoice, CampViews } from './camp-toolbar';
import { ChosenCampFilters } from './chosen-camp-filters';
import { PlanLink, SaveCamp } from './save-camp';

const CampCalendar = lazy(async () => ({ default: (await import('./camp-calendar')).CampCalendar }));

const loadWatch = async () => ({ Watch: (await import('./watch-camps')).WatchCamps });

interface CampSearchScreenProps {
  readonly answer: AnswerOf<'searchCamps'>;
  /** The month of the calendar, YYYY-MM. */
  readonly month: string;
}

/** /camps: the camp search as a list or by month. Its whole state is in the address (S2-04). */
export function CampSearchScreen({ answer, month }: CampSearchScreenProps) {
  const t = useTranslations();
  const { query, view } = useCampAddress();
  const { facets, total } = answer;
  return (
    <Content py={{ base: '8', md: '14' }}>
      <Box display="flex" flexWrap="wrap" alignItems="flex-start" justifyContent="space-between" columnGap="6" rowGap="3" mb="6">
        <Box minW="0">
          <Heading as="h1" textStyle="h1">
            {t('camps.title')}
          </Heading>
          <Text color="fg.muted" mt="2">
            {t(query.isPast ? 'camps.pastText' : 'camps.intro')}
          </Text>
        </Box>
        <PlanLink />
      </Box>
      <CampSearchForm />
      <SkipLink to={CAMPS_FOUND}>{t('camps.skip')}</SkipLink>
      <Box mt="4" mb="6">
        <CampViews />
      </Box>
      <SearchColumns
        resultsId={CAMPS_FOUND}
        filtersTitle={t('camps.filters')}
        filters={facets !== null && <CampFilters counts={facets} />}
        count={
          <Box display="flex" alignItems="center" columnGap="3">
            <Box role="status" minH="1.625rem" color="fg.muted" fontVariantNumeric="tabular-nums">
              {t('camps.count', { count: total })}
            </Box>
            <WatchSlot load={loadWatch} with={{}} />
          </Box>
        }
        controls={
          <>
            <CampFilterDrawer counts={facets} total={total} />
            {view === 'list' && <CampSortChoice />}
          </>
        }
      >
        <ChosenCampFilters />
        {view === 'calendar' ? (
          <Suspense fallback={<Box minH="40rem" />}>
            <CampCalendar answer={answer} month={month} />
          </Suspense>
        ) : (
          <CampList answer={answer} />
        )}
      </SearchColumns>
    </Content>
  );
}

function CampList({ answer: { items, total, today } }: Pick<CampSearchScreenProps, 'answer'>) {
  const t = useTranslations();
  const { query, linkTo } = useCampAddress();
  const { near, page } = query;
  if (items.length === 0) {
    const isPastEnd = total > 0;
    return (
      <>
        <EmptyState
          scene="corner"
          title={isPastEnd ? t('camps.pastEnd', { page }) : t('camps.emptyTitle')}
          {...(isPastEnd ? {} : { text: t('camps.emptyText') })}
          action={
            <ButtonLink to={linkTo(isPastEnd ? { ...query, page: 1 } : withoutCampFilters({ ...query, text: '' }))}>
              {t(isPastEnd ? 'camps.firstPage' : 'camps.showAll')}
            </ButtonLink>
          }
        />
        <Box textAlign="center">
          <GuideLink question="camps" />
        </Box>
      </>
    );
  }
  return (
    <>
      <Box
        as="ul"
        aria-label={t('camps.results')}
        listStyleType="none"
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="card"
        overflow="hidden"
      >
        {items.map((camp) => (
          <CampRow
            key={camp._id}
            camp={camp}
            today={today}
            miles={near === null ? null : milesFrom(near, camp)}
            action={<SaveCamp id={camp._id} name={camp.name} />}
          />
        ))}
      </Box>
      <Box mt="6">
        <Pagination page={page} pages={Math.ceil(total / PAGE_SIZE)} toPage={(to) => linkTo({ ...query, page: to })} />
      </Box>
    </>
  );
}
