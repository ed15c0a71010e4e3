import { isObject, type Json } from '@touchline/domain/json/json';

/** A stored value as people read it: a text as it is, a list one entry a line, an entry by its name with what it holds. Nothing is ''. */
export function readableOf(value: Json): string {
  if (value === null) return '';
  if (Array.isArray(value)) return value.map(readableOf).join('\n');
  if (!isObject(value)) return String(value);
  const [first, ...rest] = Object.values(value).map(readableOf);
  const inside = rest.filter((text) => text !== '').map((text) => text.replaceAll('\n', ', '));
  return [first ?? '', ...inside].join(': ');
}
