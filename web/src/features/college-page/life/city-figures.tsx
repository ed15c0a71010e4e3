import { Box } from '@chakra-ui/react/box';
import type { Language } from '@touchline/domain/kernel/language';
import { nearestBigCities } from '@touchline/domain/reference/geography/big-cities';
import { BUS_MPH, busHours } from '@touchline/domain/reference/geography/bus-hours';
import { INK, NumberFigure } from '../../../components/numbers/number-figure';
import { useLanguage } from '../../../i18n/language-provider';
import { WhereMap } from '../tabs/where-map';
import { Correctable } from '../suggestions/correctable';
import { SuggestLink } from '../suggestions/suggest-link';
import { useCollegePage } from '../use-college-page';

interface CityTexts {
  readonly ways: string;
  readonly near: (city: string, way: string, time: string) => string;
  readonly inside: (city: string) => string;
  readonly source: (mph: string) => string;
  readonly sea: string;
  readonly miles: (miles: number) => string;
  readonly hours: (hours: number) => string;
  readonly share: string;
  readonly shareOf: (people: string) => string;
  readonly moreStudents: string;
  readonly students: string;
  readonly people: string;
}

const whole = (value: number, language: Language) => value.toLocaleString(language);

const TEXTS: Readonly<Record<Language, CityTexts>> = {
  en: {
    ways: 'The next big cities and the sea',
    near: (city, way, time) => `The next big city is ${city}: ${way}, about ${time} by bus.`,
    inside: (city) => `The campus is in ${city} or next to it.`,
    source: (mph) => `Areas of about a million people or more, in a straight line, by bus at ${mph} miles an hour.`,
    sea: 'The sea',
    miles: (miles) => `${whole(miles, 'en')} mi`,
    hours: (hours) => (hours === 0.5 ? 'half an hour' : hours === 1 ? 'an hour' : `${whole(hours, 'en')} hours`),
    share: 'Students in town',
    shareOf: (people) => `There is one student of the college for every ${people} people in town.`,
    moreStudents: 'The college has as many students as the town has people, or more.',
    students: 'Students of the college',
    people: 'People in town',
  },
  de: {
    ways: 'Die nächsten Großstädte und das Meer',
    near: (city, way, time) => `Die nächste Großstadt ist ${city}: ${way}, mit dem Bus etwa ${time}.`,
    inside: (city) => `Der Campus liegt in ${city} oder gleich daneben.`,
    source: (mph) => `Großräume mit etwa einer Million Menschen oder mehr, in Luftlinie, im Bus mit ${mph} Meilen pro Stunde.`,
    sea: 'Das Meer',
    miles: (miles) => `${whole(miles, 'de')} Mi.`,
    hours: (hours) => (hours === 0.5 ? 'eine halbe Stunde' : hours === 1 ? 'eine Stunde' : `${whole(hours, 'de')} Stunden`),
    share: 'Studierende in der Stadt',
    shareOf: (people) => `Auf ${people} Menschen in der Stadt kommt eine Person, die hier studiert.`,
    moreStudents: 'Am College studieren so viele Menschen, wie in der Stadt leben, oder mehr.',
    students: 'Studierende am College',
    people: 'Menschen in der Stadt',
  },
};

/** So near to its center a campus belongs to a city. */
const INSIDE_MILES = 12;
const CITIES = 3;

/** What the facts say of the town: where it is, how far the next big cities and the sea are, and its size. */
export function CityFigures() {
  const { language } = useLanguage();
  const texts = TEXTS[language];
  const { college } = useCollegePage();
  const { lat, lng } = college.position;
  const { population } = college.city;
  if (lat === null || lng === null) return null;
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' }}
      columnGap="16"
      rowGap={{ base: '8', md: '10' }}
      alignItems="start"
    >
      <Ways place={{ lat, lng }} texts={texts} />
      <Box css={{ '& > svg': { mt: '0', maxW: '26rem' } }}>
        <WhereMap position={college.position} name={college.name} />
        <SuggestLink path="/position" />
      </Box>
      {population !== null && population > 0 && college.enrollmentSize !== null && college.enrollmentSize > 0 && (
        <Correctable path="/city/population">
          <InTown students={college.enrollmentSize} population={population} texts={texts} />
        </Correctable>
      )}
    </Box>
  );
}

/** Round distances at which the scale may end. */
const ENDS = [25, 50, 100, 250, 500, 1000, 2500, 5000] as const;

interface WaysProps {
  readonly place: { readonly lat: number; readonly lng: number };
  readonly texts: CityTexts;
}

/** The ways to the next big cities and to the sea on one scale, whose ends are named. */
function Ways({ place, texts }: WaysProps) {
  const { comparison } = useCollegePage();
  const cities = nearestBigCities(place, CITIES);
  const [nearest] = cities;
  if (nearest === undefined) return null;
  const toSea = comparison?.milesToSea ?? null;
  const ways = [
    ...cities.map(({ name, miles }) => ({ name, miles, isSea: false })),
    ...(toSea === null ? [] : [{ name: texts.sea, miles: toSea, isSea: true }]),
  ].toSorted((one, other) => one.miles - other.miles);
  const farthest = ways.at(-1)?.miles ?? 0;
  const end = ENDS.find((one) => one >= farthest) ?? farthest;
  return (
    <NumberFigure
      title={texts.ways}
      sentence={
        nearest.miles <= INSIDE_MILES
          ? texts.inside(nearest.name)
          : texts.near(nearest.name, texts.miles(nearest.miles), texts.hours(busHours(nearest.miles)))
      }
      source={texts.source(String(BUS_MPH))}
      rows={ways.map(({ name, miles }) => [name, texts.miles(miles)])}
    >
      <Box display="grid" rowGap="3" mt="3">
        {ways.map(({ name, miles, isSea }) => (
          <Box key={name}>
            <Box display="flex" justifyContent="space-between" gap="4">
              <span>{name}</span>
              <Box as="span" fontVariantNumeric="tabular-nums" fontWeight="semibold">
                {texts.miles(miles)}
              </Box>
            </Box>
            <svg width="100%" height="14" focusable="false" style={{ display: 'block', overflow: 'visible' }}>
              <line x1="0" x2="100%" y1="7" y2="7" stroke={INK.line} strokeWidth="2" strokeDasharray="2 5" />
              <line x1="0" x2={`${(100 * miles) / end}%`} y1="7" y2="7" stroke={isSea ? INK.own : INK.strong} strokeWidth="4" />
              <circle
                cx={`${(100 * miles) / end}%`}
                cy="7"
                r="6"
                fill={isSea ? INK.own : INK.strong}
                stroke={INK.ground}
                strokeWidth="2"
              />
            </svg>
          </Box>
        ))}
        <Box display="flex" justifyContent="space-between" textStyle="small" color="fg.muted">
          <span>{texts.miles(0)}</span>
          <span>{texts.miles(end)}</span>
        </Box>
      </Box>
    </NumberFigure>
  );
}

interface InTownProps {
  readonly students: number;
  readonly population: number;
  readonly texts: CityTexts;
}

/** In a larger town no crowd is drawn: one would not find the student in it. */
const MOST_FIGURES = 120;

/** The town as a crowd in which one is a student. */
function InTown({ students, population, texts }: InTownProps) {
  const { language } = useLanguage();
  const people = Math.round(population / students);
  const sentence = people <= 1 ? texts.moreStudents : texts.shareOf(whole(people, language));
  if (people > MOST_FIGURES) return <Box fontWeight="semibold">{sentence}</Box>;
  return (
    <NumberFigure
      title={texts.share}
      sentence={sentence}
      rows={[
        [texts.students, whole(students, language)],
        [texts.people, whole(population, language)],
      ]}
    >
      <Box display="flex" flexWrap="wrap" gap="1" maxW="26rem">
        {Array.from({ length: Math.max(1, people) }, (_, at) => (
          <svg key={at} viewBox="-12 0 24 28" width="20" height="24" focusable="false">
            <path d="M0 0a6 6 0 1 1 0 12a6 6 0 1 1 0-12ZM-11 27a11 12 0 0 1 22 0Z" fill={at === 0 ? INK.own : INK.line} />
          </svg>
        ))}
      </Box>
    </NumberFigure>
  );
}
