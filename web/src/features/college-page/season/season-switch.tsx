import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Link, useLocation } from 'react-router-dom';
import { CHIP_LOOK } from '../../../ui/chip';
import { ScrollStrip } from '../../../ui/page-layout';
import { useSeasonTexts } from './season-texts';

const SeasonLink = chakra(Link, {
  base: {
    ...CHIP_LOOK,
    px: '4',
    fontVariantNumeric: 'tabular-nums',
    '&[aria-current]': { bg: 'pitch.solid', borderColor: 'pitch.solid', color: 'pitch.contrast' },
  },
});

interface SeasonSwitchProps {
  readonly seasons: readonly number[];
  readonly current: number;
}

/** The seasons of a team as links; the latest one has the address of the tab itself. */
export function SeasonSwitch({ seasons, current }: SeasonSwitchProps) {
  const texts = useSeasonTexts();
  const { pathname, search } = useLocation();
  const addressOf = (season: number) => {
    const query = new URLSearchParams(search);
    if (season === seasons[0]) query.delete('season');
    else query.set('season', String(season));
    return { pathname, search: query.toString() };
  };
  if (seasons.length < 2) return null;
  return (
    <ScrollStrip label={texts.seasons} data-screen-only="" mx={{ base: '-4', md: '0' }} mb="2" py="1">
      <Box as="nav" aria-label={texts.seasons} px={{ base: '4', md: '0' }} width="max-content">
        <Box as="ul" display="flex" gap="2">
          {seasons.map((season) => (
            <li key={season}>
              <SeasonLink
                to={addressOf(season)}
                preventScrollReset
                {...(season === current ? { 'aria-current': 'page' as const } : {})}
              >
                {season}
              </SeasonLink>
            </li>
          ))}
        </Box>
      </Box>
    </ScrollStrip>
  );
}
