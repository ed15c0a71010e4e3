import type { FieldSource } from '../college/field-source';

/** A source as an import names it. */
export type ImportSource = FieldSource & { readonly by: 'import' };

const imported = (source: string, year: number | null): ImportSource => ({ by: 'import', source, year });

/** Where the columns of a team file come from and of which year they speak; the same statement for every row. */
export const IMPORT_SOURCES = {
  survey: imported('IPEDS', 2024),
  scorecard: imported('College Scorecard', 2024),
  teamList: imported('NCAA soccer team list', 2025),
  conferences2022: imported('NCAA conference list', 2022),
  conferences2023: imported('Wikipedia (CC BY-SA)', 2023),
  conferences2020: imported('IPEDS', 2020),
  womensConferences2025: imported('NCAA Division II women’s soccer table', 2025),
  nicknames: imported('NCAA team list and Wikipedia (CC BY-SA)', null),
} as const satisfies Record<string, ImportSource>;

/** The College Scorecard of a year: the one in which the file's academic year ends. */
export function scorecardOf(year: number): ImportSource {
  return { ...IMPORT_SOURCES.scorecard, year };
}

/** The source that a row names itself, like `team list D1 2025`, its year taken off the end; `otherwise` where it names none. */
export function namedSource(named: string | null, otherwise: ImportSource): ImportSource {
  const [, source, year] = /^(.*\S)\s+((?:19|20)\d\d)$/.exec(named ?? '') ?? [];
  if (source !== undefined) return imported(source, Number(year));
  return named === null ? otherwise : imported(named, null);
}
