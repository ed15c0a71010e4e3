import type { SourcedField } from '../../college/facts/sourced-fields';
import { isObject, type Json } from '../../kernel/json/json';
import type { FactValues } from './import-columns';
import type { FieldSource } from '../../college/college-parts';

/** What identifies an institution in files: its UNITID, or for a Canadian university its id in our table. */
export type RegistryId = number | string;

/** The value of one college field in an import. A team is the value true; an unknown value is no fact. */
export interface Fact {
  readonly field: SourcedField;
  readonly value: Json;
  readonly source: ImportSource;
}

/**
 * The content of one row: the facts in the order in which they are written (a team before its fields), and the columns
 * whose values cannot be used.
 */
export interface RowFacts {
  readonly registryId: RegistryId;
  readonly name: string;
  readonly city: string | null;
  readonly state: string | null;
  readonly facts: readonly Fact[];
  readonly unusable: readonly string[];
}

/** Facts of one source from values by field; null and an empty list are no facts. */
export function factsFrom(source: ImportSource, values: FactValues): Fact[] {
  return (Object.keys(values) as SourcedField[]).flatMap((field) => {
    const value = values[field] ?? null;
    return hasNoContent(value) ? [] : [{ field, value, source }];
  });
}

/** Whether a sourced field is empty: null, no team, an empty text or list, or an object whose values are all empty. */
export function hasNoContent(value: unknown): boolean {
  if (value === null || value === false || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return isObject(value) && Object.values(value).every(hasNoContent);
}

/** A source as an import names it. */
export type ImportSource = FieldSource & { readonly by: 'import' };

/** The most characters of a source that a college stores. */
const LONGEST_SOURCE = 120;

const imported = (source: string, year: number | null): ImportSource => ({
  by: 'import',
  source: source.length > LONGEST_SOURCE ? `${source.slice(0, LONGEST_SOURCE - 1)}…` : source,
  year,
});

/** The source and year of a team file's columns, the same for every row. */
export const IMPORT_SOURCES = {
  survey: imported('IPEDS', 2024),
  scorecard: imported('College Scorecard', 2024),
  // The team file's earnings are older than its other figures, and it does not say of which year.
  earnings: imported('College Scorecard', null),
  teamList: imported('NCAA soccer team list', 2025),
  conferences2024: imported('ncaa.com school page', 2024),
  conferences2022: imported('NCAA conference list', 2022),
  conferences2020: imported('IPEDS', 2020),
  womensConferences2025: imported('NCAA Division II women’s soccer table', 2025),
  completions: imported('IPEDS completions', 2024),
  byHand: imported('general knowledge', 2026),
  directory2026: imported('NCAA Directory', 2026),
  nicknames: imported('NCAA team list and Wikipedia (CC BY-SA)', null),
  colours: imported('team colours', null),
} as const satisfies Record<string, ImportSource>;

/** The source "College Scorecard" of a year: the one in which the file's academic year ends. */
export function scorecardOf(year: number): ImportSource {
  return { ...IMPORT_SOURCES.scorecard, year };
}

/**
 * The source that a row names itself, such as `NCAA D2 table 2025`: a year at its end is split off, a year
 * before a comma, a colon or the end of a span counts as well. `otherwise` where the row names none.
 */
export function namedSource(named: string | null, otherwise: ImportSource): ImportSource {
  if (named === null) return otherwise;
  const [, source, last] = /^(.*\S)\s+((?:19|20)\d\d)$/.exec(named) ?? [];
  if (source !== undefined) return imported(source, Number(last));
  const [, year = null] = /.\b((?:19|20)\d\d)(?:[,:]|-\d\d$|$)/.exec(named) ?? [];
  return imported(named, year === null ? null : Number(year));
}
