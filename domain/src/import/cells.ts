import * as z from 'zod/mini';
import { isBlank, isLongerThan, isStorableLine } from '../text/text-traits';
import { presentCell } from './present-cell';

/** What a reader answers where a cell does not hold what its column promises. */
class Broken {
  constructor(readonly reason: string) {}
}

/** A cell that may be empty: null where nothing is known, else what `read` makes of its text; refused with a reason for people where `read` cannot. */
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
