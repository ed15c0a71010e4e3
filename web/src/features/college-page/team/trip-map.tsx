import { Box } from '@chakra-ui/react/box';
import { bearing, BUS_MPH, busHours } from '@touchline/domain/reference/geography/bus-hours';
import { Crest } from '../../../components/college/crest';
import { INK } from '../../../components/numbers/number-figure';
import { useLanguage } from '../../../i18n/language-provider';
import { collegeAddress } from '../../../lib/addresses/college-address';
import { PageLink } from '../../../ui/links';
import { Section } from '../../../ui/page-layout';
import { conferenceMiles, LEAST_TRIPS } from '../overview/conference-miles';
import { useCollegePage, useCollegeTeam } from '../use-college-page';

const TEXTS = {
  en: {
    title: 'Away trips',
    intro: (mph: string) =>
      `By bus to the others of the conference, reckoned at ${mph} miles an hour in a straight line. Teams may fly to the farthest.`,
    hours: (hours: number) => `${hours.toLocaleString('en')} h`,
    miles: (miles: number) => `${miles.toLocaleString('en')} mi`,
  },
  de: {
    title: 'Auswärtsfahrten',
    intro: (mph: string) =>
      `Im Bus zu den anderen der Conference, gerechnet mit ${mph} Meilen pro Stunde Luftlinie. Zu den weitesten fliegen Teams vielleicht.`,
    hours: (hours: number) => `${hours.toLocaleString('de')} Std.`,
    miles: (miles: number) => `${miles.toLocaleString('de')} Mi.`,
  },
} as const;

/** The half of the drawing's side, and how far out the farthest trip ends. */
const HALF = 200;
const REACH = 172;
/** The hours at which rings may lie; two of them at most are drawn. */
const RINGS = [1, 2, 4, 8, 16, 32] as const;
/**
 * The trips of a team to the others of its conference: a map around its campus, north at the top, whose rings are hours
 * of a bus, and the same as a list of links. Nothing where too few places are known.
 */
export function TripMap() {
  const { language } = useLanguage();
  const texts = TEXTS[language];
  const { college, comparison, sex } = useCollegePage();
  const name = useCollegeTeam()?.team.conference ?? college.conference;
  const { lat, lng } = college.position;
  const trips = conferenceMiles(comparison?.conference ?? [], college);
  const farthest = trips.at(-1);
  if (lat === null || lng === null || farthest === undefined || trips.length < LEAST_TRIPS) return null;
  const scale = REACH / Math.max(1, farthest.miles);
  const rings = RINGS.filter((hours) => hours * BUS_MPH * scale <= REACH + 12).slice(-2);
  const placeOf = (one: (typeof trips)[number]) => {
    if (one.college.lat === null || one.college.lng === null) return { x: 0, y: 0 };
    const { east, north } = bearing({ lat, lng }, { lat: one.college.lat, lng: one.college.lng });
    return { x: east * one.miles * scale, y: -north * one.miles * scale };
  };
  return (
    <Section title={name === null ? texts.title : `${texts.title}: ${name}`} intro={texts.intro(String(BUS_MPH))}>
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        columnGap="10"
        rowGap="5"
        alignItems="start"
      >
        <Box maxW="28rem" width="full" mx="auto">
          <svg viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`} width="100%" aria-hidden="true" focusable="false">
            <circle r={REACH + 14} fill="var(--tl-colors-bg-muted)" />
            {rings.map((hours) => (
              <g key={hours}>
                <circle r={hours * BUS_MPH * scale} fill="none" stroke={INK.line} strokeDasharray="3 5" />
                <text
                  y={-hours * BUS_MPH * scale - 5}
                  fill={INK.text}
                  textAnchor="middle"
                  stroke="var(--tl-colors-bg-muted)"
                  strokeWidth="4"
                  paintOrder="stroke"
                  style={{ fontSize: '13px' }}
                >
                  {texts.hours(hours)}
                </text>
              </g>
            ))}
            {trips.map((trip) => {
              const { x, y } = placeOf(trip);
              return (
                <path key={trip.college._id} d={`M0 0L${x.toFixed(1)} ${y.toFixed(1)}`} stroke={INK.line} strokeWidth="1.5" />
              );
            })}
            {trips.map((trip) => {
              const { x, y } = placeOf(trip);
              return (
                <g key={trip.college._id} transform={`translate(${(x - 11).toFixed(1)} ${(y - 13).toFixed(1)})`}>
                  <Crest college={trip.college} size={26} />
                </g>
              );
            })}
            <g transform="translate(-16 -19)">
              <Crest college={college} size={38} />
            </g>
          </svg>
        </Box>
        <Box as="ol" listStyleType="none" aria-label={texts.title}>
          {trips.map(({ college: mate, miles }) => (
            <Box as="li" key={mate._id} display="flex" alignItems="center" gap="3" minH="11" borderTopWidth="1px">
              <Crest college={mate} size={28} />
              <PageLink to={collegeAddress(mate.pathName, sex)} flex="1" minW="0" py="2" fontWeight="semibold" lineHeight="1.3">
                {mate.name}
              </PageLink>
              <Box textStyle="number" fontWeight="semibold" whiteSpace="nowrap">
                {texts.hours(busHours(miles))}
              </Box>
              <Box textStyle="small" color="fg.muted" width="4.5rem" textAlign="end" whiteSpace="nowrap">
                {texts.miles(miles)}
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
    </Section>
  );
}
