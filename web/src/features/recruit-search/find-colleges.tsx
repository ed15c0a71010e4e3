import { Box } from '@chakra-ui/react/box';
import { useWords } from '../../i18n/use-words';
import { CollegeList } from '../../pieces/college-list';
import { CollegeListSkeleton } from '../../pieces/college-list-skeleton';
import { ButtonLink } from '../../ui/button-link';
import { FailedState } from '../../ui/failed-state';
import { Section } from '../../ui/section';
import { CollegeForm } from './college-form';
import { useFirstColleges } from './first-colleges-query';

const SHOWN = 6;

/** What works today: the search for colleges, and the first of them. */
export function FindColleges() {
  const say = useWords();
  const { data, error, isPending, isFetching, refetch } = useFirstColleges();
  return (
    <Section title={say('recruits.now')} intro={say('recruits.nowText')}>
      <CollegeForm />
      <Box mt="8">
        {isPending && <CollegeListSkeleton rows={SHOWN} label={say('search.loading')} />}
        {error !== null && data === undefined && (
          <FailedState failure={error} isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
        {data !== undefined && (
          <>
            <CollegeList items={data.items.slice(0, SHOWN)} label={say('recruits.first')} />
            <ButtonLink to="/colleges" variant="outline" mt="6" width={{ base: 'full', sm: 'auto' }}>
              {say('recruits.all', { count: data.total })}
            </ButtonLink>
          </>
        )}
      </Box>
    </Section>
  );
}
