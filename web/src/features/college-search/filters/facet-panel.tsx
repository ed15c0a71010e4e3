import { Box } from '@chakra-ui/react/box';
import { isOfTeam } from '@touchline/domain/search/asked-team';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { COLLEGE_FACET_NAMES, type CollegeFacet } from '@touchline/domain/search/college-facets';
import type { CollegeQuery } from '@touchline/domain/search/college-query';
import { SEARCH_MILES } from '@touchline/domain/search/search-limits';
import type { FacetCounts } from '@touchline/domain/search/find-colleges';
import { Fragment, type ReactNode, useMemo, useState } from 'react';
import { GuideLink } from '../../../components/guide-link';
import { PayerEntry } from '../../../components/price/payer-entry';
import { PRICE_TEXTS } from '../../../components/price/price-texts';
import { usePayer } from '../../../components/price/use-payer';
import { useLanguage } from '../../../i18n/language-provider';
import { useTranslations } from '../../../i18n/use-translations';
import { BudgetField } from './budget-field';
import { FacetGroup, PLACES } from './facet-group';
import { FacetOption, FacetSection } from './facet-section';
import { facetName, TEAM_FACETS } from './facet-texts';
import { NearMe, RefusedPosition } from './quick-filter';
import { useCollegeQuery } from '../search-address';
import { useOwnPlace } from './use-own-place';

interface FacetPanelProps {
  readonly counts: FacetCounts;
  /** What words of the text were read as. */
  readonly read: AnswerOf<'searchColleges'>['read'];
}

/** Every group of filters, with the number of results of each value; of values of teams, those of the chosen one. */
export function FacetPanel({ counts, read }: FacetPanelProps) {
  const t = useTranslations();
  const { query } = useCollegeQuery();
  const own = useOwnPlace();
  const payer = usePayer();
  const priceTexts = PRICE_TEXTS[useLanguage().language];
  const ofTeam = useMemo(() => countsOfTeam(counts, query), [counts, query]);
  const below = useMemo<Partial<Record<CollegeFacet, ReactNode>>>(
    () => ({
      level: <GuideLink question="rules" />,
      netPrice: (
        <>
          <BudgetField key={query.filters.netPrice?.[0] ?? ''} />
          <PayerEntry ask={priceTexts.askShort} />
        </>
      ),
    }),
    [query, priceTexts],
  );
  return (
    <Box>
      {COLLEGE_FACET_NAMES.map((name) => (
        <Fragment key={name}>
          {name === 'sea' && <DistanceGroup />}
          <FacetGroup
            name={name}
            title={t(facetName(name, payer !== null))}
            read={read}
            own={PLACES.has(name) ? own : null}
            counts={ofTeam[name]}
          >
            {below[name]}
          </FacetGroup>
        </Fragment>
      ))}
    </Box>
  );
}

/** The counts with only those values of teams that the chosen team has or that are chosen. */
function countsOfTeam(counts: FacetCounts, { filters }: CollegeQuery): FacetCounts {
  const shown = [...TEAM_FACETS].map((name) => {
    const ofTeam = counts[name].filter(([code]) => isOfTeam(code, filters) || filters[name]?.includes(code) === true);
    return [name, ofTeam] as const;
  });
  return { ...counts, ...Object.fromEntries(shown) };
}

/** The distance filter: first asks for the user's position, then offers distances. */
function DistanceGroup() {
  const t = useTranslations();
  const { query, linkTo } = useCollegeQuery();
  const [isRefused, setIsRefused] = useState(false);
  return (
    <FacetSection title={t('colleges.facet.distance')} fold="never">
      {query.near === null ? (
        <>
          <NearMe onRefused={setIsRefused} />
          <RefusedPosition isRefused={isRefused} />
        </>
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
