import { Box } from '@chakra-ui/react/box';
import { PAGE_SIZE } from '@touchline/domain/search/search-limits';
import { CollegeListSkeleton } from '../../../components/college/college-list';
import { useTranslations } from '../../../i18n/use-translations';
import { FailedState } from '../../../ui/states/failures';
import { Pagination } from '../../../ui/pagination';
import { SkipLink } from '../../../ui/skip-link';
import type { CatalogueSearch } from '../catalogue-search';
import { NoResults } from '../filters/deferred-filters';
import { useCollegeQuery } from '../search-address';
import { useCollegeFacts } from '../use-college-facts';
import type { ShownResults } from '../use-college-results';
import { CollegeMap } from './college-map';
import { CARD_HEIGHT, MapCards } from './map-cards';
import { useMapColleges } from './use-map-colleges';

interface MapResultsProps {
  readonly results: ShownResults;
  readonly catalogue: CatalogueSearch | null;
  /** `strip`: the map above a strip of cards, as on phones. `half`: next to a list of cards, which stays in sight. */
  readonly layout: 'strip' | 'half';
}

const CARDS = 'map-cards';
const SKELETON_ROWS = 1;

/** The results of a search on a map, with their cards; or a loading, empty or failed state next to the map. */
export function MapResults({ results, catalogue, layout }: MapResultsProps) {
  const t = useTranslations();
  const { query, linkTo } = useCollegeQuery();
  const factsOf = useCollegeFacts(query);
  const { colleges, cards, chosen, choose, choosePin, remember } = useMapColleges(results, catalogue);
  const { data, error, isFetching, isPrevious, retry } = results;
  const isStrip = layout === 'strip';
  const shown =
    data === undefined ? (
      error === null ? (
        <CollegeListSkeleton rows={SKELETON_ROWS} label={t('search.loading')} hasFacts />
      ) : (
        <FailedState failure={error} isRetrying={isFetching} onRetry={retry} />
      )
    ) : data.items.length === 0 ? (
      <NoResults total={data.total} similar={data.similar} read={data.read} />
    ) : (
      <>
        <MapCards colleges={cards} factsOf={factsOf} chosen={chosen} onChosen={choose} isStrip={isStrip} read={data.read} />
        {data.total > PAGE_SIZE && (
          <Box mt="4">
            <Pagination
              page={query.page}
              pages={Math.ceil(data.total / PAGE_SIZE)}
              toPage={(page) => linkTo({ ...query, page })}
            />
          </Box>
        )}
      </>
    );
  return (
    <>
      <SkipLink to={CARDS}>{t('colleges.skipToResults')}</SkipLink>
      <Box {...(isStrip ? {} : HALVES)}>
        <Box data-needs-scripts="" {...(isStrip ? { height: 'max(18rem, 44svh)' } : STAYING)}>
          <CollegeMap
            colleges={colleges}
            total={data?.total ?? 0}
            counts={data?.facets ?? null}
            chosen={chosen}
            onChosen={choosePin}
          />
        </Box>
        <Box
          id={CARDS}
          tabIndex={-1}
          outline="none"
          minW="0"
          minH={CARD_HEIGHT}
          aria-busy={isPrevious}
          onClickCapture={remember}
          {...(isStrip ? { mt: '3' } : { order: { lg: -1 } })}
        >
          {shown}
        </Box>
      </Box>
    </>
  );
}

const HALVES = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' },
  gap: '6',
  alignItems: 'start',
} as const;

/** No higher than the country needs at its width: a higher map would begin with the Arctic. */
const STAYING = {
  position: { lg: 'sticky' },
  top: '4',
  height: { base: 'max(18rem, 44svh)', lg: 'clamp(26rem, calc(100vh - 2rem), 36rem)' },
} as const;
