import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { Language } from '@touchline/domain/kernel/language';
import type { RuleSchoolYear } from '@touchline/domain/reference/recruiting-rules/recruiting-rule';
import { whoseRule } from '@touchline/domain/reference/recruiting-rules/rule-names';
import { RECRUITING_RULES } from '@touchline/domain/reference/recruiting-rules/rule-table';
import { estimatedGpa } from '@touchline/domain/person/profiles/grade-scale';
import type {
  CalendarMark,
  Figure,
  FigureKind,
  GradeOnScales,
  LineOfSquads,
  SquadClasses,
  TeamsFromAbroad,
  Tier,
  YearPrice,
} from '../../src/features/guide/chapter';

type Line = Readonly<Record<string, string>>;

/** Our tables, each read once. */
const tables = new Map<string, readonly Line[]>();

function tableOf(name: string): readonly Line[] {
  const known = tables.get(name);
  if (known !== undefined) return known;
  const file = join(import.meta.dirname, '../../../college-data', `${name}.csv`);
  const lines: readonly Line[] = parse(readFileSync(file, 'utf8'), { columns: true, skip_empty_lines: true });
  tables.set(name, lines);
  return lines;
}

/** What a figure of the guide draws, from our tables alone. */
export function figureOf(kind: FigureKind, language: Language): Figure {
  switch (kind) {
    case 'pyramid':
      return { kind, tiers: tiersOf(tableOf('teams')) };
    case 'calendar':
      return { kind, marks: calendarMarks(language) };
    case 'price-of-a-year':
      return { kind, prices: pricesOf(tableOf('colleges')) };
    case 'programme-map':
      return { kind, regions: regionsOf(tableOf('teams'), tableOf('colleges')) };
    case 'squad-classes':
      return { kind, squads: classesOfSquads(tableOf('squads')) };
    case 'from-abroad':
      return { kind, divisions: fromAbroad(tableOf('squads')) };
    case 'grade-scales':
      return { kind, grades: GRADES_SHOWN.map(onAllScales) };
    case 'squad-positions':
    case 'places-that-open':
      return { kind, lines: linesOfSquads(tableOf('squads')) };
  }
}

/** Whether a document names a team; the others follow from the membership of their college (docs/data-sources.md). */
const isNamed = ({ evidence }: Line): boolean => evidence !== 'inferred';

const TIERS = [
  ['NCAA Division I', 'NCAA', '1'],
  ['NCAA Division II', 'NCAA', '2'],
  ['NCAA Division III', 'NCAA', '3'],
  ['NAIA', 'NAIA', null],
  ['NJCAA', 'NJCAA', null],
  ['U SPORTS', 'U SPORTS', null],
] as const;

/** The teams of each league and division, men's and women's; the unconfirmed ones are among them. */
export function tiersOf(teams: readonly Line[]): readonly Tier[] {
  return TIERS.map(([name, league, division]) => {
    const own = teams.filter((team) => team.league === league && (division === null || team.division === division));
    const count = (sex: string): number => own.filter((team) => team.sex === sex).length;
    return { name, men: count('men'), women: count('women'), unconfirmed: own.filter((team) => !isNamed(team)).length };
  });
}

/** The days on which rules begin, in the order of a school career; rules of one day and class stay together. */
function calendarMarks(language: Language): readonly CalendarMark[] {
  const marks = new Map<string, CalendarMark>();
  for (const rule of RECRUITING_RULES) {
    if (rule.monthDay === null || rule.schoolYear === null) continue;
    const key = `${rule.monthDay} ${keyOf(rule.schoolYear)}`;
    const mark = marks.get(key) ?? { day: rule.monthDay, when: rule.schoolYear, ids: [], rules: [] };
    const rules = [...mark.rules, { whose: whoseRule(rule), topic: rule.topic[language] }];
    marks.set(key, { ...mark, ids: [...mark.ids, rule.id], rules });
  }
  return [...marks.values()].toSorted((one, other) => (inSchoolYear(one) < inSchoolYear(other) ? -1 : 1));
}

const keyOf = ({ relation, grade }: RuleSchoolYear): string => `${relation} ${grade}`;

const FIRST_MONTH = '07';

/** Years of school begin in July here, so that a summer comes before the winter after it. */
function inSchoolYear({ day, when }: CalendarMark): string {
  const isEarly = day.slice(0, 2) >= FIRST_MONTH;
  return `${String(when.grade + (when.relation === 'after' ? 1 : 0)).padStart(2, '0')} ${isEarly || when.relation === 'after' ? '0' : '1'}${day}`;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return Math.round(((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2);
}

const PRICES = [
  { kind: 'publicInState', control: 'Public', tuition: 'tuition_in', hasNet: true },
  { kind: 'publicOutOfState', control: 'Public', tuition: 'tuition_out', hasNet: false },
  { kind: 'private', control: 'Private nonprofit', tuition: 'tuition_out', hasNet: true },
] as const;

/** The medians of a year at four-year colleges: what a college without one of the figures says counts nowhere. */
export function pricesOf(colleges: readonly Line[]): readonly YearPrice[] {
  const fourYear = colleges.filter(({ league }) => league !== 'NJCAA');
  return PRICES.map(({ kind, control, tuition, hasNet }) => {
    const own = fourYear.flatMap((college) => {
      if (college.control !== control) return [];
      const cells = [college[tuition], college.tuition_in, college.cost_of_attendance, college.net_price];
      const [asked = 0, residents = 0, cost = 0, net = 0] = cells.map((cell) => Number(cell ?? ''));
      return cells.some((cell) => cell === undefined || cell === '')
        ? []
        : [{ tuition: asked, total: cost - residents + asked, net }];
    });
    const of = (figure: 'tuition' | 'total' | 'net'): number => median(own.map((college) => college[figure]));
    return { kind, colleges: own.length, tuition: of('tuition'), total: of('total'), net: hasNet ? of('net') : null };
  });
}

/** The number of teams in each state and province. */
export function regionsOf(teams: readonly Line[], colleges: readonly Line[]): Readonly<Record<string, number>> {
  const stateOf = new Map(colleges.map(({ id = '', state = '' }) => [id, state]));
  const counts: Record<string, number> = {};
  for (const { id = '' } of teams.filter(isNamed)) {
    const state = stateOf.get(id);
    if (state !== undefined) counts[state] = (counts[state] ?? 0) + 1;
  }
  return counts;
}

const LINES = ['GK', 'DF', 'MF', 'FW'] as const;
const CLASSES = ['freshman', 'sophomore', 'junior', 'senior', 'graduate'] as const;

const DIVISIONS_SHOWN = (['1', '2', '3'] as const).flatMap((division) => [
  { division, sex: 'men' as const },
  { division, sex: 'women' as const },
]);

/** Adds up columns of a squad; empty ones count nothing. */
function sumOf(squad: Line, columns: readonly string[]): number {
  return columns.reduce((all, column) => all + Number(squad[column] ?? ''), 0);
}

/** Whether the columns tell something of at least four fifths of a squad. */
function tellsMost(squad: Line, columns: readonly string[]): boolean {
  return sumOf(squad, columns) >= 0.8 * Number(squad.players ?? '');
}

/** The shares of the classes by division and sex, of the teams whose classes are mostly known. */
export function classesOfSquads(squads: readonly Line[]): readonly SquadClasses[] {
  return DIVISIONS_SHOWN.map(({ division, sex }) => {
    const teams = squads.filter((squad) => squad.division === division && squad.sex === sex && tellsMost(squad, CLASSES));
    const count = (columns: readonly string[]): number => teams.reduce((all, squad) => all + sumOf(squad, columns), 0);
    const share = (...columns: readonly string[]): number => Math.round((100 * count(columns)) / count(CLASSES));
    return {
      ...{ division: division === '1' ? 1 : division === '2' ? 2 : 3, sex, teams: teams.length },
      size: Math.round(count(['players']) / teams.length),
      shares: {
        freshman: share('freshman'),
        sophomore: share('sophomore'),
        junior: share('junior'),
        senior: share('senior', 'graduate'),
      },
    };
  });
}

/**
 * The teams of each division by their players from abroad; the table cuts what is less than three players. A team is
 * left out where the origin of more than half of its players is unknown.
 */
export function fromAbroad(squads: readonly Line[]): readonly TeamsFromAbroad[] {
  return DIVISIONS_SHOWN.map(({ division, sex }) => {
    const groups = squads.filter((squad) => squad.division === division && squad.sex === sex).flatMap(abroadGroup);
    const shares = [0, 1, 2, 3].map((group) => Math.round((100 * groups.filter((one) => one === group).length) / groups.length));
    return { division: division === '1' ? 1 : division === '2' ? 2 : 3, sex, teams: groups.length, shares };
  });
}

function abroadGroup({ players = '', origins = '', abroad = '' }: Line): readonly number[] {
  if (origins === '' || abroad === '' || Number(origins) < Number(players) / 2) return [];
  if (abroad.startsWith('<')) return [0];
  const share = Number(abroad) / Number(origins);
  return [share < 0.25 ? 1 : share < 0.5 ? 2 : 3];
}

/**
 * The lines of the squads, men's before women's. A team is left out where the class or the position of more than a
 * fifth of its players is unknown.
 */
export function linesOfSquads(squads: readonly Line[]): readonly LineOfSquads[] {
  return (['men', 'women'] as const).flatMap((sex) => {
    const own = squads.filter((squad) => squad.sex === sex && tellsMost(squad, LINES) && tellsMost(squad, CLASSES));
    return LINES.map((line) => {
      const last = own.map((squad) => sumOf(squad, [`${line}_senior`, `${line}_graduate`]));
      const share = (count: number): number =>
        Math.round((100 * last.filter((one) => Math.min(one, 3) === count).length) / own.length);
      return {
        ...{ line, sex, teams: own.length },
        players: Math.round((10 * own.reduce((all, squad) => all + sumOf(squad, [line]), 0)) / own.length) / 10,
        height: median(own.map((squad) => Number(squad[`height_${line}`] ?? '')).filter((height) => height > 0)),
        leaving: [0, 1, 2, 3].map(share),
      };
    });
  });
}

const GRADES_SHOWN = [4, 3.5, 3, 2.5, 2];

/** The first averages of the other scales that we estimate as a GPA, the best grade first. */
function onAllScales(four: number): GradeOnScales {
  const find = (of: number, averages: readonly number[]): number => {
    const found = averages.find((gpa) => estimatedGpa({ gpa, gpaOf: of }) === four);
    if (found === undefined) throw new Error(`No average on the scale of ${of} is a GPA of ${four}`);
    return found;
  };
  const german = Array.from({ length: 51 }, (_, index) => (10 + index) / 10);
  return {
    four,
    hundred: find(
      100,
      Array.from({ length: 101 }, (_, index) => 100 - index),
    ),
    german: find(6, german),
  };
}
