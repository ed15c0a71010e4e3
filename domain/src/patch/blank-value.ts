import { isObject, type Json } from '../json/json';
import { asKnown, type Schema } from './schema-place';

/** The empty form of a place: null where it may be null, `[]`, `{}`, or an object of blanks; undefined where it is required (design.md §4, Patch). */
export function blankValue(schema: Schema): Json | undefined {
  const { def } = asKnown(schema)._zod;
  if (def.type === 'nullable') return null;
  if (def.type === 'array') return [];
  if (def.type === 'record') return {};
  if (def.type !== 'object') return undefined;
  const blank: Record<string, Json> = {};
  for (const [key, field] of Object.entries(def.shape)) {
    const value = blankValue(field);
    if (value === undefined) return undefined;
    blank[key] = value;
  }
  return blank;
}

/** A sent value with every optional field it left out set to its blank, so that later patches find their place; required fields stay missing. */
export function withBlanks(schema: Schema, value: unknown): unknown {
  const { def } = asKnown(schema)._zod;
  if (def.type === 'nullable') return value === null ? null : withBlanks(def.innerType, value);
  if (def.type === 'array') return Array.isArray(value) ? value.map((entry) => withBlanks(def.element, entry)) : value;
  if (def.type !== 'object' || !isObject(value)) return value;
  const filled: Record<string, unknown> = { ...value };
  for (const [key, field] of Object.entries(def.shape)) {
    const given = Object.hasOwn(value, key) ? withBlanks(field, value[key]) : blankValue(field);
    if (given !== undefined) filled[key] = given;
  }
  return filled;
}
