import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { placeOf } from '@touchline/domain/search/college-query';
import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslations } from '../../i18n/use-translations';
import { QUICK_LOOK } from './quick-look';
import { useCollegeQuery } from './use-college-query';

const QuickButton = chakra('button', { base: QUICK_LOOK });

const LONGEST_WAIT_MS = 10_000;
const FIRST_MILES = 100;

/** Asks the browser where the reader is, to a tenth of a degree, and searches around it, nearest first. */
export function NearMe() {
  const t = useTranslations();
  const navigate = useNavigate();
  const { query, linkTo } = useCollegeQuery();
  const [state, setState] = useState<'idle' | 'asking' | 'refused'>('idle');
  const found = ({ coords: { latitude, longitude } }: GeolocationPosition) => {
    const near = placeOf(`${latitude.toFixed(1)},${longitude.toFixed(1)}`);
    setState('idle');
    void navigate(linkTo({ ...query, near, within: query.within ?? FIRST_MILES, sort: 'distance', page: 1 }), {
      state: { keepsPlace: true },
    });
  };
  const ask = () => {
    if (!('geolocation' in navigator)) {
      setState('refused');
      return;
    }
    setState('asking');
    navigator.geolocation.getCurrentPosition(found, () => setState('refused'), { timeout: LONGEST_WAIT_MS, maximumAge: 600_000 });
  };
  return (
    <Box>
      <QuickButton type="button" disabled={state === 'asking'} onClick={ask}>
        <LocateFixed strokeWidth={1.75} aria-hidden />
        {t(state === 'asking' ? 'colleges.nearSearching' : 'colleges.nearMe')}
      </QuickButton>
      <Box role="status" textStyle="small" color="fg.muted">
        {state === 'refused' && t('colleges.nearRefused')}
      </Box>
    </Box>
  );
}
