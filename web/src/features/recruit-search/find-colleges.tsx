import { Box } from '@chakra-ui/react/box';
import { useTranslations } from '../../i18n/use-translations';
import { CollegeList } from '../../components/college-list';
import { CollegeListSkeleton } from '../../components/college-list-skeleton';
import { ButtonLink } from '../../ui/button-link';
import { FailedState } from '../../ui/failed-state';
import { Section } from '../../ui/section';
import { CollegeForm } from './college-form';
import { useFirstColleges } from './first-colleges-query';

const SHOWN = 6;

/** What works today: the search for colleges, and the first of them. */
export function FindColleges() {
  const t = useTranslations();
  const { data, error, isPending, isFetching, refetch } = useFirstColleges();
  return (
    <Section title={t('recruits.now')} intro={t('recruits.nowText')}>
      <CollegeForm />
      <Box mt="8">
        {isPending && <CollegeListSkeleton rows={SHOWN} label={t('search.loading')} />}
        {error !== null && data === undefined && (
          <FailedState failure={error} isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
        {data !== undefined && (
          <>
            <CollegeList items={data.items.slice(0, SHOWN)} label={t('recruits.first')} />
            <ButtonLink to="/colleges" variant="outline" mt="6" width={{ base: 'full', sm: 'auto' }}>
              {t('recruits.all', { count: data.total })}
            </ButtonLink>
          </>
        )}
      </Box>
    </Section>
  );
}
