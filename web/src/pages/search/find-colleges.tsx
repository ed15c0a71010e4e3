import { Box } from '@chakra-ui/react/box';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { useNavigate, useRevalidator } from 'react-router-dom';
import { CollegeList } from '../../components/college-list';
import { CollegeSearchForm } from '../../components/college-search-form';
import { useTranslations } from '../../i18n/use-translations';
import { FailedState } from '../../ui/failures';
import { ButtonLink } from '../../ui/links';
import { Section } from '../../ui/page-layout';
import type { Attempt } from '../page-definition';

const SHOWN = 6;

/** The first colleges from A to Z and their total. */
export type FirstColleges = Attempt<AnswerOf<'searchColleges'>>;

/** The college search and the first colleges, which work today. */
export function FindColleges({ first: { answer, failure } }: { readonly first: FirstColleges }) {
  const t = useTranslations();
  const { state, revalidate } = useRevalidator();
  return (
    <Section title={t('recruits.now')} intro={t('recruits.nowText')}>
      <CollegeForm />
      <Box mt="8">
        {answer === null ? (
          <FailedState failure={failure} isRetrying={state === 'loading'} onRetry={() => void revalidate()} />
        ) : (
          <>
            <CollegeList items={answer.items.slice(0, SHOWN)} label={t('recruits.first')} />
            <ButtonLink to="/colleges" variant="outline" mt="6" width={{ base: 'full', sm: 'auto' }}>
              {t('recruits.all', { count: answer.total })}
            </ButtonLink>
          </>
        )}
      </Box>
    </Section>
  );
}

/** A real form to /colleges; with scripts it navigates without reloading the page. */
function CollegeForm() {
  const navigate = useNavigate();
  return (
    <CollegeSearchForm
      onSearch={(typed) => {
        const wanted = typed.trim();
        void navigate(wanted === '' ? '/colleges' : `/colleges?${new URLSearchParams({ search: wanted }).toString()}`);
      }}
    />
  );
}
