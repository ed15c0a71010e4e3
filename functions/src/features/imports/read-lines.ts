import type { TableLine } from '@touchline/domain/imports/rankings/competition-cells';
import { csvRecords, type CsvSource, nameOfSource } from './csv-records';
import { ImportRefusal } from './import-refusal';
import { headerOf } from './read-import-file';

/** A kind of file whose lines stand each for itself; `readLine` answers a text where a cell does not fit. */
interface LineFile<Line> {
  readonly title: string;
  readonly needed: readonly string[];
  readonly further: readonly string[];
  readonly readLine: (line: number, cells: TableLine) => Line | string;
}

/**
 * Reads and checks a file to its last line. Throws ImportRefusal with one line for each that does not fit, with its
 * number in the file.
 */
export async function readLines<Line extends object>(source: CsvSource, kind: LineFile<Line>): Promise<readonly Line[]> {
  const { title, needed, further, readLine } = kind;
  const file = nameOfSource(source);
  const lines: Line[] = [];
  const problems: string[] = [];
  let header: readonly string[] | null = null;
  for await (const record of csvRecords(source)) {
    if (header === null) {
      header = headerOf(file, record, { title, needed, columns: [...needed, ...further] });
      continue;
    }
    const { line, cells } = record;
    if (cells.length !== header.length) {
      problems.push(`line ${line}: ${cells.length} cells stand under ${header.length} columns`);
      continue;
    }
    const read = readLine(line, Object.fromEntries(header.map((column, index) => [column, (cells[index] ?? '').trim()])));
    if (typeof read === 'string') problems.push(`line ${line}, ${read}`);
    else lines.push(read);
  }
  if (header === null) throw new ImportRefusal([`${file} is empty.`]);
  refuse(file, problems);
  if (lines.length === 0) throw new ImportRefusal([`${file} has a header and no rows.`]);
  return lines;
}

/** Throws ImportRefusal where there are problems, each on a line of its own. */
export function refuse(file: string, problems: readonly string[]): void {
  if (problems.length > 0)
    throw new ImportRefusal([`${file} cannot be imported as it is:`, ...problems, 'Nothing was imported.'], problems);
}
