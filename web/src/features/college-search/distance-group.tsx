import { Box } from '@chakra-ui/react/box';
import { SEARCH_MILES } from '@touchline/domain/search/college-query';
import { useTranslations } from '../../i18n/use-translations';
import { FacetOption } from './facet-option';
import { FacetSection } from './facet-section';
import { NearMe } from './near-me';
import { useCollegeQuery } from './use-college-query';

/** How far a college may be: first the question where the reader is, then distances to choose from. */
export function DistanceGroup() {
  const t = useTranslations();
  const { query, linkTo } = useCollegeQuery();
  return (
    <FacetSection title={t('colleges.facet.distance')} fold="never">
      {query.near === null ? (
        <NearMe />
      ) : (
        <Box as="ul" listStyleType="none">
          {[...SEARCH_MILES, null].map((miles) => (
            <FacetOption
              key={String(miles)}
              name={miles === null ? t('colleges.anyDistance') : t('colleges.within', { miles })}
              count={null}
              isChosen={query.within === miles}
              isRound
              to={linkTo({ ...query, within: miles, page: 1 })}
            />
          ))}
        </Box>
      )}
    </FacetSection>
  );
}
