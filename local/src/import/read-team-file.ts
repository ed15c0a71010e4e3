import type { RowFacts } from '@touchline/domain/import/fact';
import { factsOfRow } from '@touchline/domain/import/facts-of-row';
import { readTeamRow, TEAM_COLUMNS } from '@touchline/domain/import/team-row';
import { csvRecords, type CsvRecord } from './csv-records';
import { ImportRefusal } from './import-refusal';

/** Most problems that are listed one by one. */
const MOST_LISTED = 20;

/**
 * What every row of a team file says, read as a stream and checked to the last row. Throws ImportRefusal where a column is missing or named twice, or
 * any row is broken, with line and column of the first 20 problems: a file is taken whole or not at all.
 */
export async function readTeamFile(file: string): Promise<RowFacts[]> {
  const rows: RowFacts[] = [];
  const problems: string[] = [];
  const lineOfUnit = new Map<number, number>();
  let header: readonly string[] | null = null;
  for await (const record of csvRecords(file)) {
    if (header === null) {
      header = headerOf(file, record);
      continue;
    }
    const read = readRecord(record, header);
    if ('problems' in read) {
      problems.push(...read.problems);
      continue;
    }
    const earlier = lineOfUnit.get(read.facts.unitId);
    if (earlier !== undefined)
      problems.push(`line ${record.line}, column unitid: ${read.facts.unitId} stands on line ${earlier} already`);
    lineOfUnit.set(read.facts.unitId, record.line);
    rows.push(read.facts);
  }
  if (header === null) throw new ImportRefusal([`${file} is empty.`]);
  if (problems.length > 0) throw new ImportRefusal(listed(file, problems));
  if (rows.length === 0) throw new ImportRefusal([`${file} has a header and no rows.`]);
  return rows;
}

function headerOf(file: string, { line, cells }: CsvRecord): readonly string[] {
  const header = cells.map((cell) => cell.trim());
  const missing = TEAM_COLUMNS.filter((column) => !header.includes(column));
  const twice = TEAM_COLUMNS.filter((column) => header.indexOf(column) !== header.lastIndexOf(column));
  const complaints = [
    ...(missing.length > 0 ? [`line ${line}: these columns are missing: ${missing.join(', ')}`] : []),
    ...(twice.length > 0 ? [`line ${line}: these columns stand there twice: ${twice.join(', ')}`] : []),
  ];
  if (complaints.length > 0) throw new ImportRefusal([`${file} is not a team file:`, ...complaints, 'Nothing was imported.']);
  return header;
}

function readRecord({ line, cells }: CsvRecord, header: readonly string[]): { facts: RowFacts } | { problems: string[] } {
  if (cells.length !== header.length) {
    return { problems: [`line ${line}: ${cells.length} cells stand under ${header.length} columns`] };
  }
  const read = readTeamRow(Object.fromEntries(header.map((column, index) => [column, cells[index] ?? ''])));
  if ('row' in read) return { facts: factsOfRow(read.row) };
  return { problems: read.problems.map(({ column, message }) => `line ${line}, column ${column}: ${message}`) };
}

function listed(file: string, problems: readonly string[]): string[] {
  const rest = problems.length - MOST_LISTED;
  const more = rest > 0 ? [`and ${rest} more.`] : [];
  return [`${file} cannot be imported as it is:`, ...problems.slice(0, MOST_LISTED), ...more, 'Nothing was imported.'];
}
