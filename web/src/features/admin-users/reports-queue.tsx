import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { useRef, useState } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api-client';
import { BusyButton } from '../../ui/busy-button';
import { Chip } from '../../ui/chip';
import { FailedState } from '../../ui/failures';
import { PageLink } from '../../ui/links';
import { MoreButton } from '../../ui/more-button';
import { Section } from '../../ui/page-layout';
import { SkeletonRegion, SkeletonText } from '../../ui/skeletons';
import { useToasts } from '../../ui/toasts';
import { useAction } from '../../ui/use-action';
import { HiddenProfiles } from './hidden-profiles';
import { HideDialog } from './hide-dialog';
import { QueueRow, QueueRows } from './queue-row';

/** A report that is still open, with the profile that it is about. */
export type OpenReport = AnswerOf<'adminReports'>['items'][number];

/** /admin/users?view=reports: the open reports about profiles, the oldest first, and the hidden profiles. */
export function ReportsQueue() {
  const t = useTranslations();
  const callApi = useApi();
  const pressed = useRef<HTMLButtonElement | null>(null);
  const [hiding, setHiding] = useState<OpenReport | null>(null);
  const listed = useInfiniteQuery({
    queryKey: ['adminReports'],
    queryFn: ({ pageParam, signal }) =>
      callApi('adminReports', { query: pageParam === null ? {} : { after: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
  const { data, error, isFetching, refetch } = listed;
  if (data === undefined) {
    if (error !== null) return <FailedState failure={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
    return (
      <SkeletonRegion label={t('admin.reportsLoading')}>
        <SkeletonText lines={6} />
      </SkeletonRegion>
    );
  }
  const reports = data.pages.flatMap(({ items }) => items);
  return (
    <Stack gap="10">
      <Section title={t('admin.reports')}>
        <QueueRows emptyText={t('admin.noReports')}>
          {reports.map((report) => (
            <ReportRow
              key={report.reportId}
              report={report}
              onHide={(button) => {
                pressed.current = button;
                setHiding(report);
              }}
            />
          ))}
        </QueueRows>
        <MoreButton pages={listed} text={t('admin.more')} />
        {hiding !== null && <HideDialog report={hiding} onClose={() => setHiding(null)} opener={() => pressed.current} />}
      </Section>
      <HiddenProfiles />
    </Stack>
  );
}

interface ReportRowProps {
  readonly report: OpenReport;
  readonly onHide: (button: HTMLButtonElement) => void;
}

/** A report: about what, why, in whose words; hiding the profile or closing the report. */
function ReportRow({ report, onHide }: ReportRowProps) {
  const t = useTranslations();
  const callApi = useApi();
  const show = useToasts();
  const client = useQueryClient();
  const { isBusy, run } = useAction();
  const { reportId, username, displayName: name, kind, place, reason, note, at, by, isShown } = report;
  const dismiss = () =>
    run(async () => {
      await callApi('dismissReport', { params: { reportId } });
      show({ variant: 'success', text: t('admin.reportClosed') });
      await client.invalidateQueries({ queryKey: ['adminReports'] });
    });
  return (
    <QueueRow
      title={
        <Box display="flex" flexWrap="wrap" alignItems="center" gap="2">
          <PageLink to={`/profile/${username}/about`} fontWeight="semibold" overflowWrap="anywhere">
            {name}
          </PageLink>
          <Chip tone={reason === 'danger' ? 'flare' : 'quiet'}>{t(`admin.reportReason.${reason}`)}</Chip>
          {!isShown && <Chip>{t('admin.reportHidden')}</Chip>}
        </Box>
      }
      details={
        <>
          {t(`admin.reportOf.${kind}`, { place: place ?? '' })} ·{' '}
          {t(by === null ? 'admin.reportByVisitor' : 'admin.reportByMember', { at: Date.parse(at) })}
        </>
      }
      note={note}
    >
      <Button
        size="lg"
        colorPalette="red"
        aria-label={t('admin.hideProfile', { name })}
        onClick={({ currentTarget }) => onHide(currentTarget)}
      >
        {t('admin.hide')}
      </Button>
      <BusyButton
        size="lg"
        variant="outline"
        colorPalette="ink"
        isBusy={isBusy}
        aria-label={t('admin.closeReportAbout', { name })}
        onClick={() => void dismiss()}
      >
        {t('admin.closeReport')}
      </BusyButton>
    </QueueRow>
  );
}
