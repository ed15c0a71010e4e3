import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { SEARCH_MILES } from '@touchline/domain/search/college-query';
import { useWords } from '../../i18n/use-words';
import { FacetOption } from './facet-option';
import { NearMe } from './near-me';
import { useCollegeQuery } from './use-college-query';

/** How far a college may be: first the question where the reader is, then distances to choose from. */
export function DistanceGroup() {
  const say = useWords();
  const { query, linkTo } = useCollegeQuery();
  const title = say('colleges.facet.distance');
  return (
    <Box as="section" aria-label={title} borderTopWidth="1px" py="4">
      <Heading as="h3" textStyle="label" mb="1">
        {title}
      </Heading>
      {query.near === null ? (
        <NearMe />
      ) : (
        <Box as="ul" listStyleType="none">
          {[...SEARCH_MILES, null].map((miles) => (
            <FacetOption
              key={String(miles)}
              name={miles === null ? say('colleges.anyDistance') : say('colleges.within', { miles })}
              count={null}
              isChosen={query.within === miles}
              isRound
              to={linkTo({ ...query, within: miles, page: 1 })}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}
