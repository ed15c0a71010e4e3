import * as z from 'zod/mini';
import { isCalendarDate } from '../../kernel/text/text-traits';
import { DIVISIONS, LEAGUE_VALUES, LEAGUES } from '../college-kinds';
import type { Names } from '../reference-list';
import { RULE_CERTAINTIES, type RecruitingRule, type RuleOrganisation, type RuleSchoolYear } from './recruiting-rule';

/** The columns of college-data/rules.csv, in their order; a file has exactly these. */
export const RULE_COLUMNS = [
  ...['id', 'organisation', 'division', 'sex', 'topic', 'topic_de', 'who', 'who_de', 'month_day', 'school_year'],
  ...['value', 'value_de', 'other_value', 'other_value_de', 'other_source', 'other_source_de', 'season', 'certainty'],
  ...['source', 'source_de', 'source_address', 'read_on', 'note', 'note_de'],
] as const;

/** A cell that does not fit: its column, and why. */
export interface RuleProblem {
  readonly column: string;
  readonly message: string;
}

const ORGANISATIONS: readonly RuleOrganisation[] = LEAGUE_VALUES.filter((league) => league !== 'other');

const text = (max: number) =>
  z.string().check(
    z.refine((cell) => cell.trim() !== '', { error: 'is empty', abort: true }),
    z.refine((cell) => cell.length <= max && !/[\n\r]/.test(cell), { error: `is not one line of at most ${max} characters` }),
  );
const optional = (max: number) => z.union([z.literal(''), text(max)]);
const matching = (pattern: RegExp, error: string) => z.string().check(z.refine((cell) => pattern.test(cell), { error }));
const oneOf = (values: readonly string[]) =>
  z.string().check(z.refine((cell) => values.includes(cell), { error: `is none of ${values.join(', ')}` }));

const SCHOOL_YEAR = /^(?:(after|before) )?grade (9|10|11|12)$/;
const SEASON = /^(?:(?:19|20)\d\d(?:-\d\d)?(?: and since)?|undated|standing rule)$/;

const cells = z.object({
  id: matching(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'is not made of lower-case letters, digits and single hyphens'),
  organisation: oneOf(ORGANISATIONS),
  division: z.string().check(z.refine((cell) => cell === '' || divisionOf(cell) !== null, { error: 'is no division' })),
  sex: oneOf(['both', 'men', 'women']),
  topic: text(120),
  topic_de: text(120),
  who: text(60),
  who_de: text(60),
  month_day: z
    .string()
    .check(z.refine((cell) => cell === '' || isCalendarDate(`2024-${cell}`), { error: 'is no day of a year, as MM-DD' })),
  school_year: matching(new RegExp(`^$|${SCHOOL_YEAR.source}`), 'is not “grade 10”, “after grade 10” or “before grade 11”'),
  value: text(400),
  value_de: text(400),
  other_value: optional(400),
  other_value_de: optional(400),
  other_source: optional(200),
  other_source_de: optional(200),
  season: matching(SEASON, 'is no season: “2025-26”, “2025-26 and since”, “2025”, “undated” or “standing rule”'),
  certainty: oneOf(RULE_CERTAINTIES),
  source: text(300),
  source_de: optional(300),
  source_address: matching(/^$|^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\/[^\s"<>]*)?$/i, 'is no address without its scheme'),
  read_on: z.string().check(z.refine(isCalendarDate, { error: 'is no day, as YYYY-MM-DD' })),
  note: optional(400),
  note_de: optional(400),
});

/**
 * Reads one row of the table by its column names. Answers the rule, or every cell that does not fit: also a text that
 * one language lacks, a day without its year of school, and a division of an organisation that has none.
 */
export function ruleOfCells(
  row: Readonly<Record<string, string>>,
): { readonly rule: RecruitingRule } | { readonly problems: readonly RuleProblem[] } {
  const read = cells.safeParse(row);
  if (!read.success) {
    const all = read.error.issues.map(({ path, message }) => ({ column: String(path[0]), message }));
    return { problems: all.filter(({ column }, index) => all.findIndex((one) => one.column === column) === index) };
  }
  const cell = read.data;
  const organisation = ORGANISATIONS.find((one) => one === cell.organisation);
  const certainty = RULE_CERTAINTIES.find((one) => one === cell.certainty);
  const other = [cell.other_value, cell.other_value_de, cell.other_source, cell.other_source_de];
  const problems: readonly (RuleProblem | null)[] = [
    cell.division !== '' && organisation !== undefined && !LEAGUES[organisation].hasDivisions
      ? { column: 'division', message: `is set, but ${LEAGUES[organisation].label} has no divisions` }
      : null,
    cell.month_day !== '' && cell.school_year === '' ? { column: 'school_year', message: 'is missing next to a day' } : null,
    (cell.note === '') === (cell.note_de === '') ? null : { column: 'note_de', message: 'exists in one language only' },
    new Set(other.map((one) => one === '')).size === 1
      ? null
      : { column: 'other_value', message: 'needs its text and its source in both languages' },
  ];
  const found = problems.filter((problem) => problem !== null);
  if (organisation === undefined || certainty === undefined || found.length > 0) return { problems: found };
  return {
    rule: {
      id: cell.id,
      organisation,
      division: divisionOf(cell.division),
      sex: cell.sex === 'men' ? 'male' : cell.sex === 'women' ? 'female' : null,
      topic: { en: cell.topic, de: cell.topic_de },
      who: { en: cell.who, de: cell.who_de },
      monthDay: cell.month_day === '' ? null : cell.month_day,
      schoolYear: schoolYearOf(cell.school_year),
      value: { en: cell.value, de: cell.value_de },
      otherValue: bothOf(cell.other_value, cell.other_value_de, cell.other_source, cell.other_source_de),
      season: cell.season,
      certainty,
      source: { en: cell.source, de: cell.source_de === '' ? cell.source : cell.source_de },
      sourceAddress: cell.source_address === '' ? null : cell.source_address,
      readOn: cell.read_on,
      note: namesOf(cell.note, cell.note_de),
    },
  };
}

function divisionOf(cell: string): (typeof DIVISIONS)[number] | null {
  return DIVISIONS.find((division) => String(division) === cell) ?? null;
}

function schoolYearOf(cell: string): RuleSchoolYear | null {
  const [, relation, grade] = SCHOOL_YEAR.exec(cell) ?? [];
  if (grade === undefined) return null;
  return { relation: relation === 'after' || relation === 'before' ? relation : 'in', grade: Number(grade) };
}

function namesOf(en: string, de: string): Names | null {
  return en === '' ? null : { en, de };
}

function bothOf(value: string, valueDe: string, source: string, sourceDe: string): RecruitingRule['otherValue'] {
  return value === '' ? null : { value: { en: value, de: valueDe }, source: { en: source, de: sourceDe } };
}
