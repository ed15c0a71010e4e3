import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { ImportRefusal } from './import-refusal';

/** A record of a CSV file and the line of the file on which it begins. */
export interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A file on disk by its path, or the text of one that was uploaded. */
export type CsvSource = string | { readonly name: string; readonly text: string };

/** The name by which people know a file. */
export function nameOfSource(source: CsvSource): string {
  return typeof source === 'string' ? source : source.name;
}

/** The longest record in characters. A file that is no table fails here instead of filling the memory. */
const LONGEST_RECORD = 1_000_000;

/**
 * Streams the records of a CSV file. Accepts a byte order mark, quotes, line ends of every kind and blank lines. Throws
 * ImportRefusal with the line where the file cannot be opened or a quote is wrong.
 */
export async function* csvRecords(source: CsvSource): AsyncGenerator<CsvRecord> {
  if (typeof source === 'string') await requireFile(source);
  const firstLines: number[] = [];
  let lastLine = 0;
  let countedTwice = 0;
  const parser = parse({
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_RECORD,
    on_record: (cells, { lines }) => {
      // The parser counts a line end of two characters inside quotes twice.
      countedTwice += breaksIn(cells, /\r\n/g);
      lastLine = lines - countedTwice;
      firstLines.push(lastLine - breaksIn(cells, /\r\n|\n|\r/g));
      return cells;
    },
  });
  const input = typeof source === 'string' ? createReadStream(source) : Readable.from([source.text]);
  input.on('error', (failure: Error) => parser.destroy(failure));
  input.pipe(parser);
  try {
    for await (const cells of parser) yield { line: firstLines.shift() ?? 0, cells: cells as string[] };
  } catch (failure) {
    if (!(failure instanceof CsvError)) throw failure;
    const reason = SENTENCES[failure.code] ?? failure.code;
    const problem = `line ${lastLine + 1}: ${reason}`;
    throw new ImportRefusal([`${nameOfSource(source)} cannot be read as CSV:`, problem, 'Nothing was imported.'], [problem]);
  } finally {
    input.destroy();
  }
}

async function requireFile(file: string): Promise<void> {
  const found = await stat(file).catch(() => null);
  if (found === null) throw new ImportRefusal([`There is no file ${file}.`]);
  if (!found.isFile()) throw new ImportRefusal([`${file} is not a file.`]);
}

const SENTENCES: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quote that opens is never closed',
  CSV_INVALID_CLOSING_QUOTE: 'something other than a comma follows a closing quote',
  INVALID_OPENING_QUOTE: 'a quote stands inside a cell that is not quoted',
  CSV_MAX_RECORD_SIZE: 'a record has no end',
};

function breaksIn(cells: readonly string[], lineEnd: RegExp): number {
  return cells.reduce((sum, cell) => sum + (cell.match(lineEnd)?.length ?? 0), 0);
}
