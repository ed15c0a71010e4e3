import { Box } from '@chakra-ui/react/box';
import type { Language } from '@touchline/domain/kernel/language';
import { daylightOfMonths } from '@touchline/domain/reference/geography/daylight';
import type { CAMPUS_SETTINGS } from '@touchline/domain/reference/college-kinds';
import { INK, NumberFigure } from '../../../components/numbers/number-figure';
import { useLanguage } from '../../../i18n/language-provider';
import { Correctable } from '../suggestions/correctable';
import { useCollegePage } from '../use-college-page';
import { SettingFigure } from './setting-figure';

interface CampusTexts {
  readonly setting: Readonly<Record<(typeof CAMPUS_SETTINGS)[number], string>>;
  readonly housing: string;
  readonly housingOf: (share: string) => string;
  readonly classes: string;
  readonly classesOf: (share: string) => string;
  readonly light: string;
  readonly lightOf: (august: string, november: string) => string;
  readonly lightSource: string;
  readonly hours: (hours: number) => string;
}

const number = (value: number, language: Language) => value.toLocaleString(language, { maximumFractionDigits: 1 });

const TEXTS: Readonly<Record<Language, CampusTexts>> = {
  en: {
    setting: {
      city: 'The campus is in a city.',
      suburb: 'The campus is in a suburb.',
      town: 'The campus is in a small town.',
      rural: 'The campus is in the country.',
    },
    housing: 'Living on campus',
    housingOf: (share) => `${share} of 100 freshmen live on campus.`,
    classes: 'Students for each teacher',
    classesOf: (share) => `Students for each teacher: ${share}.`,
    light: 'Daylight by month',
    lightOf: (august, november) =>
      `In the season the days shorten, from ${august} hours of light in August to ${november} in November.`,
    lightSource: 'Hours from sunrise to sunset, from where the campus lies.',
    hours: (hours) => `${number(hours, 'en')} h`,
  },
  de: {
    setting: {
      city: 'Der Campus liegt in einer Großstadt.',
      suburb: 'Der Campus liegt in einem Vorort.',
      town: 'Der Campus liegt in einer Kleinstadt.',
      rural: 'Der Campus liegt auf dem Land.',
    },
    housing: 'Wohnen auf dem Campus',
    housingOf: (share) => `Von 100 Erstsemestern wohnen ${share} auf dem Campus.`,
    classes: 'Studierende je Lehrkraft',
    classesOf: (share) => `Studierende je Lehrkraft: ${share}.`,
    light: 'Tageslicht im Lauf des Jahres',
    lightOf: (august, november) =>
      `In der Saison werden die Tage kürzer: von ${august} Stunden Licht im August auf ${november} im November.`,
    lightSource: 'Stunden von Sonnenaufgang bis Sonnenuntergang, berechnet aus der Lage des Campus.',
    hours: (hours) => `${number(hours, 'de')} Std.`,
  },
};

/** What the facts say of the campus, each as a picture: where it lies, who lives there, its classes, its light. */
export function CampusFigures() {
  const { language } = useLanguage();
  const texts = TEXTS[language];
  const { college } = useCollegePage();
  const { freshmenLiveOnCampus, studentFacultyRatio } = college.academics.details.students;
  const { lat } = college.position;
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      columnGap="16"
      rowGap={{ base: '8', md: '10' }}
      alignItems="start"
      css={{ '&:empty': { display: 'none' } }}
    >
      {college.campusSetting !== null && (
        <Correctable path="/campusSetting">
          <SettingFigure setting={college.campusSetting} label={texts.setting[college.campusSetting]} />
        </Correctable>
      )}
      {lat !== null && <Daylight lat={lat} texts={texts} />}
      {freshmenLiveOnCampus !== null && <Housing share={freshmenLiveOnCampus} texts={texts} />}
      {studentFacultyRatio !== null && (
        <Correctable path="/academics/details/students/studentFacultyRatio">
          <Classes students={studentFacultyRatio} texts={texts} />
        </Correctable>
      )}
    </Box>
  );
}

const AUGUST = 7;
const NOVEMBER = 10;
/** The hours at which the axis ends, and those with a line. */
const DAY = 24;
const LINES = [0, 8, 16, 24] as const;

/** Hours of daylight as twelve bars from 0 to 24 hours; the months of the season are filled. */
function Daylight({ lat, texts }: { readonly lat: number; readonly texts: CampusTexts }) {
  const { language } = useLanguage();
  const hours = daylightOfMonths(lat);
  const monthOf = (month: number, length: 'narrow' | 'long') =>
    new Date(Date.UTC(2001, month, 15)).toLocaleDateString(language, { month: length, timeZone: 'UTC' });
  const of = (month: number) => number(hours[month] ?? 0, language);
  return (
    <NumberFigure
      title={texts.light}
      sentence={texts.lightOf(of(AUGUST), of(NOVEMBER))}
      source={texts.lightSource}
      rows={hours.map((value, month) => [monthOf(month, 'long'), texts.hours(value)])}
    >
      <svg viewBox="0 0 420 130" width="100%" focusable="false" style={{ display: 'block', fontSize: 12 }}>
        {LINES.map((line) => (
          <g key={line}>
            <line
              x1="46"
              x2="420"
              y1={108 - (100 * line) / DAY}
              y2={108 - (100 * line) / DAY}
              stroke={INK.line}
              strokeOpacity="0.5"
            />
            <text x="40" y={112 - (100 * line) / DAY} textAnchor="end" fill={INK.quiet}>
              {texts.hours(line)}
            </text>
          </g>
        ))}
        {hours.map((value, month) => (
          <g key={monthOf(month, 'long')}>
            <rect
              x={52 + month * 30.6}
              width="24"
              y={108 - (100 * value) / DAY}
              height={(100 * value) / DAY}
              rx="3"
              fill={month >= AUGUST && month <= NOVEMBER ? INK.strong : INK.line}
            />
            <text x={64 + month * 30.6} y="126" textAnchor="middle" fill={INK.quiet}>
              {monthOf(month, 'narrow')}
            </text>
          </g>
        ))}
      </svg>
    </NumberFigure>
  );
}

const WINDOWS_A_ROW = 20;

/** A residence hall of a hundred windows: one for each in a hundred freshmen, lit where somebody lives there. */
function Housing({ share, texts }: { readonly share: number; readonly texts: CampusTexts }) {
  const { language } = useLanguage();
  const lit = share > 0 && share < 100 ? Math.min(99, Math.max(1, Math.round(share))) : share;
  return (
    <NumberFigure
      title={texts.housing}
      sentence={texts.housingOf(number(share, language))}
      rows={[[texts.housing, texts.housingOf(number(share, language))]]}
    >
      <svg viewBox="0 0 420 130" width="100%" focusable="false" style={{ display: 'block' }}>
        <path d="M4 130V22L28 4H392L416 22V130Z" fill={INK.soft} />
        {Array.from({ length: 100 }, (_, at) => (
          <rect
            key={at}
            x={20 + (at % WINDOWS_A_ROW) * 19.2}
            y={108 - Math.floor(at / WINDOWS_A_ROW) * 20}
            width="11"
            height="13"
            rx="1.5"
            fill={at < lit ? INK.strong : INK.ground}
          />
        ))}
      </svg>
    </NumberFigure>
  );
}

const SEATS_A_ROW = 12;
const MOST_SEATS = 48;

/** A class: one teacher in front, and the students that each teacher has on average. */
function Classes({ students, texts }: { readonly students: number; readonly texts: CampusTexts }) {
  const { language } = useLanguage();
  const seats = Math.min(MOST_SEATS, Math.max(1, Math.round(students)));
  const rows = Math.ceil(seats / SEATS_A_ROW);
  return (
    <NumberFigure
      title={texts.classes}
      sentence={texts.classesOf(number(students, language))}
      rows={[[texts.classes, number(students, language)]]}
    >
      <svg viewBox={`0 0 420 ${70 + rows * 32}`} width="100%" focusable="false" style={{ display: 'block' }}>
        <rect x="110" y="2" width="200" height="10" rx="3" fill={INK.line} />
        <Person x={210} y={22} fill={INK.own} />
        {Array.from({ length: seats }, (_, at) => {
          const row = Math.floor(at / SEATS_A_ROW);
          const inRow = Math.min(SEATS_A_ROW, seats - row * SEATS_A_ROW);
          return <Person key={at} x={210 + ((at % SEATS_A_ROW) - (inRow - 1) / 2) * 32} y={66 + row * 32} fill={INK.strong} />;
        })}
      </svg>
    </NumberFigure>
  );
}

function Person({ x, y, fill }: { readonly x: number; readonly y: number; readonly fill: string }) {
  return <path transform={`translate(${x} ${y})`} fill={fill} d="M0 0a6 6 0 1 1 0 12a6 6 0 1 1 0-12ZM-11 27a11 12 0 0 1 22 0Z" />;
}
