import { Box } from '@chakra-ui/react/box';
import { useWords } from '../../i18n/use-words';
import { ButtonLink } from '../../ui/button-link';
import { EmptyState } from '../../ui/empty-state';
import { PageLink } from '../../ui/page-link';
import { filtersChosen, withoutFilters } from './search-address';
import { useCollegeQuery } from './use-college-query';
import { ALL_COLLEGES } from '@touchline/domain/search/college-query';

interface NoResultsProps {
  /** How many there are on other pages. */
  readonly total: number;
  /** Names that the text may mean. */
  readonly similar: readonly string[];
}

/** A search that finds nothing: why, names that may have been meant, and the way out. */
export function NoResults({ total, similar }: NoResultsProps) {
  const say = useWords();
  const { query, linkTo } = useCollegeQuery();
  if (total > 0) {
    const action = <ButtonLink to={linkTo({ ...query, page: 1 })}>{say('search.firstPage')}</ButtonLink>;
    return (
      <EmptyState
        scene="corner"
        title={say('search.pastEndTitle', { page: query.page })}
        text={say('search.pastEndText')}
        action={action}
      />
    );
  }
  const isFiltered = filtersChosen(query) > 0;
  return (
    <>
      <EmptyState
        scene="corner"
        title={isFiltered ? say('colleges.emptyFiltered') : say('search.emptyTitle', { search: query.text })}
        text={say(isFiltered ? 'colleges.emptyFilteredText' : 'search.emptyText')}
        action={
          <ButtonLink to={linkTo(isFiltered ? withoutFilters(query) : ALL_COLLEGES)}>
            {say(isFiltered ? 'colleges.clear' : 'search.showAll')}
          </ButtonLink>
        }
      />
      {similar.length > 0 && (
        <Box textAlign="center">
          {say('colleges.didYouMean')}
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
