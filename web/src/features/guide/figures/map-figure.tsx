import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { shadeOf } from '@touchline/domain/reference/geography/map-drawing';
import { DRAWN, SHADES, VIEW_BOX } from '../../../components/numbers/region-shades';
import { useFormats } from '../../../i18n/use-translations';
import { PageLink } from '../../../ui/links';
import { useFigureTexts } from './figure-texts';

const MOST_NAMED = 5;

/** The states and provinces by their number of teams; the states with most teams say the same in words. */
export function MapFigure({ regions }: { readonly regions: Readonly<Record<string, number>> }) {
  const texts = useFigureTexts();
  const { formatNumber } = useFormats();
  const counts = Object.entries(regions).toSorted(([, one], [, other]) => other - one);
  const most = counts[0]?.[1] ?? 0;
  const named = counts.slice(0, MOST_NAMED);
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  return (
    <>
      <chakra.svg viewBox={VIEW_BOX} width="full" height="auto" display="block" role="img" aria-label={texts.map}>
        {[...DRAWN].map((code) => (
          <use
            key={code}
            href={`/regions.svg#${code}`}
            fill={SHADES[shadeOf(regions[code] ?? 0, most)]}
            stroke="var(--tl-colors-bg)"
            strokeWidth="1.4"
          />
        ))}
      </chakra.svg>
      <Box aria-hidden display="flex" alignItems="center" gap="2" textStyle="small" color="fg.muted" mt="3">
        <span>{texts.fewer}</span>
        {SHADES.slice(1).map((shade) => (
          <Box key={shade} as="span" width="6" height="3" borderRadius="4px" style={{ background: shade }} />
        ))}
        <span>{texts.more}</span>
      </Box>
      <Box mt="3">
        {`${texts.most}: `}
        {named.map(([code, count], index) => (
          <span key={code}>
            {index > 0 && ', '}
            <PageLink to={`/exploreLocations?state=${code}`} textDecoration="underline">
              {code}
            </PageLink>
            {` ${count}`}
          </span>
        ))}
      </Box>
      <Box textStyle="small" color="fg.muted" mt="1">
        {texts.teamTable(formatNumber(all))}
      </Box>
    </>
  );
}
