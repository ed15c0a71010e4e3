import type { CompiledMessage, MessagePart } from './compiled-message';

/** Values of a text by their names. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** How a language writes numbers and days, and which plural a number takes. */
export interface MessageFormats {
  readonly number: (value: number) => string;
  readonly day: (value: string | number) => string;
  readonly plural: (value: number) => string;
}

/** Fills a compiled text with its values. A value that is missing throws, because the text would read wrong. */
export function formatMessage(message: CompiledMessage, values: MessageValues, formats: MessageFormats): string {
  return typeof message === 'string' ? message : joined(message, values, formats, 0);
}

function joined(parts: readonly MessagePart[], values: MessageValues, formats: MessageFormats, count: number): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if (part === 0) return formats.number(count);
      const [name, kind, choices] = part;
      const value = values[name];
      if (value === undefined) throw new Error(`A text lacks its value ${name}`);
      if (choices === undefined) return written(value, kind, formats);
      const number = kind === 'plural' ? Number(value) : count;
      const keys = kind === 'plural' ? [`=${value}`, formats.plural(number)] : [value];
      const key = keys.find((wanted) => Object.hasOwn(choices, wanted)) ?? 'other';
      return joined(choices[key] ?? choices.other, values, formats, number);
    })
    .join('');
}

function written(value: string | number, kind: string | undefined, formats: MessageFormats): string {
  if (kind === undefined) return String(value);
  return kind === 'date' ? formats.day(value) : formats.number(Number(value));
}
