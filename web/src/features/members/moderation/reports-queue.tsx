import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslations } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api/api-client';
import { FailedState } from '../../../ui/states/failures';
import { MoreButton } from '../../../ui/more-button';
import { Section } from '../../../ui/page-layout';
import { SkeletonRegion, SkeletonText } from '../../../ui/states/skeletons';
import { CloseReportDialog } from './close-report-dialog';
import { ClosedReports } from './closed-reports';
import { HiddenProfiles } from './hidden-profiles';
import { useModerationTexts } from './moderation-texts';
import { LockedPictures } from './locked-pictures';
import { HideCampDialog } from './hide-camp-dialog';
import { HideDialog } from './hide-dialog';
import { QueueRows } from '../../../ui/queue-row';
import { type ReportDecision, ReportRow } from './report-row';
import { RemoveSuggestionDialog } from './remove-suggestion-dialog';
import { hideablePartOf, type ListedReport, nameOf } from './reported-part';

/** The pages of the open reports. */
interface Pages {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly error: Error | null;
  readonly fetchNextPage: () => Promise<unknown>;
}

/** The numbers by week, which load once somebody asks for them. */
const ReportNumbers = lazy(async () => ({ default: (await import('./report-numbers')).ReportNumbers }));

/**
 * The report that the address names (`?report=`): further pages are loaded until it is found. `isGone` says that it is
 * not among the open ones.
 */
function useSoughtReport(reports: readonly ListedReport[] | null, pages: Pages) {
  const { hasNextPage, isFetchingNextPage, error, fetchNextPage } = pages;
  const reportId = new URLSearchParams(useLocation().search).get('report');
  const isMissing = reportId !== null && reports !== null && !reports.some((one) => one.reportId === reportId);
  const isSought = isMissing && hasNextPage && error === null;
  useEffect(() => {
    if (isSought && !isFetchingNextPage) void fetchNextPage();
  }, [isSought, isFetchingNextPage, fetchNextPage]);
  return { reportId, isGone: isMissing && !hasNextPage };
}

/**
 * /admin/users?view=reports: the open reports about profiles and requests about any page, those about somebody in
 * danger first and minors before adults, the closed ones, and what admins hide. `&report=` marks one of the open ones.
 */
export function ReportsQueue() {
  const t = useTranslations();
  const callApi = useApi();
  const texts = useModerationTexts();
  const [hasNumbers, setHasNumbers] = useState(false);
  const pressed = useRef<HTMLButtonElement | null>(null);
  const [asked, setAsked] = useState<{ readonly to: ReportDecision; readonly report: ListedReport } | null>(null);
  const listed = useInfiniteQuery({
    queryKey: ['adminReports', 'open'],
    queryFn: ({ pageParam, signal }) =>
      callApi('adminReports', { query: { state: 'open', ...(pageParam === null ? {} : { after: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
  const { data, error, isFetching, refetch } = listed;
  const reports = data?.pages.flatMap(({ items }) => items) ?? null;
  const sought = useSoughtReport(reports, listed);
  if (reports === null) {
    if (error !== null) return <FailedState failure={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
    return (
      <SkeletonRegion label={t('admin.reportsLoading')}>
        <SkeletonText lines={6} />
      </SkeletonRegion>
    );
  }
  return (
    <Stack gap="10">
      <LockedPictures />
      <Section title={t('admin.reports')}>
        {sought.isGone && (
          <Box role="status" mb="4" color="fg.muted">
            {t('admin.reportGone')}
          </Box>
        )}
        <QueueRows emptyText={t('admin.noReports')}>
          {reports.map((report) => (
            <ReportRow
              key={report.reportId}
              report={report}
              isMarked={report.reportId === sought.reportId}
              onAsk={(to, button) => {
                pressed.current = button;
                setAsked({ to, report });
              }}
            />
          ))}
        </QueueRows>
        <MoreButton pages={listed} text={t('admin.more')} />
        {asked?.to === 'hideCamp' && asked.report.camp !== null && (
          <HideCampDialog camp={asked.report.camp} onClose={() => setAsked(null)} opener={() => pressed.current} />
        )}
        {asked?.to === 'remove' && asked.report.suggestion !== null && (
          <RemoveSuggestionDialog
            suggestion={asked.report.suggestion}
            onClose={() => setAsked(null)}
            opener={() => pressed.current}
          />
        )}
        {asked !== null && (asked.to === 'hide' || asked.to === 'hidePart') && asked.report.profileId !== null && (
          <HideDialog
            part={asked.to === 'hide' ? null : hideablePartOf(asked.report)}
            report={{ profileId: asked.report.profileId, displayName: nameOf(asked.report) }}
            onClose={() => setAsked(null)}
            opener={() => pressed.current}
          />
        )}
        {asked?.to === 'close' && (
          <CloseReportDialog report={asked.report} onClose={() => setAsked(null)} opener={() => pressed.current} />
        )}
      </Section>
      <ClosedReports />
      <HiddenProfiles />
      <Section title={texts.numbers}>
        {hasNumbers ? (
          <Suspense fallback={<SkeletonText lines={8} />}>
            <ReportNumbers />
          </Suspense>
        ) : (
          <Button size="lg" variant="outline" colorPalette="ink" onClick={() => setHasNumbers(true)}>
            {texts.showNumbers}
          </Button>
        )}
      </Section>
    </Stack>
  );
}
