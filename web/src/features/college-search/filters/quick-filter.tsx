import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { geoPointOf } from '@touchline/domain/search/search-limits';
import { LocateFixed } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type To, useNavigate } from 'react-router-dom';
import { useTranslations } from '../../../i18n/use-translations';
import { CHOSEN_LOOK } from '../../../theme/chosen-look';
import { CHIP_LOOK } from '../../../ui/chip';
import { Icon } from '../../../ui/icon';
import { useFilterTexts } from './facet-texts';
import { useCollegeQuery } from '../search-address';
import { FilterLink } from '../../../ui/filter-link';

/** The style of quick filters, links and buttons alike. */
const QUICK_FILTER_STYLE = {
  ...CHIP_LOOK,
  flex: 'none',
  px: '3.5',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&[aria-disabled=true]': { color: 'fg.muted', cursor: 'default' },
  '&[aria-current=true]': CHOSEN_LOOK,
  '& svg': { width: '1rem', height: '1rem', flex: 'none' },
} as const;

const QuickLink = chakra(FilterLink, { base: QUICK_FILTER_STYLE });

interface QuickFilterProps {
  readonly isChosen: boolean;
  readonly to: To;
  readonly children: ReactNode;
}

/** A popular filter as a toggle. It is a real link, so that it works before hydration. */
export function QuickFilter({ isChosen, to, children }: QuickFilterProps) {
  return (
    <QuickLink to={to} rel="nofollow" aria-current={isChosen ? 'true' : undefined}>
      {children}
    </QuickLink>
  );
}

const QuickButton = chakra('button', { base: QUICK_FILTER_STYLE });

const GEOLOCATION_TIMEOUT_MS = 10_000;
const DEFAULT_MILES = 100;

/**
 * Asks the browser for the user's position, to a tenth of a degree, and searches around it, nearest first. `onRefused`
 * hears whether the browser gave none.
 */
export function NearMe({ onRefused }: { readonly onRefused: (isRefused: boolean) => void }) {
  const t = useTranslations();
  const texts = useFilterTexts();
  const navigate = useNavigate();
  const { query, linkTo } = useCollegeQuery();
  const [state, setState] = useState<'idle' | 'asking'>('idle');
  const found = ({ coords: { latitude, longitude } }: GeolocationPosition) => {
    const near = geoPointOf(`${latitude.toFixed(1)},${longitude.toFixed(1)}`);
    setState('idle');
    void navigate(linkTo({ ...query, near, within: query.within ?? DEFAULT_MILES, sort: 'distance', page: 1 }), {
      state: { preserveScroll: true },
    });
  };
  const refuse = () => {
    setState('idle');
    onRefused(true);
  };
  const ask = () => {
    if (state === 'asking') return;
    onRefused(false);
    if (!('geolocation' in navigator)) {
      refuse();
      return;
    }
    setState('asking');
    navigator.geolocation.getCurrentPosition(found, refuse, {
      timeout: GEOLOCATION_TIMEOUT_MS,
      maximumAge: 600_000,
    });
  };
  return (
    <QuickButton type="button" aria-disabled={state === 'asking' || undefined} onClick={ask}>
      <Icon as={LocateFixed} />
      {state === 'asking' ? texts.nearSearching : t('colleges.nearMe')}
    </QuickButton>
  );
}

/** Says that the browser gave no position. It stands apart from the button, whose row it must not widen. */
export function RefusedPosition({ isRefused }: { readonly isRefused: boolean }) {
  const texts = useFilterTexts();
  return (
    <Box role="status" textStyle="small" color="fg.muted">
      {isRefused && texts.nearRefused}
    </Box>
  );
}
