import { Box } from '@chakra-ui/react/box';
import { EmptyState } from '../../ui/states/empty-state';
import { FailedState } from '../../ui/states/failures';
import { SkeletonRegion, SkeletonText } from '../../ui/states/skeletons';
import { ButtonLink } from '../../ui/links';
import { MoreButton } from '../../ui/more-button';
import { LogCsvButton } from './log-csv-button';
import { LogFilterForm } from './log-filter-form';
import { LogRow } from './log-row';
import { useLogTexts } from './log-texts';
import { logAddress, useLog, useLogFilters } from './use-log';

/** The lines of the audit log that the filters of the address ask for, with the form that changes them. */
export function AuditLog() {
  const texts = useLogTexts();
  const filters = useLogFilters();
  const log = useLog(filters);
  const lines = log.data?.pages.flatMap(({ items }) => items);
  return (
    <>
      <Box color="fg.muted">{texts.intro}</Box>
      <LogFilterForm key={logAddress(filters)} filters={filters} lines={lines ?? []} />
      {lines === undefined ? (
        log.error !== null ? (
          <FailedState failure={log.error} isRetrying={log.isFetching} onRetry={() => void log.refetch()} />
        ) : (
          <SkeletonRegion label={texts.loading}>
            <SkeletonText lines={10} />
          </SkeletonRegion>
        )
      ) : lines.length === 0 ? (
        <EmptyState scene="corner" title={texts.none} action={<ButtonLink to="/admin/logs">{texts.clear}</ButtonLink>} />
      ) : (
        <Box>
          <Box as="ul" aria-label={texts.audit} listStyleType="none" bg="bg.panel" borderWidth="1px" borderRadius="card">
            {lines.map((line) => (
              <LogRow key={line.lineId} line={line} filters={filters} />
            ))}
          </Box>
          <Box display="flex" flexWrap="wrap" gap="3" alignItems="end">
            <MoreButton pages={log} text={texts.more} />
            <LogCsvButton filters={filters} />
          </Box>
        </Box>
      )}
    </>
  );
}
