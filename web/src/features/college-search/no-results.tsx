import { Box } from '@chakra-ui/react/box';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { ALL_COLLEGES } from '@touchline/domain/search/college-query';
import { GuideLink } from '../../components/guide-link';
import { useTranslations } from '../../i18n/use-translations';
import { EmptyState } from '../../ui/states/empty-state';
import { ButtonLink, PageLink } from '../../ui/links';
import { useFilterTexts } from './filters/facet-texts';
import { filtersChosen, useCollegeQuery, withoutFilters } from './search-address';

interface NoResultsProps {
  /** The number of results on other pages. */
  readonly total: number;
  /** Names similar to the search text. */
  readonly similar: readonly string[];
  /** What words of the text were read as. */
  readonly read: AnswerOf<'searchColleges'>['read'];
}

/** The empty state of a search: the reason, similar names, and a link that widens the search. */
export function NoResults({ total, similar, read }: NoResultsProps) {
  const t = useTranslations();
  const texts = useFilterTexts();
  const { query, linkTo } = useCollegeQuery();
  if (total > 0) {
    const action = <ButtonLink to={linkTo({ ...query, page: 1 })}>{t('search.firstPage')}</ButtonLink>;
    return (
      <EmptyState
        scene="corner"
        title={t('search.pastEndTitle', { page: query.page })}
        text={t('search.pastEndText')}
        action={action}
      />
    );
  }
  const isFiltered = filtersChosen(query) > 0 || read !== null;
  return (
    <>
      <EmptyState
        scene="corner"
        title={isFiltered ? texts.emptyFiltered : t('search.emptyTitle', { search: query.text })}
        text={isFiltered ? texts.emptyFilteredText : t('search.emptyText')}
        action={
          <ButtonLink to={linkTo(isFiltered ? withoutFilters(query, read) : ALL_COLLEGES)}>
            {t(isFiltered ? 'colleges.clear' : 'search.showAll')}
          </ButtonLink>
        }
      />
      <Box textAlign="center">
        <GuideLink question="whichLeague" />
      </Box>
      {similar.length > 0 && (
        <Box textAlign="center">
          {t('colleges.didYouMean')}
          <Box as="ul" listStyleType="none">
            {similar.map((name) => (
              <Box as="li" key={name}>
                <PageLink
                  to={linkTo({ ...ALL_COLLEGES, text: name })}
                  display="inline-flex"
                  alignItems="center"
                  minH="11"
                  fontWeight="semibold"
                  textDecoration="underline"
                >
                  {name}
                </PageLink>
              </Box>
            ))}
          </Box>
        </Box>
      )}
    </>
  );
}
