import type { CollegeTables } from '../tables/college-tables';

const [BEGIN, END] = ['<!-- held back: npm run docs:sources -->', '<!-- end of held back -->'];

type HeldBack = CollegeTables['heldBack'][number];

const FACT_COLUMNS = ['college', 'fact', 'value', 'why'] as const;
const YEAR_COLUMNS = ['college', 'figure', 'year', 'value', 'why'] as const;

/**
 * Writes into docs/data-sources.md which values of our tables the gate holds back; everything outside the two marks
 * stays unchanged. A figure of a year that is held back as a fact already is not listed twice.
 */
export function withHeldBack(text: string, heldBack: readonly HeldBack[]): string {
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`docs/data-sources.md has lost its marks: ${BEGIN} and ${END}`);
  const sorted = heldBack.toSorted((left, right) => (keyOf(left) < keyOf(right) ? -1 : 1));
  const facts = sorted.filter(({ ofYear }) => ofYear === null);
  const listed = new Set(facts.map(({ name, value }) => `${name} ${JSON.stringify(value)}`));
  const years = sorted.filter(({ ofYear, name, value }) => ofYear !== null && !listed.has(`${name} ${JSON.stringify(value)}`));
  const lines = [
    `${facts.length} facts:`,
    '',
    ...tableOf(
      FACT_COLUMNS,
      facts.map(({ name, field, value, reason }) => [name, nameOf(field), JSON.stringify(value), reason]),
    ),
    '',
    `${years.length} figures of earlier years:`,
    '',
    ...tableOf(
      YEAR_COLUMNS,
      years.map(({ name, ofYear, value, reason }) => [
        ...[name, ofYear?.figure ?? '', String(ofYear?.year ?? ''), JSON.stringify(value), reason],
      ]),
    ),
  ];
  return `${text.slice(0, begin)}${[BEGIN, '', ...lines, '', ''].join('\n')}${text.slice(end)}`;
}

const keyOf = ({ name, field, ofYear }: HeldBack): string => [name, field, ofYear?.figure, ofYear?.year].join(' ');

function nameOf(field: string): string {
  return `\`${field.split('.').at(-1) ?? field}\``;
}

/** A table whose columns are aligned, as the formatter writes them. */
export function tableOf(columns: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const widths = columns.map((column, index) => Math.max(column.length, ...rows.map((row) => (row[index] ?? '').length)));
  const line = (cells: readonly string[]) => `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`;
  return [line(columns), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)];
}
