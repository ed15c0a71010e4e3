import { isObject, type Json } from '@touchline/domain/kernel/json/json';

/**
 * Formats a stored value for people: a text as it is, a list with one entry a line, an entry by its name with its
 * values. Nothing is ''.
 */
export function readableOf(value: Json): string {
  if (value === null) return '';
  if (Array.isArray(value)) return value.map(readableOf).join('\n');
  if (!isObject(value)) return String(value);
  const [first, ...rest] = Object.values(value).map(readableOf);
  const inside = rest.filter((text) => text !== '').map((text) => text.replaceAll('\n', ', '));
  return [first ?? '', ...inside].join(': ');
}
