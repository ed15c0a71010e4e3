/** A record of a table with the line of the file on which it begins, counted from 1. */
export interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

/** What is wrong with a file that is no table: the line on which the record with a wrong quote begins. */
export interface BrokenCsv {
  readonly brokenOn: number;
}

/**
 * Reads CSV as spreadsheets write it: a byte order mark, quotes, cells parted by comma, semicolon (Germany) or tab
 * (what the first line has most of), line ends of every kind. Blank lines are left out. Where a quote never ends, or
 * something stands behind a closing quote, it says on which line that record begins.
 */
export function csvRecordsOf(file: string): readonly CsvRecord[] | BrokenCsv {
  const text = file.startsWith('\uFEFF') ? file.slice(1) : file;
  const parting = partingOf(text);
  const records: CsvRecord[] = [];
  let [line, startedOn] = [1, 1];
  let cells: string[] = [];
  let [cell, isQuoted, wasQuoted] = ['', false, false];
  const endRecord = () => {
    cells.push(cell);
    if (cells.some((one) => one.trim() !== '')) records.push({ line: startedOn, cells });
    [cells, cell, wasQuoted] = [[], '', false];
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    const isEnd = sign === '\n' || (sign === '\r' && text.charAt(at + 1) !== '\n');
    if (isEnd) line += 1;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text.charAt(at + 1) === '"') [cell, at] = [`${cell}"`, at + 1];
      else [isQuoted, wasQuoted] = [false, true];
    } else if (isEnd) {
      endRecord();
      startedOn = line;
    } else if (sign === parting) {
      cells.push(cell);
      [cell, wasQuoted] = ['', false];
    } else if (sign === '"' && cell === '' && !wasQuoted) isQuoted = true;
    else if (wasQuoted && sign !== '\r' && sign !== ' ') return { brokenOn: startedOn };
    else if (!wasQuoted && sign !== '\r') cell += sign;
  }
  if (isQuoted) return { brokenOn: startedOn };
  endRecord();
  return records;
}

function partingOf(text: string): string {
  const [first = ''] = text.split(/[\r\n]/, 1);
  const countOf = (sign: string) => first.split(sign).length - 1;
  return [',', ';', '\t'].toSorted((one, other) => countOf(other) - countOf(one))[0] ?? ',';
}
