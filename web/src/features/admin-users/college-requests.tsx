import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../i18n/use-words';
import { useApi } from '../../lib/api-context';
import { Chip } from '../../ui/chip';
import { FailedState } from '../../ui/failed-state';
import { Section } from '../../ui/section';
import { SkeletonRegion, SkeletonText } from '../../ui/skeleton';

/** The colleges that coaches wait for, with the time that is left of the promised 24 hours (specification §5 and §9). */
export function CollegeRequests() {
  const say = useWords();
  const callApi = useApi();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['adminCollegeRequests'],
    queryFn: async ({ signal }) => (await callApi('adminCollegeRequests', { signal })).items,
  });
  if (data === undefined) {
    if (error !== null) return <FailedState failure={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
    return (
      <SkeletonRegion label={say('admin.requestsLoading')}>
        <SkeletonText lines={3} />
      </SkeletonRegion>
    );
  }
  return (
    <Section title={say('admin.requests')}>
      {data.length === 0 ? (
        <Box color="fg.muted">{say('admin.noRequests')}</Box>
      ) : (
        <Box as="ul" listStyleType="none">
          {data.map(({ uid, domain, firstName, lastName, email, sportsTypeGender, hoursLeft }) => (
            <Box
              as="li"
              key={uid}
              display="flex"
              flexWrap="wrap"
              alignItems="center"
              justifyContent="space-between"
              gap="3"
              py="3"
              borderTopWidth="1px"
              _first={{ borderTopWidth: '0', pt: '0' }}
            >
              <Box minW="0">
                <Box fontWeight="semibold" overflowWrap="anywhere">
                  {domain}
                </Box>
                <Box textStyle="small" color="fg.muted" overflowWrap="anywhere">
                  {say('admin.requestOf', {
                    ...{ name: `${firstName} ${lastName}`, email },
                    team: say(sportsTypeGender === 'Female' ? 'admin.womens' : 'admin.mens'),
                  })}
                </Box>
              </Box>
              <Chip>
                {hoursLeft < 0 ? say('admin.overdue', { hours: -hoursLeft }) : say('admin.hoursLeft', { hours: hoursLeft })}
              </Chip>
            </Box>
          ))}
        </Box>
      )}
    </Section>
  );
}
