import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';

/** A line of a table: its cells by column name; '' is an empty cell. */
export type TableLine = Readonly<Record<string, string>>;

/**
 * Reads a CSV table of emulator-data, whose first line names the columns. Throws where a line has more or fewer cells.
 */
export async function readTable(file: string): Promise<readonly TableLine[]> {
  return parse(await readFile(file, 'utf8'), { columns: true, skip_empty_lines: true });
}

/** The text of a required cell. Throws with the column's name where it is empty. */
export function textOf(line: TableLine, column: string): string {
  const text = line[column];
  if (text === undefined || text === '') throw new Error(`no ${column} in ${JSON.stringify(line)}`);
  return text;
}

/** A cell's text, null where it is empty. */
export function textOrNull(line: TableLine, column: string): string | null {
  const text = line[column] ?? '';
  return text === '' ? null : text;
}

/** The number in a required cell. Throws where it is not a number. */
export function numberOf(line: TableLine, column: string): number {
  const value = Number(textOf(line, column));
  if (Number.isNaN(value)) throw new Error(`${column} is no number in ${JSON.stringify(line)}`);
  return value;
}

/** The number in a cell, null where it is empty. */
export function numberOrNull(line: TableLine, column: string): number | null {
  return textOrNull(line, column) === null ? null : numberOf(line, column);
}
