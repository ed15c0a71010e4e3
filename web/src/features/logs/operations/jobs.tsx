import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { useApi } from '../../../lib/api/api-client';
import { Chip } from '../../../ui/chip';
import { FailedState } from '../../../ui/states/failures';
import { SkeletonRegion, SkeletonText } from '../../../ui/states/skeletons';
import { useMoment } from '../../../ui/use-dates';
import { useOperationTexts } from './operation-texts';

type ShownJob = AnswerOf<'adminJobs'>['items'][number];

/** The scheduled jobs: when each last ran, how long, with what result, and when it runs next. */
export function Jobs() {
  const texts = useOperationTexts();
  const callApi = useApi();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['adminJobs'],
    queryFn: ({ signal }) => callApi('adminJobs', { signal }),
  });
  if (data === undefined)
    return error !== null ? (
      <FailedState failure={error} isRetrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <SkeletonRegion label={texts.loading}>
        <SkeletonText lines={10} />
      </SkeletonRegion>
    );
  return (
    <>
      <Box color="fg.muted">{texts.jobsIntro}</Box>
      <Box
        as="ul"
        aria-label={texts.jobsIntro}
        listStyleType="none"
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="card"
        px={{ base: '4', md: '5' }}
      >
        {data.items.map((job) => (
          <JobRow key={job.name} job={job} />
        ))}
      </Box>
    </>
  );
}

function JobRow({ job: { name, last, nextAt } }: { readonly job: ShownJob }) {
  const texts = useOperationTexts();
  const moment = useMoment();
  const times = [
    last === null ? texts.neverRan : texts.lastRun(moment(last.startedAt), texts.seconds(last.durationMs)),
    nextAt === null ? null : texts.nextRun(moment(nextAt)),
    last === null || last.state === 'done' || last.lastDoneAt === null ? null : texts.lastDone(moment(last.lastDoneAt)),
  ];
  return (
    <Box as="li" py="4" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <Box display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <Box fontWeight="semibold">{texts.jobs[name]}</Box>
        {last !== null && (
          <Chip tone={last.state === 'done' ? 'quiet' : 'alarm'}>
            {last.state === 'done' ? texts.jobDone : texts.jobFailed(last.failuresInRow)}
          </Chip>
        )}
      </Box>
      <Box textStyle="small" color="fg.muted">
        {times.filter((text) => text !== null).join(' · ')}
      </Box>
      {last !== null && (
        <Box textStyle="small" mt="1" overflowWrap="anywhere">
          <code>{name}</code>
          {`: ${last.state === 'missed' ? texts.noTurn : last.result}`}
        </Box>
      )}
    </Box>
  );
}
