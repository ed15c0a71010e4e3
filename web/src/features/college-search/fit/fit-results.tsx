import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CollegeListItem } from '@touchline/domain/college/catalogue/college-list-item';
import { askedTeam } from '@touchline/domain/search/asked-team';
import { pageOf } from '@touchline/domain/search/college-query';
import { PAGE_SIZE } from '@touchline/domain/search/search-limits';
import { type ReactNode, useDeferredValue } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CollegeActions } from '../../../components/college/college-actions';
import { CollegeList } from '../../../components/college/college-list';
import { FitAdjust } from '../../../components/fit/fit-adjust';
import { FitSlot } from '../../../components/fit/fit-slot';
import { storeFitSettings } from '../../../components/fit/fit-settings';
import { useFits } from '../../../components/fit/fit-store';
import { FIT_TEXTS } from '../../../components/fit/fit-texts';
import { usePayer } from '../../../components/price/use-payer';
import { useLanguage } from '../../../i18n/language-provider';
import { useTranslations } from '../../../i18n/use-translations';
import { AllColleges } from '../all-colleges';
import type { CatalogueSearch } from '../catalogue-search';
import { allCollegesQuery } from '../college-results-query';
import { NoResults, PageLinks } from '../filters/deferred-filters';
import { useCollegeQuery, VIEW } from '../search-address';
import { useCollegeFacts } from '../use-college-facts';
import type { ShownResults } from '../use-college-results';
import { FitFilters } from './fit-filters';
import { FitOrderChange } from './fit-order-change';
import { useFittingColleges } from './use-fitting-colleges';

interface FitResultsProps {
  readonly results: ShownResults;
  readonly catalogue: CatalogueSearch | null;
  /** The results without the fit, which stay until it is known. */
  readonly found: ReactNode;
}

const rowActions = ({ _id, name }: CollegeListItem) => <CollegeActions collegeId={_id} name={name} />;
const fitOf = ({ _id, name }: CollegeListItem) => <FitSlot collegeId={_id} name={name} />;

/** The results with the fit of each college, in its order and by its filters; all of it is computed on the device. */
export function FitResults({ results, catalogue, found }: FitResultsProps) {
  const t = useTranslations();
  const texts = FIT_TEXTS[useLanguage().language];
  const { query } = useCollegeQuery();
  const [params] = useSearchParams();
  const factsOf = useCollegeFacts(query);
  const payer = usePayer();
  const all = useQuery({ ...allCollegesQuery(query, catalogue, payer), placeholderData: keepPreviousData });
  const { status, retry } = useFits();
  const { items, change } = useFittingColleges(useDeferredValue(all.data) ?? null);
  const read = results.data?.read ?? null;
  const sex = askedTeam(query.filters, read);
  const explained = <FitOrderChange change={change} items={items ?? []} />;
  const total = items?.length ?? 0;
  return (
    <Box>
      <Box display="flex" flexWrap="wrap" gap="3" alignItems="flex-end" mb="3">
        <FitAdjust change={explained} />
        <FitFilters counted={items === null ? null : { shown: total, all: all.data?.length ?? 0 }} />
      </Box>
      {explained}
      {status === 'failed' && (
        <Box role="alert" mb="3">
          {texts.failed}{' '}
          <Button variant="outline" size="lg" onClick={retry}>
            {texts.again}
          </Button>
        </Box>
      )}
      {items === null ? (
        found
      ) : all.data?.length === 0 ? (
        <NoResults total={0} similar={results.data?.similar ?? []} read={read} />
      ) : total === 0 ? (
        <Box py="8" textAlign="center">
          <Box mb="3">{texts.none}</Box>
          <Button size="lg" variant="outline" onClick={() => storeFitSettings({ least: null, chance: null })}>
            {texts.showAll}
          </Button>
        </Box>
      ) : params.get(VIEW) === 'all' ? (
        <>
          <AllColleges items={items} label={t('search.results')} factsOf={factsOf} sex={sex} belowOf={fitOf} />
          <PageLinks isWhole total={total} />
        </>
      ) : (
        <>
          <CollegeList
            items={pageOf(items, query.page)}
            label={t('search.results')}
            factsOf={factsOf}
            actionOf={rowActions}
            belowOf={fitOf}
            sex={sex}
          />
          {total > PAGE_SIZE && (
            <Box mt="6">
              <PageLinks isWhole={false} total={total} />
            </Box>
          )}
        </>
      )}
    </Box>
  );
}
