import * as z from 'zod/mini';
import { isBlank, isLongerThan, isStorableLine } from '@touchline/domain/kernel/text/text-traits';
import { isPhoneNumber } from '@touchline/domain/kernel/text/phone';

/** How tables of the government and of others write "not known", whatever the case. */
const NULL_WORDS: ReadonlySet<string> = new Set(['na', 'n/a', 'null', 'nan', 'privacysuppressed', 'ps', '-', '.']);

/**
 * The text of a cell without spaces around it; null where the table knows nothing (NA, NULL, PrivacySuppressed, PS,
 * nothing): null is never zero.
 */
function presentCell(cell: string): string | null {
  const text = cell.trim();
  return text === '' || NULL_WORDS.has(text.toLowerCase()) ? null : text;
}

/** What a reader answers where a cell does not hold what its column promises. */
class Broken {
  constructor(readonly reason: string) {}
}

/**
 * A cell that may be empty: null where nothing is known, else what `read` makes of its text; refused with a reason for
 * people where `read` cannot.
 */
function cell<Value>(read: (text: string) => Value | Broken) {
  return z.pipe(
    z.string(),
    z.transform((sent, context): Value | null => {
      const text = presentCell(sent);
      const value = text === null ? null : read(text);
      if (!(value instanceof Broken)) return value;
      context.issues.push({ code: 'custom', message: `${quoted(sent)} ${value.reason}`, input: sent });
      return z.NEVER;
    }),
  );
}

/** A cell that must not be empty. */
export function required<Value>(column: z.ZodMiniType<Value | null, string>) {
  return z.pipe(
    column,
    z.transform((value, context): NonNullable<Value> => {
      if (value !== null && value !== undefined) return value;
      context.issues.push({ code: 'custom', message: 'is empty', input: value });
      return z.NEVER;
    }),
  );
}

/** One line of text of at most `max` characters, several spaces joined to one. */
export function textCell(max: number) {
  return cell((text) => lineOf(text.replace(/\s+/g, ' '), max));
}

/** One line of text of at most `max` characters with its spaces as they stand. */
export function spacedTextCell(max: number) {
  return cell((text) => lineOf(text, max));
}

function lineOf(text: string, max: number): string | Broken {
  if (text.includes('\uFFFD')) return new Broken('is not UTF-8 text');
  if (isLongerThan(text, max)) return new Broken(`is longer than ${max} characters`);
  return isStorableLine(text) && !isBlank(text) ? text : new Broken('holds characters that are no text');
}

/** A number between two bounds, a point before its decimals. */
export function numberCell(least: number, most: number) {
  return cell((text) => {
    if (!/^[+-]?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(text)) return new Broken('is not a number');
    const value = Number(text);
    return value >= least && value <= most ? value : new Broken(`is not between ${least} and ${most}`);
  });
}

/** A whole number between two bounds; `41565.0` counts as whole. */
export function wholeCell(least: number, most: number) {
  return z.pipe(
    numberCell(least, most),
    z.transform((value, context): number | null => {
      if (value === null || Number.isInteger(value)) return value;
      context.issues.push({ code: 'custom', message: `"${value}" is not a whole number`, input: value });
      return z.NEVER;
    }),
  );
}

/** One of a few words, whatever their case, and what each stands for. */
export function wordCell<Value extends string | number | boolean>(meanings: Readonly<Record<string, Value>>) {
  const words = new Map(Object.entries(meanings).map(([word, value]) => [word.toLowerCase(), value]));
  const known = Object.keys(meanings).join(', ');
  return cell((text) => words.get(text.toLowerCase()) ?? new Broken(`is none of ${known}`));
}

/** Entries between bars, each read by itself. */
export function listCell<Value>(readEntry: (entry: string) => Value | null, shape: string) {
  return cell((text): Value[] | Broken => {
    const entries = text.split('|').map((entry) => readEntry(entry.trim()));
    const good = entries.filter((entry) => entry !== null);
    return good.length === entries.length ? good : new Broken(`is not ${shape}`);
  });
}

function quoted(text: string): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return `"${line.length > 40 ? `${line.slice(0, 40)}…` : line}"`;
}

/**
 * Reads cells of a row that outsiders wrote by hand: `usable` answers what `read` makes of a column, null where the
 * cell is empty; a cell of which `read` makes null cannot be stored, and its column is named in `unusable`.
 */
export function usableCells<Row extends object>(row: Row) {
  const unusable: string[] = [];
  const usable = <Column extends keyof Row & string, Value>(
    column: Column,
    read: (value: NonNullable<Row[Column]>) => Value | null,
  ): Value | null => {
    const cell = row[column];
    if (cell === null || cell === undefined) return null;
    const value = read(cell);
    if (value === null) unusable.push(column);
    return value;
  };
  return { usable, unusable };
}

/** The cells of a row that outsiders wrote by hand, and which of them cannot be used. */
export type UsableCells<Row extends object> = ReturnType<typeof usableCells<Row>>;

/** An amount in whole dollars; null where it is negative, which no page can show. */
export function wholeDollars(amount: number): number | null {
  return amount < 0 ? null : Math.round(amount);
}

/**
 * A phone number from a table's cell, a US one written `+1 650-723-2300` and without the extension that may follow its
 * ten digits; null where it is none.
 */
export function phoneOf(cell: string): string | null {
  const digits = cell.replace(/\D/g, '');
  const [, area, exchange, line] = /^1?([2-9]\d{2})([2-9]\d{2})(\d{4})\d{0,5}$/.exec(digits) ?? [];
  if (area !== undefined && exchange !== undefined && line !== undefined) return `+1 ${area}-${exchange}-${line}`;
  return isPhoneNumber(cell) ? cell : null;
}

/**
 * A share of 0 to 1 in per cent with one decimal: 0.0391 is 3.9. Halves go up, whatever the binary form of the share.
 */
export function percentOfShare(share: number): number {
  return Math.round(Number((share * 1000).toPrecision(12))) / 10;
}
