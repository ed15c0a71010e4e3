import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { CollegeList, CollegeListSkeleton } from '../../components/college-list';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api-client';
import { MAX_SEARCH_LENGTH } from '../../lib/college-address';
import { FailedState } from '../../ui/failures';
import { ButtonLink } from '../../ui/links';
import { Section } from '../../ui/page-layout';
import { Input } from '../../ui/text-controls';

const SHOWN = 6;

/** The college search and the first colleges, which work today. */
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

/** A real form to /colleges; with scripts it navigates without reloading the page. */
function CollegeForm() {
  const t = useTranslations();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const id = useId();

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('search');
    const wanted = typeof typed === 'string' ? typed.trim() : '';
    void navigate(wanted === '' ? '/colleges' : `/colleges?${new URLSearchParams({ search: wanted }).toString()}`);
  }

  return (
    <chakra.form role="search" method="get" action="/colleges" onSubmit={search} maxW="text">
      {language === 'de' && <input type="hidden" name="lang" value="de" />}
      <chakra.label htmlFor={id} textStyle="label" display="block" mb="1.5">
        {t('search.label')}
      </chakra.label>
      <Box display="flex" gap="3">
        <Input
          id={id}
          name="search"
          type="search"
          placeholder={t('search.placeholder')}
          maxLength={MAX_SEARCH_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          size="xl"
          bg="bg.panel"
          borderColor="border.emphasized"
        />
        <Button type="submit" size="xl">
          {t('search.submit')}
        </Button>
      </Box>
    </chakra.form>
  );
}

/** The first colleges from A to Z and their total; the server may have sent them with the page. */
function useFirstColleges() {
  const callApi = useApi();
  return useQuery({
    queryKey: ['searchColleges', '', 1],
    queryFn: ({ signal }) => callApi('searchColleges', { query: { q: '', page: 1 }, signal }),
  });
}
