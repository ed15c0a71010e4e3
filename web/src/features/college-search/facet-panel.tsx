import { Box } from '@chakra-ui/react/box';
import { COLLEGE_FACET_NAMES } from '@touchline/domain/search/college-facets';
import type { FacetCounts } from '@touchline/domain/search/find-colleges';
import { Fragment } from 'react';
import { BudgetField } from './budget-field';
import { DistanceGroup } from './distance-group';
import { FacetGroup } from './facet-group';
import { useCollegeQuery } from './use-college-query';

/** Every group of filters, with the counts of what each value would bring. */
export function FacetPanel({ counts }: { readonly counts: FacetCounts }) {
  const { query } = useCollegeQuery();
  return (
    <Box>
      {COLLEGE_FACET_NAMES.map((name) => (
        <Fragment key={name}>
          {name === 'sea' && <DistanceGroup />}
          <FacetGroup name={name} counts={counts[name]}>
            {name === 'netPrice' && <BudgetField key={query.filters.netPrice?.[0] ?? ''} />}
          </FacetGroup>
        </Fragment>
      ))}
    </Box>
  );
}
