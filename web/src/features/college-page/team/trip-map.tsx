import { Box } from '@chakra-ui/react/box';
import { BUS_MPH, busHours } from '@touchline/domain/reference/geography/bus-hours';
import { Crest } from '../../../components/college/crest';
import { INK } from '../../../components/numbers/number-figure';
import { DRAWN } from '../../../components/numbers/region-shades';
import { useLanguage } from '../../../i18n/language-provider';
import { collegeAddress } from '../../../lib/addresses/college-address';
import { PageLink } from '../../../ui/links';
import { Section } from '../../../ui/page-layout';
import { conferenceMiles, LEAST_TRIPS } from '../overview/conference-miles';
import { SuggestLink } from '../suggestions/suggest-link';
import { useCollegePage, useCollegeTeam } from '../use-college-page';
import { BUS_MILES, MAP_WIDTH, tripLayout } from './trip-layout';

const TEXTS = {
  en: {
    title: 'Away trips',
    intro: (mph: string) => `By bus to the others of the conference, reckoned at ${mph} miles an hour in a straight line.`,
    flights: (miles: string) => `No hours beyond ${miles}, where teams are likely to fly.`,
    hours: (hours: number) => `${hours.toLocaleString('en')} h`,
    miles: (miles: number) => (miles === 0 ? 'under 1 mi' : `${miles.toLocaleString('en')} mi`),
  },
  de: {
    title: 'Auswärtsfahrten',
    intro: (mph: string) => `Im Bus zu den anderen der Conference, gerechnet mit ${mph} Meilen pro Stunde Luftlinie.`,
    flights: (miles: string) => `Ab ${miles} stehen keine Stunden da, denn so weit fliegen Teams eher.`,
    hours: (hours: number) => `${hours.toLocaleString('de')} Std.`,
    miles: (miles: number) => (miles === 0 ? 'unter 1 Mi.' : `${miles.toLocaleString('de')} Mi.`),
  },
} as const;

/**
 * The trips of a team to the others of its conference: a map around its campus whose rings are hours of a bus, or miles
 * where teams fly, and the same as a list of links. Nothing where too few places are known.
 */
export function TripMap() {
  const { language } = useLanguage();
  const texts = TEXTS[language];
  const { college, comparison, sex } = useCollegePage();
  const name = useCollegeTeam()?.team.conference ?? college.conference;
  const trips = conferenceMiles(comparison?.conference ?? [], college);
  const farthest = trips.at(-1);
  if (farthest === undefined || trips.length < LEAST_TRIPS) return null;
  const hasFlights = farthest.miles > BUS_MILES;
  const intro = [texts.intro(String(BUS_MPH)), ...(hasFlights ? [texts.flights(texts.miles(BUS_MILES))] : [])].join(' ');
  return (
    <Section title={name === null ? texts.title : `${texts.title}: ${name}`} intro={intro}>
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        columnGap="10"
        rowGap="5"
        alignItems="start"
      >
        <DrawnTrips trips={trips} />
        <Box as="ol" listStyleType="none" aria-label={texts.title}>
          {trips.map(({ college: mate, miles }) => (
            <Box as="li" key={mate._id} display="flex" alignItems="center" gap="3" minH="11" borderTopWidth="1px">
              <Crest college={mate} size={28} />
              <PageLink to={collegeAddress(mate.pathName, sex)} flex="1" minW="0" py="2" fontWeight="semibold" lineHeight="1.3">
                {mate.name}
              </PageLink>
              {miles <= BUS_MILES && (
                <Box textStyle="number" fontWeight="semibold" whiteSpace="nowrap">
                  {texts.hours(busHours(miles))}
                </Box>
              )}
              <Box textStyle="small" color="fg.muted" width="5rem" textAlign="end" whiteSpace="nowrap">
                {texts.miles(miles)}
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
      <SuggestLink path={`/athletics/sport/${sex}/conference`} />
    </Section>
  );
}

/** The map: states and provinces, rings, and a crest for each trip next to its place. */
function DrawnTrips({ trips }: { readonly trips: ReturnType<typeof conferenceMiles> }) {
  const texts = TEXTS[useLanguage().language];
  const { college } = useCollegePage();
  const { lat, lng } = college.position;
  const places = trips.flatMap(({ college: { lat: north, lng: east } }) =>
    north === null || east === null ? [] : [{ lat: north, lng: east }],
  );
  if (lat === null || lng === null) return null;
  const { height, ground, home, stops, rings } = tripLayout({ lat, lng }, places, trips.at(-1)?.miles ?? 0);
  return (
    <Box borderRadius="card" overflow="hidden" bg="bg.subtle" borderWidth="1px">
      <svg
        viewBox={`0 0 ${MAP_WIDTH} ${height}`}
        width="100%"
        aria-hidden="true"
        focusable="false"
        style={{ display: 'block', overflow: 'hidden' }}
      >
        <g transform={`scale(${ground.scale.toFixed(3)}) translate(${(-ground.left).toFixed(2)} ${(-ground.top).toFixed(2)})`}>
          {[...DRAWN].map((code) => (
            <use
              key={code}
              href={`/regions.svg#${code}`}
              fill="var(--tl-colors-bg-muted)"
              stroke="var(--tl-colors-bg)"
              strokeWidth={1.5 / ground.scale}
            />
          ))}
        </g>
        {rings.map(({ miles, hours, radius, label }) => (
          <g key={miles}>
            <circle cx={home.x} cy={home.y} r={radius} fill="none" stroke={INK.line} strokeDasharray="3 5" />
            <text
              x={label.x}
              y={label.y + 4}
              fill={INK.text}
              textAnchor="middle"
              stroke="var(--tl-colors-bg-muted)"
              strokeWidth="4"
              paintOrder="stroke"
              style={{ fontSize: '13px' }}
            >
              {hours === null ? texts.miles(miles) : texts.hours(hours)}
            </text>
          </g>
        ))}
        {stops.map(({ place, crest }, index) => (
          <g key={trips[index]?.college._id} stroke={INK.line} strokeWidth="1.5" fill="none">
            <path d={`M${home.x.toFixed(1)} ${home.y.toFixed(1)}L${place.x.toFixed(1)} ${place.y.toFixed(1)}`} opacity="0.6" />
            <path d={`M${place.x.toFixed(1)} ${place.y.toFixed(1)}L${crest.x.toFixed(1)} ${crest.y.toFixed(1)}`} />
            <circle cx={place.x} cy={place.y} r="2.5" fill={INK.line} />
          </g>
        ))}
        {trips.map((trip, index) => {
          const { x, y } = stops[index]?.crest ?? home;
          return (
            <g key={trip.college._id} transform={`translate(${(x - 11).toFixed(1)} ${(y - 13).toFixed(1)})`}>
              <Crest college={trip.college} size={26} />
            </g>
          );
        })}
        <g transform={`translate(${(home.x - 16).toFixed(1)} ${(home.y - 19).toFixed(1)})`}>
          <Crest college={college} size={38} />
        </g>
      </svg>
    </Box>
  );
}
