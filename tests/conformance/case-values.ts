import {
  arrayOf,
  doubleOf,
  integerOf,
  mapOf,
  textOf,
  type Fields,
  type Value,
} from '@touchline/local/firestore-engine/values/value';

/** A call and what it is sent with. */
export type Call = readonly [rpc: string, request: object];

/** Plain fields as they are sent: whole numbers become integers. */
export function fieldsOf(plain: Readonly<Record<string, unknown>>): Fields {
  return Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, valueOf(value)]));
}

/** A plain value as it is sent. */
export function valueOf(plain: unknown): Value {
  if (typeof plain === 'number') return Number.isInteger(plain) ? integerOf(plain) : doubleOf(plain);
  if (typeof plain === 'string') return textOf(plain);
  if (Array.isArray(plain)) return arrayOf(plain.map(valueOf));
  if (typeof plain === 'object' && plain !== null) return mapOf(fieldsOf(Object.fromEntries(Object.entries(plain))));
  throw new Error(`There is no case for ${String(plain)}.`);
}
