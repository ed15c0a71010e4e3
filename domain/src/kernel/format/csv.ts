/** The characters that begin a formula in spreadsheets. */
const FORMULA = /^[=+\-@\t\r\n]/;
/** Spreadsheets that part cells by semicolons, as in Germany, begin a cell behind each of a text. */
const FORMULA_OF_NEXT_CELL = /(;["\s]*)(?=[=+\-@])/g;
const NEEDS_QUOTES = /[",\r\n]/;

/**
 * A table as CSV for spreadsheets: UTF-8 with a byte order mark, lines end in CRLF, quotes where they are needed. A
 * text that a spreadsheet would run as a formula gets an apostrophe in front. Numbers stay numbers, null is empty.
 */
export function csvOf(rows: readonly (readonly (string | number | null)[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** A cell that `csvOf` wrote as it was before: without the apostrophes in front of what a spreadsheet would run. */
export function unguarded(cell: string): string {
  return cell.replace(/^'(?=[=+\-@\t\r\n])/, '').replaceAll(/(;["\s]*)'(?=[=+\-@])/g, '$1');
}

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const harmless = (FORMULA.test(value) ? `'${value}` : value).replaceAll(FORMULA_OF_NEXT_CELL, "$1'");
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
