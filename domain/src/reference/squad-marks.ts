import { SQUAD_LINES, SQUAD_SEASON, type SquadLine } from './squads';

/** A team in a mark: `m` of men, `w` of women. */
const SQUAD_TEAMS = { male: 'm', female: 'w' } as const;
type TeamSex = keyof typeof SQUAD_TEAMS;

/**
 * The years of entry for which a squad says something: the class of the next autumn is recruited by the time a roster
 * is counted, and after four years everybody has finished.
 */
export function entryYears(season: number): readonly [number, number, number] {
  return [season + 2, season + 3, season + 4];
}

/** The years of entry by which lists filter; a year later nearly every place opens. */
const OPENING_YEARS = entryYears(SQUAD_SEASON).slice(0, 2);

/** What lists say of a squad next to the median of its division and sex. */
const BESIDE_MEDIAN = [
  'abroadMore',
  'abroadLess',
  'homeMore',
  'homeLess',
  'squadLarger',
  'squadSmaller',
  'freshmenPlay',
] as const;
export type BesideMedian = (typeof BESIDE_MEDIAN)[number];

/** The mark of a place that opens: `mGK2027` for the men’s goalkeepers and an entry in 2027. */
export function openingMark(sex: TeamSex, line: SquadLine, entryYear: number): string {
  return `${SQUAD_TEAMS[sex]}${line}${entryYear}`;
}

/** The mark of a squad next to the median of its division: `w:abroadMore`. */
export function medianMark(sex: TeamSex, mark: BesideMedian): string {
  return `${SQUAD_TEAMS[sex]}:${mark}`;
}

const SEXES = ['male', 'female'] as const;
const OPENINGS = SEXES.flatMap((sex) =>
  OPENING_YEARS.flatMap((year) => SQUAD_LINES.map((line) => ({ sex, line, year, mark: openingMark(sex, line, year) }))),
);
const BESIDES = SEXES.flatMap((sex) => BESIDE_MEDIAN.map((beside) => ({ sex, beside, mark: medianMark(sex, beside) })));

/**
 * All that lists and filters know of squads, in a fixed order in which each is one bit of a stored number. New marks go
 * to the end; a new SQUAD_SEASON gives the bits of openings later years.
 */
export const SQUAD_MARKS: readonly string[] = [...OPENINGS, ...BESIDES].map(({ mark }) => mark);

/** The filters that squads give, and the marks that each offers. */
export const SQUAD_FILTERS = {
  opens: OPENINGS.map(({ mark }) => mark),
  freshmen: marksOf('freshmenPlay'),
  abroad: marksOf('abroadMore', 'abroadLess'),
  home: marksOf('homeMore', 'homeLess'),
  squad: marksOf('squadSmaller', 'squadLarger'),
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type SquadFilter = keyof typeof SQUAD_FILTERS;

function marksOf(...wanted: readonly BesideMedian[]): readonly string[] {
  return BESIDES.filter(({ beside }) => wanted.includes(beside)).map(({ mark }) => mark);
}

/** The team of a mark, and what it says: a place that opens, or a comparison with the median. Null for other texts. */
export function partsOfMark(mark: string) {
  return OPENINGS.find((one) => one.mark === mark) ?? BESIDES.find((one) => one.mark === mark) ?? null;
}

/** Marks as one number, each of SQUAD_MARKS one bit. */
export function numberOfMarks(marks: readonly string[]): number {
  return SQUAD_MARKS.reduce((sum, mark, at) => sum + (marks.includes(mark) ? 2 ** at : 0), 0);
}

/** The marks that a number stands for. */
export function marksOfNumber(number: number): string[] {
  return SQUAD_MARKS.filter((_, at) => Math.floor(number / 2 ** at) % 2 === 1);
}
