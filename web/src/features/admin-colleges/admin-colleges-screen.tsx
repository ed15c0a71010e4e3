import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { lazy, Suspense, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { AdminTabs } from '../../components/admin-tabs';
import { useTranslations } from '../../i18n/use-translations';
import { Content, PageTitle } from '../../ui/page-layout';
import { Pagination } from '../../ui/pagination';
import { ButtonLink } from '../../ui/links';
import { EmptyState } from '../../ui/states/empty-state';
import { FailedState } from '../../ui/states/failures';
import { SkeletonRegion, SkeletonText } from '../../ui/states/skeletons';
import type { AskedAction } from './college-drawer';
import { CollegeFilters } from './college-filters';
import { CollegeTable } from './college-table';
import { addressOf, type ListedCollege, useAdminColleges, useWantedColleges } from './use-admin-colleges';

/** Imports of files, which load once somebody opens them. */
const ImportSection = lazy(async () => ({ default: (await import('./imports/import-section')).ImportSection }));

/** A merge that broke off, which loads where there is one. */
const UnfinishedMerge = lazy(async () => ({ default: (await import('./unfinished-merge')).UnfinishedMerge }));

/** What can be done about a college, which loads once somebody asks for it. */
const CollegeDrawer = lazy(async () => ({ default: (await import('./college-drawer')).CollegeDrawer }));

/** /admin/colleges: every college by league and division, text and state, and what is done about one (S7-10, S2-39). */
export function AdminCollegesScreen() {
  const t = useTranslations();
  const isImporting = new URLSearchParams(useLocation().search).has('imports');
  const wanted = useWantedColleges();
  const { data, error, isFetching, refetch } = useAdminColleges(wanted);
  const running = data?.running ?? null;
  const pressed = useRef<HTMLButtonElement | null>(null);
  const [asked, setAsked] = useState<AskedAction | null>(null);
  const ask = (action: AskedAction, button: HTMLButtonElement) => {
    pressed.current = button;
    setAsked(action);
  };
  const manage = (college: ListedCollege, button: HTMLButtonElement) => ask({ to: 'manage', college }, button);
  return (
    <Content py={{ base: '8', md: '12' }} minH="70vh">
      <PageTitle text={t('adminColleges.title')} />
      <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3" mb="3">
        <Heading as="h1" textStyle="h1">
          {t('adminColleges.title')}
        </Heading>
        <Box display="flex" flexWrap="wrap" gap="3">
          <ButtonLink to="/admin/colleges?imports" variant="outline">
            {t('adminColleges.imports')}
          </ButtonLink>
          <Button size="lg" onClick={({ currentTarget }) => ask({ to: 'create' }, currentTarget)}>
            {t('admin.create')}
          </Button>
        </Box>
      </Box>
      <AdminTabs current="/admin/colleges" />
      {isImporting ? (
        <Box pt="6">
          <Suspense fallback={<SkeletonText lines={12} />}>
            <ImportSection />
          </Suspense>
        </Box>
      ) : (
        <Stack pt="6" gap="6">
          {running !== null && (
            <Suspense fallback={null}>
              <UnfinishedMerge stored={running} />
            </Suspense>
          )}
          <CollegeFilters key={addressOf(wanted)} wanted={wanted} />
          {data === undefined ? (
            error !== null ? (
              <FailedState failure={error} isRetrying={isFetching} onRetry={() => void refetch()} />
            ) : (
              <SkeletonRegion label={t('adminColleges.loading')}>
                <SkeletonText lines={12} />
              </SkeletonRegion>
            )
          ) : data.items.length === 0 ? (
            <EmptyState
              scene="corner"
              title={t(wanted.archived === 'true' ? 'adminColleges.noneArchived' : 'adminColleges.none')}
              action={<ButtonLink to="/admin/colleges">{t('adminColleges.showAll')}</ButtonLink>}
            />
          ) : (
            <>
              <Box role="status" textStyle="small" color="fg.muted">
                {t('adminColleges.total', { count: data.total })}
              </Box>
              <CollegeTable colleges={data.items} onManage={manage} />
              <Pagination page={data.page} pages={data.pages} toPage={(page) => ({ search: addressOf({ ...wanted, page }) })} />
            </>
          )}
        </Stack>
      )}
      <Suspense fallback={null}>
        {asked !== null && <CollegeDrawer asked={asked} onAsk={setAsked} opener={() => pressed.current} />}
      </Suspense>
    </Content>
  );
}
