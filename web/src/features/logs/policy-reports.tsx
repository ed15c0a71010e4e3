import { Box } from '@chakra-ui/react/box';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api-client';
import { EmptyState } from '../../ui/states/empty-state';
import { FailedState } from '../../ui/states/failures';
import { SkeletonRegion, SkeletonText } from '../../ui/states/skeletons';
import { MoreButton } from '../../ui/more-button';
import { useMoment } from '../../ui/use-dates';
import { useLogTexts } from './log-texts';

/** What browsers kept our pages from loading, the latest first, each with how often it was reported. */
export function PolicyReports() {
  const texts = useLogTexts();
  const callApi = useApi();
  const moment = useMoment();
  const listed = useInfiniteQuery({
    queryKey: ['adminPolicyReports'],
    queryFn: ({ pageParam, signal }) =>
      callApi('adminPolicyReports', { query: pageParam === null ? {} : { after: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
  if (listed.data === undefined)
    return listed.error !== null ? (
      <FailedState failure={listed.error} isRetrying={listed.isFetching} onRetry={() => void listed.refetch()} />
    ) : (
      <SkeletonRegion label={texts.loading}>
        <SkeletonText lines={6} />
      </SkeletonRegion>
    );
  const reports = listed.data.pages.flatMap(({ items }) => items);
  if (reports.length === 0) return <EmptyState scene="pitch" title={texts.noReports} />;
  return (
    <Box>
      <Box color="fg.muted" mb="4">
        {texts.policyIntro}
      </Box>
      <Box as="ul" aria-label={texts.policy} listStyleType="none" bg="bg.panel" borderWidth="1px" borderRadius="card">
        {reports.map(({ directive, blocked, source, page, count, lastAt }) => (
          <Box
            as="li"
            key={[directive, blocked, source, page].join(' ')}
            px={{ base: '4', md: '5' }}
            py="3"
            borderTopWidth="1px"
            _first={{ borderTopWidth: '0' }}
            textStyle="small"
            overflowWrap="anywhere"
          >
            <Box fontWeight="semibold">{texts.blocked(directive, blocked)}</Box>
            <Box color="fg.muted">
              {[texts.onPage(page), source, texts.times(count), moment(lastAt)].filter((text) => text !== '').join(' · ')}
            </Box>
          </Box>
        ))}
      </Box>
      <MoreButton pages={listed} text={texts.more} />
    </Box>
  );
}
