import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import type { College } from '@touchline/domain/college/college';
import { useTranslations } from '../../../i18n/use-translations';

/** Corners of the outline of the United States without Alaska and Hawaii, in degrees `east,north`, around the land. */
const OUTLINE =
  '-124.7,48.4 -123.0,48.3 -122.8,49.0 -95.2,49.0 -94.6,48.7 -92.0,48.3 -89.6,48.0 -92.1,46.7 -90.4,46.6 -88.4,47.4 ' +
  '-87.4,46.5 -84.9,46.5 -84.1,46.0 -86.5,45.8 -88.0,44.6 -87.7,43.0 -87.5,41.7 -86.6,41.9 -86.3,43.6 -85.1,45.6 -83.4,45.2 ' +
  '-83.9,43.7 -82.5,43.9 -82.5,42.7 -83.4,41.8 -81.7,41.5 -79.0,42.7 -79.1,43.3 -76.4,43.5 -76.3,44.1 -74.9,45.0 -71.5,45.0 ' +
  '-70.3,46.2 -69.2,47.4 -68.3,47.3 -67.8,45.7 -67.0,44.8 -69.0,44.1 -70.6,43.1 -70.8,42.6 -70.0,41.7 -71.2,41.5 -73.7,41.0 ' +
  '-72.0,41.0 -74.0,40.5 -74.1,39.6 -75.1,38.6 -76.0,37.0 -75.6,35.3 -77.9,34.0 -79.3,33.1 -81.2,31.7 -81.4,30.3 -80.1,26.9 ' +
  '-80.4,25.2 -81.8,26.1 -82.8,27.9 -82.7,29.0 -84.1,30.1 -85.4,29.7 -88.0,30.3 -89.6,30.2 -89.4,29.1 -91.3,29.4 -93.9,29.7 ' +
  '-95.2,29.0 -97.2,27.7 -97.2,25.9 -99.2,26.4 -101.0,29.6 -102.6,29.7 -103.2,29.0 -104.6,29.7 -106.5,31.8 -108.2,31.8 ' +
  '-108.2,31.3 -111.1,31.3 -114.8,32.5 -117.1,32.5 -118.4,33.9 -120.6,34.6 -121.9,36.6 -122.5,37.8 -123.8,39.3 -124.4,40.4 ' +
  '-124.2,42.0 -124.5,43.0 -123.9,46.2';

const [WEST, EAST, SOUTH, NORTH] = [-125.5, -66, 24.5, 49.8];
/** A degree north is drawn that much longer than one east, as at 38° north. */
const STRETCH = 1.27;
const [WIDTH, HEIGHT] = [10 * (EAST - WEST), 10 * STRETCH * (NORTH - SOUTH)];

const xOf = (east: number): number => Math.round(10 * (east - WEST));
const yOf = (north: number): number => Math.round(10 * STRETCH * (NORTH - north));

const PATH = `M${OUTLINE.split(' ')
  .map((corner) => corner.split(',').map(Number))
  .map(([east = 0, north = 0]) => `${xOf(east)} ${yOf(north)}`)
  .join('L')}Z`;

interface WhereMapProps {
  readonly position: College['position'];
  readonly name: string;
}

/** Where a college is: a point in the country's outline; nothing where it is unknown or lies outside of it. */
export function WhereMap({ position: { lat, lng }, name }: WhereMapProps) {
  const t = useTranslations();
  if (lat === null || lng === null || lng < WEST || lng > EAST || lat < SOUTH || lat > NORTH) return null;
  const [x, y] = [xOf(lng), yOf(lat)];
  return (
    <Box asChild width="full" maxW="20rem" height="auto" mt="5" color="border.emphasized">
      <svg viewBox={`0 0 ${WIDTH} ${Math.round(HEIGHT)}`} role="img" aria-label={t('college.whereMap', { name })}>
        <chakra.path d={PATH} fill="bg.muted" stroke="currentColor" strokeWidth="3" strokeLinejoin="round" />
        <chakra.circle cx={x} cy={y} r="26" fill="pitch.solid" fillOpacity="0.2" />
        <chakra.circle cx={x} cy={y} r="11" fill="pitch.solid" stroke="bg" strokeWidth="3" />
      </svg>
    </Box>
  );
}
