import { championshipOf, LAST_CHAMPIONS } from '@touchline/domain/reference/championships';
import { DIVISIONS, LEAGUE_VALUES, LEAGUES } from '@touchline/domain/reference/college-kinds';
import type { Language } from '@touchline/domain/kernel/language';
import { INK, NumberFigure } from '../../../components/numbers/number-figure';
import { useLanguage } from '../../../i18n/language-provider';
import type { NationalTitles } from '../tabs-with-content';

const TEXTS = {
  en: {
    title: (from: number) => `Titles since the first championship, ${from}`,
    sentence: (count: number, first: string, last: string) => `${count} titles, the first in ${first} and the last in ${last}.`,
    won: 'title',
  },
  de: {
    title: (from: number) => `Titel seit der ersten Meisterschaft ${from}`,
    sentence: (count: number, first: string, last: string) => `${count} Titel, der erste ${first} und der letzte ${last}.`,
    won: 'Titel',
  },
} as const satisfies Record<Language, Readonly<Record<string, unknown>>>;

const HEIGHT = 64;
const [TOP, FOOT] = [4, 34];
const YEARS_OF_A_DECADE = 10;
/** Fewer titles make no line. */
const FEWEST = 2;

/**
 * The titles of a team on a line from the first championship to the last one known; nothing where single champions are
 * unknown, because a gap would look like a year without a title. Vacated and disputed titles are left out.
 */
export function TitlesTimeline({ competition, sex, years, since }: NationalTitles) {
  const texts = TEXTS[useLanguage().language];
  const from = since === 'all' ? firstYearOf(competition, sex) : null;
  const counted = years.flatMap(({ year, reason }) => (reason === null ? [year] : [])).toSorted();
  const [first, last] = [counted[0], counted.at(-1)];
  if (from === null || first === undefined || last === undefined || counted.length < FEWEST) return null;
  const xOf = (year: number) => `${2 + (96 * (year - from)) / (LAST_CHAMPIONS - from)}%`;
  return (
    <NumberFigure
      title={texts.title(from)}
      sentence={texts.sentence(counted.length, first, last)}
      rows={counted.map((year) => [year, texts.won])}
    >
      <svg width="100%" height={HEIGHT} focusable="false" style={{ display: 'block', fontSize: 14 }}>
        <line x1="0" y1={FOOT} x2="100%" y2={FOOT} stroke={INK.line} />
        {decadesBetween(from, LAST_CHAMPIONS).map((year, index) => (
          <g key={year}>
            <line x1={xOf(year)} y1={FOOT} x2={xOf(year)} y2={FOOT + 6} stroke={INK.line} />
            {index % 2 === 0 && (
              <text x={xOf(year)} y={FOOT + 22} textAnchor="middle" fill={INK.quiet}>
                {year}
              </text>
            )}
          </g>
        ))}
        {counted.map((year) => (
          <line key={year} x1={xOf(Number(year))} y1={TOP} x2={xOf(Number(year))} y2={FOOT} stroke={INK.strong} strokeWidth="4" />
        ))}
      </svg>
    </NumberFigure>
  );
}

/** The year of the first championship of `NCAA D1`; null for one of which not every champion is known. */
function firstYearOf(competition: string, sex: NationalTitles['sex']): number | null {
  const [name, number] = competition.split(' D');
  const league = LEAGUE_VALUES.find((one) => LEAGUES[one].label === name);
  if (league === undefined) return null;
  const { from, isComplete } = championshipOf(league, DIVISIONS.find((one) => String(one) === number) ?? null, sex);
  return isComplete ? from : null;
}

function decadesBetween(from: number, until: number): readonly number[] {
  const first = Math.ceil(from / YEARS_OF_A_DECADE) * YEARS_OF_A_DECADE;
  return Array.from({ length: Math.floor((until - first) / YEARS_OF_A_DECADE) + 1 }, (_, at) => first + at * YEARS_OF_A_DECADE);
}
