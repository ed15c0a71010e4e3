import * as z from 'zod/mini';
import { isBlank, isLongerThan, isStorableLine } from '../../kernel/text/text-traits';
import { isPhoneNumber } from '../../kernel/text/phone';

/** The spellings of "not known" in tables of the government and of others, in any case. */
const NULL_WORDS: ReadonlySet<string> = new Set(['na', 'n/a', 'null', 'nan', 'privacysuppressed', 'ps', '-', '.']);

/**
 * The trimmed text of a cell; null where the value is unknown (NA, NULL, PrivacySuppressed, PS, empty). Unknown is
 * null, never zero.
 */
function presentCell(cell: string): string | null {
  const text = cell.trim();
  return text === '' || NULL_WORDS.has(text.toLowerCase()) ? null : text;
}

/** The result of reading a cell that does not fit its column. */
class Broken {
  constructor(readonly reason: string) {}
}

/**
 * An optional cell: null where it is empty, else the result of `read`. Where `read` fails, the cell is refused with a
 * reason for people.
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

/** A required cell. */
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

/** One line of text of at most `max` characters, with runs of spaces reduced to one. */
export function textCell(max: number) {
  return cell((text) => lineOf(text.replace(/\s+/g, ' '), max));
}

/** One line of text of at most `max` characters, with its spaces unchanged. */
export function spacedTextCell(max: number) {
  return cell((text) => lineOf(text, max));
}

function lineOf(text: string, max: number): string | Broken {
  if (text.includes('\uFFFD')) return new Broken('is not UTF-8 text');
  if (isLongerThan(text, max)) return new Broken(`is longer than ${max} characters`);
  return isStorableLine(text) && !isBlank(text) ? text : new Broken('holds characters that are no text');
}

/** A number between two bounds, with a point before its decimals. */
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

/** One of a few words in any case, mapped to its value. */
export function wordCell<Value extends string | number | boolean>(meanings: Readonly<Record<string, Value>>) {
  const words = new Map(Object.entries(meanings).map(([word, value]) => [word.toLowerCase(), value]));
  const known = Object.keys(meanings).join(', ');
  return cell((text) => words.get(text.toLowerCase()) ?? new Broken(`is none of ${known}`));
}

/** A text of a certain form, which `shape` describes. */
export function patternCell(pattern: RegExp, shape: string) {
  return cell((text) => (pattern.test(text) ? text : new Broken(`is not ${shape}`)));
}

/** Entries separated by bars, each read by itself. */
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
 * Reads cells that outsiders wrote by hand. `usable` returns the result of `read` for a column, null where the cell is
 * empty. Where `read` returns null the value cannot be stored, and the column is named in `unusable`.
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

/** The cells of a row that outsiders wrote by hand, and the columns that cannot be used. */
export type UsableCells<Row extends object> = ReturnType<typeof usableCells<Row>>;

/** An amount in whole dollars; null where it is negative, because no page can show that. */
export function wholeDollars(amount: number): number | null {
  return amount < 0 ? null : Math.round(amount);
}

/**
 * Parses a phone number; null if it is not one. A US number becomes `+1 650-723-2300`, without an extension after its
 * ten digits.
 */
export function phoneOf(cell: string): string | null {
  const digits = cell.replace(/\D/g, '');
  const [, area, exchange, line] = /^1?([2-9]\d{2})([2-9]\d{2})(\d{4})\d{0,5}$/.exec(digits) ?? [];
  if (area !== undefined && exchange !== undefined && line !== undefined) return `+1 ${area}-${exchange}-${line}`;
  return isPhoneNumber(cell) ? cell : null;
}

/**
 * A share of 0 to 1 in per cent with one decimal: 0.0391 is 3.9. Halves round up, whatever the binary form of the
 * share.
 */
export function percentOfShare(share: number): number {
  return Math.round(Number((share * 1000).toPrecision(12))) / 10;
}
