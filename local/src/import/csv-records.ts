import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { CsvError, parse } from 'csv-parse';
import { ImportRefusal } from './import-refusal';

/** A record of a CSV file and the line of the file on which it begins. */
export interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The longest record in characters. A file that is no table fails here instead of filling the memory. */
const LONGEST_RECORD = 1_000_000;

/**
 * Streams the records of a CSV file. Accepts a byte order mark, quotes, line ends of every kind and blank lines. Throws
 * ImportRefusal with the line where the file cannot be opened or a quote is wrong.
 */
export async function* csvRecords(file: string): AsyncGenerator<CsvRecord> {
  await requireFile(file);
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
  const input = createReadStream(file);
  input.on('error', (failure) => parser.destroy(failure));
  input.pipe(parser);
  try {
    for await (const cells of parser) yield { line: firstLines.shift() ?? 0, cells: cells as string[] };
  } catch (failure) {
    if (!(failure instanceof CsvError)) throw failure;
    const reason = SENTENCES[failure.code] ?? failure.code;
    throw new ImportRefusal([`${file} cannot be read as CSV:`, `line ${lastLine + 1}: ${reason}`, 'Nothing was imported.']);
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
