import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { geoPointOf, SEARCH_MILES } from '@touchline/domain/search/search-limits';
import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslations } from '../../i18n/use-translations';
import { Icon } from '../../ui/icon';
import { useCampAddress } from './camp-address';
import { FilterPill, FilterSection } from './filter-section';

const GEOLOCATION_TIMEOUT_MS = 10_000;
const FIRST_MILES = 100;

/** The distance: first asks the browser for the user's position, to a tenth of a degree, then offers miles. */
export function CampDistance() {
  const t = useTranslations();
  const navigate = useNavigate();
  const { query, linkTo } = useCampAddress();
  const [state, setState] = useState<'idle' | 'asking' | 'refused'>('idle');
  const refuse = () => setState('refused');
  const ask = () => {
    if (!('geolocation' in navigator)) {
      refuse();
      return;
    }
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setState('idle');
        const near = geoPointOf(`${latitude.toFixed(1)},${longitude.toFixed(1)}`);
        void navigate(linkTo({ ...query, near, within: FIRST_MILES, sort: 'distance', page: 1 }), {
          state: { preserveScroll: true },
        });
      },
      refuse,
      { timeout: GEOLOCATION_TIMEOUT_MS, maximumAge: 600_000 },
    );
  };
  return (
    <FilterSection title={t('camps.facet.distance')}>
      {query.near === null ? (
        <>
          <Button
            variant="outline"
            size="lg"
            aria-disabled={state === 'asking' || undefined}
            onClick={() => state === 'asking' || ask()}
          >
            <Icon as={LocateFixed} size={18} />
            {t('camps.nearMe')}
          </Button>
          <Box role="status" textStyle="small" color="fg.muted">
            {state === 'refused' && t('camps.nearRefused')}
          </Box>
        </>
      ) : (
        <Box as="ul" listStyleType="none" display="flex" flexWrap="wrap" gap="2">
          {[...SEARCH_MILES, null].map((miles) => (
            <Box as="li" key={String(miles)}>
              <FilterPill
                to={linkTo({ ...query, within: miles, page: 1 })}
                rel="nofollow"
                isOne
                aria-current={query.within === miles ? 'true' : undefined}
              >
                {miles === null ? t('camps.anyDistance') : t('camps.within', { miles })}
              </FilterPill>
            </Box>
          ))}
        </Box>
      )}
    </FilterSection>
  );
}
