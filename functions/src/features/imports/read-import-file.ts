import type { RegistryId, RowFacts } from '@touchline/domain/imports/facts/fact';
import { csvRecords, type CsvRecord, type CsvSource, nameOfSource } from './csv-records';
import { ImportRefusal } from './import-refusal';

/** The most problems that are listed one by one. */
const MOST_LISTED = 20;

/**
 * A kind of import file: its name and columns. `readRow` reads one row by its column names; missing columns are left
 * out.
 */
export interface FileKind {
  readonly title: string;
  readonly unitColumn: string;
  /** Every column that is read; none may occur twice. */
  readonly columns: readonly string[];
  /** The required columns. */
  readonly needed: readonly string[];
  readonly readRow: (
    cells: Readonly<Record<string, string>>,
  ) => { facts: RowFacts } | { problems: readonly { column: string; message: string }[] };
}

/** The content of every row, and the columns that the file lacks. */
export interface ImportFile {
  readonly rows: readonly RowFacts[];
  readonly absent: readonly string[];
}

/**
 * Reads every row of a file as a stream and checks it to the last row. Throws ImportRefusal where a required column is
 * missing, a column occurs twice, or any row is invalid, with line and column of the first 20 problems. A file is
 * imported as a whole or not at all.
 */
export async function readImportFile(source: CsvSource, kind: FileKind): Promise<ImportFile> {
  const file = nameOfSource(source);
  const rows: RowFacts[] = [];
  const problems: string[] = [];
  const lineOfId = new Map<RegistryId, number>();
  let header: readonly string[] | null = null;
  for await (const record of csvRecords(source)) {
    if (header === null) {
      header = headerOf(file, record, kind);
      continue;
    }
    const read = readRecord(record, header, kind);
    if ('problems' in read) {
      problems.push(...read.problems);
      continue;
    }
    const { registryId } = read.facts;
    const earlier = lineOfId.get(registryId);
    if (earlier !== undefined)
      problems.push(`line ${record.line}, column ${kind.unitColumn}: ${registryId} stands on line ${earlier} already`);
    lineOfId.set(registryId, record.line);
    rows.push(read.facts);
  }
  if (header === null) throw new ImportRefusal([`${file} is empty.`]);
  if (problems.length > 0) throw new ImportRefusal(listed(file, problems), problems);
  if (rows.length === 0) throw new ImportRefusal([`${file} has a header and no rows.`]);
  const present = new Set(header);
  return { rows, absent: kind.columns.filter((column) => !present.has(column)) };
}

/**
 * The columns of a file. Throws ImportRefusal where a required one is missing, or a column that is read occurs twice.
 */
export function headerOf(
  file: string,
  { line, cells }: CsvRecord,
  { title, columns, needed }: Pick<FileKind, 'title' | 'columns' | 'needed'>,
): readonly string[] {
  const header = cells.map((cell) => cell.trim());
  const missing = needed.filter((column) => !header.includes(column));
  const twice = columns.filter((column) => header.indexOf(column) !== header.lastIndexOf(column));
  const complaints = [
    ...(missing.length > 0 ? [`line ${line}: these columns are missing: ${missing.join(', ')}`] : []),
    ...(twice.length > 0 ? [`line ${line}: these columns stand there twice: ${twice.join(', ')}`] : []),
  ];
  if (complaints.length > 0)
    throw new ImportRefusal([`${file} is not a ${title}:`, ...complaints, 'Nothing was imported.'], complaints);
  return header;
}

function readRecord(
  { line, cells }: CsvRecord,
  header: readonly string[],
  { readRow }: FileKind,
): { facts: RowFacts } | { problems: string[] } {
  if (cells.length !== header.length) {
    return { problems: [`line ${line}: ${cells.length} cells stand under ${header.length} columns`] };
  }
  const read = readRow(Object.fromEntries(header.map((column, index) => [column, cells[index] ?? ''])));
  if ('facts' in read) return read;
  return { problems: read.problems.map(({ column, message }) => `line ${line}, column ${column}: ${message}`) };
}

function listed(file: string, problems: readonly string[]): string[] {
  const rest = problems.length - MOST_LISTED;
  const more = rest > 0 ? [`and ${rest} more.`] : [];
  return [`${file} cannot be imported as it is:`, ...problems.slice(0, MOST_LISTED), ...more, 'Nothing was imported.'];
}
