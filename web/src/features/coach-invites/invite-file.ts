import { csvRecordsOf } from '@touchline/domain/kernel/format/read-csv';
import { INVITES } from '@touchline/domain/reference/limits';

const COLUMNS = ['email', 'college', 'team', 'post', 'language', 'message'] as const;
const NEEDED = COLUMNS.slice(0, 4);

/** A line of a file of invitations, with the number that the file gives it. */
export interface FileLine extends Readonly<Record<(typeof COLUMNS)[number], string>> {
  readonly line: number;
}

/** The lines of a file, or why it cannot be read. */
export type InviteFile =
  | { readonly lines: readonly FileLine[] }
  | { readonly failure: 'noTable' | 'empty' | 'tooLong' }
  | { readonly failure: 'noColumns'; readonly missing: readonly string[] };

/** Reads a file of invitations. The columns are found by their names in the first line; unknown ones are left out. */
export function inviteFileOf(text: string): InviteFile {
  const records = csvRecordsOf(text);
  if ('brokenOn' in records) return { failure: 'noTable' };
  const [head, ...rest] = records;
  if (head === undefined) return { failure: 'empty' };
  const names = head.cells.map((name) => name.trim().toLowerCase());
  const missing = NEEDED.filter((name) => !names.includes(name));
  if (missing.length > 0) return { failure: 'noColumns', missing };
  if (rest.length === 0) return { failure: 'empty' };
  if (rest.length > INVITES.linesPerFile) return { failure: 'tooLong' };
  const cellOf = (cells: readonly string[], name: string): string => cells[names.indexOf(name)] ?? '';
  return {
    lines: rest.map(({ line, cells }) => ({
      line,
      email: cellOf(cells, 'email'),
      college: cellOf(cells, 'college'),
      team: cellOf(cells, 'team'),
      post: cellOf(cells, 'post'),
      language: cellOf(cells, 'language'),
      message: cellOf(cells, 'message'),
    })),
  };
}

/** The lines that ask for an invitation that an earlier line asks for as well. */
export function repeatedLines(lines: readonly FileLine[]): ReadonlySet<FileLine> {
  const seen = new Set<string>();
  const repeated = new Set<FileLine>();
  for (const line of lines) {
    const key = JSON.stringify([line.email.trim().toLowerCase(), line.college.trim().toLowerCase()]);
    if (seen.has(key)) repeated.add(line);
    seen.add(key);
  }
  return repeated;
}
