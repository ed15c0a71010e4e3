import { Box } from '@chakra-ui/react/box';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { useTranslations } from '../../../i18n/use-translations';
import { Chip } from '../../../ui/chip';
import { PageLink } from '../../../ui/links';

/** A report, open or closed, with the profile that it is about. */
export type ListedReport = AnswerOf<'adminReports'>['items'][number];

interface ReportProps {
  readonly report: ListedReport;
}

/** Whose profile a report is about, why, and whether others see it. */
export function ReportTitle({ report: { username, displayName, reason, isShown } }: ReportProps) {
  const t = useTranslations();
  return (
    <Box display="flex" flexWrap="wrap" alignItems="center" gap="2">
      <PageLink to={`/profile/${username}/about`} fontWeight="semibold" overflowWrap="anywhere">
        {displayName}
      </PageLink>
      <Chip tone={reason === 'danger' ? 'alarm' : 'quiet'}>{t(`admin.reportReason.${reason}`)}</Chip>
      {!isShown && <Chip>{t('admin.reportHidden')}</Chip>}
    </Box>
  );
}

/** What a report is about, who made it and when; of several visitors, how many and since when. */
export function ReportedPart({ report: { kind, place, by, at, count } }: ReportProps) {
  const t = useTranslations();
  const made = { at: Date.parse(at), count };
  return (
    <>
      {t(`admin.reportOf.${kind}`, { place: place ?? '' })} ·{' '}
      {t(by !== null ? 'admin.reportByMember' : count === 1 ? 'admin.reportByVisitor' : 'admin.reportByVisitors', made)}
    </>
  );
}
