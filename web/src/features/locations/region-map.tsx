import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { shadeOf } from '@touchline/domain/reference/geography/map-drawing';
import { useSearchParams } from 'react-router-dom';
import { DRAWN, SHADES, VIEW_BOX } from '../../components/numbers/region-shades';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import { SiteLink } from '../../ui/links';
import { type LocationItem, linkToState, regionName } from './location-links';

const RegionLink = chakra(SiteLink, {
  base: {
    outline: 'none',
    '& use': { stroke: 'bg', strokeWidth: '1.4px', strokeLinejoin: 'round' },
    '&:hover use, &:focus-visible use': { stroke: 'fg', strokeWidth: '3px' },
    '&[aria-current=true] use': { stroke: 'flare.solid', strokeWidth: '4px' },
  },
});

interface RegionMapProps {
  readonly locations: readonly LocationItem[];
  readonly open: LocationItem | null;
}

/** The map: each state and province is a link that opens it. The table below says the same. */
export function RegionMap({ locations, open }: RegionMapProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  const [params] = useSearchParams();
  const most = Math.max(0, ...locations.map(teamsOf));
  const known = new Map(locations.map((location) => [location.state, location]));
  const empty = [...DRAWN].filter((code) => !known.has(code));
  const shown = [...locations.filter(({ state }) => DRAWN.has(state) && state !== open?.state), ...(open === null ? [] : [open])];
  return (
    <Box minW="0">
      <chakra.svg viewBox={VIEW_BOX} width="full" height="auto" display="block" role="group" aria-label={t('locations.map')}>
        {empty.map((code) => (
          <use key={code} href={`/regions.svg#${code}`} fill={SHADES[0]} stroke="var(--tl-colors-bg)" strokeWidth="1.4" />
        ))}
        {shown
          .filter(({ state }) => DRAWN.has(state))
          .map((location) => {
            const name = t('locations.onMap', { name: regionName(location.state, language), teams: teamsOf(location) });
            return (
              <RegionLink
                key={location.state}
                to={linkToState(params, location.state)}
                state={{ preserveScroll: true }}
                aria-label={name}
                aria-current={location.state === open?.state ? 'true' : undefined}
              >
                <title>{name}</title>
                <use href={`/regions.svg#${location.state}`} fill={SHADES[shadeOf(teamsOf(location), most)]} />
              </RegionLink>
            );
          })}
      </chakra.svg>
      <Box aria-hidden display="flex" alignItems="center" gap="2" textStyle="small" color="fg.muted" mt="3">
        {t('locations.legend')}:<Box as="span">{t('locations.fewer')}</Box>
        {SHADES.slice(1).map((shade) => (
          <Box key={shade} as="span" width="6" height="3" borderRadius="4px" style={{ background: shade }} />
        ))}
        <Box as="span">{t('locations.more')}</Box>
      </Box>
    </Box>
  );
}

/** The confirmed teams of a state, men's and women's. */
function teamsOf({ men, women }: LocationItem): number {
  return men + women;
}
