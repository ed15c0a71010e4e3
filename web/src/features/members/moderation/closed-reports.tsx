import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api/api-client';
import { BusyButton } from '../../../ui/busy-button';
import { FailedState } from '../../../ui/states/failures';
import { MoreButton } from '../../../ui/more-button';
import { Section } from '../../../ui/page-layout';
import { SkeletonRegion, SkeletonText } from '../../../ui/states/skeletons';
import { useToasts } from '../../../ui/overlays/toasts';
import { useAction } from '../../../ui/use-action';
import { QueueRow, QueueRows } from '../../../ui/queue-row';
import { useMoment } from '../../../ui/use-dates';
import { useModerationTexts } from './moderation-texts';
import { type ListedReport, nameOf, ReportTitle, useReportsChanged } from './reported-part';

/** The closed reports, the latest first, each with how it ended and a button that opens it again. */
export function ClosedReports() {
  const t = useTranslations();
  const callApi = useApi();
  const listed = useInfiniteQuery({
    queryKey: ['adminReports', 'closed'],
    queryFn: ({ pageParam, signal }) =>
      callApi('adminReports', { query: { state: 'closed', ...(pageParam === null ? {} : { after: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
  const { data, error, isFetching, refetch } = listed;
  if (data === undefined && error !== null)
    return <FailedState failure={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <Section title={t('admin.closedReports')}>
      {data === undefined ? (
        <SkeletonRegion label={t('admin.reportsLoading')}>
          <SkeletonText lines={3} />
        </SkeletonRegion>
      ) : (
        <>
          <QueueRows emptyText={t('admin.noClosedReports')}>
            {data.pages
              .flatMap(({ items }) => items)
              .map((report) => (
                <ClosedRow key={report.reportId} report={report} />
              ))}
          </QueueRows>
          <MoreButton pages={listed} text={t('admin.more')} />
        </>
      )}
    </Section>
  );
}

function ClosedRow({ report }: { readonly report: ListedReport }) {
  const t = useTranslations();
  const callApi = useApi();
  const show = useToasts();
  const changed = useReportsChanged();
  const { isBusy, run } = useAction();
  const texts = useModerationTexts();
  const moment = useMoment();
  const { reportId, closedAt, outcome, closedReason, answer } = report;
  const day = moment(closedAt ?? report.at, 'day');
  const ending =
    report.camp !== null && outcome === 'hidden'
      ? texts.closedByHidingCamp(day)
      : answer !== null
        ? texts.closedByAnswer(day)
        : outcome === 'removed'
          ? texts.closedByRemoving(day)
          : outcome === 'partHidden'
            ? texts.closedByPart(day)
            : outcome === 'shown'
              ? texts.closedByShowing(day)
              : outcome === 'suspended'
                ? texts.closedBySuspending(day)
                : t(outcome === 'hidden' ? 'admin.closedByHiding' : 'admin.closedAsChecked', { at: Date.parse(closedAt ?? '') });
  const reopen = () =>
    run(async () => {
      await callApi('reopenReport', { params: { reportId } });
      show({ variant: 'success', text: t('admin.reportReopened') });
      await changed();
    });
  return (
    <QueueRow
      title={<ReportTitle report={report} />}
      details={ending}
      note={answer === null ? closedReason : [closedReason, texts.ourAnswer(answer)].join('\n\n')}
    >
      <BusyButton
        size="lg"
        variant="outline"
        colorPalette="ink"
        isBusy={isBusy}
        aria-label={t('admin.reopenReportAbout', { name: nameOf(report) })}
        onClick={() => void reopen()}
      >
        {t('admin.reopenReport')}
      </BusyButton>
    </QueueRow>
  );
}
