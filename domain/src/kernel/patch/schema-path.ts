import { core } from 'zod/mini';
import { isObject, type Json } from '../json/json';
import { listIndexOf } from './pointer';

export type Schema = core.$ZodType;

/** What a path leads to: its schema, whether it is an entry of a list, and the schemas around it, outermost first. */
export interface ResolvedPath {
  readonly schema: Schema;
  readonly inList: boolean;
  readonly around: readonly Schema[];
}

/**
 * Follows a path through a schema and the document that it describes. Null where the schema has no such path, a list
 * index is not canonical or lies beyond the list's end, or a record has no such entry.
 */
export function resolvePath(root: Schema, document: unknown, segments: readonly string[]): ResolvedPath | null {
  const around: Schema[] = [];
  let schema = root;
  let value = document;
  let inList = false;
  for (const [position, segment] of segments.entries()) {
    const isLast = position === segments.length - 1;
    const step = stepInto(schema, value, segment, isLast);
    if (step === null) return null;
    around.push(schema);
    ({ schema, value, inList } = step);
  }
  return { schema, inList, around };
}

function stepInto(
  schema: Schema,
  value: unknown,
  segment: string,
  isLast: boolean,
): { schema: Schema; value: unknown; inList: boolean } | null {
  const { def } = asKnown(schema)._zod;
  if (def.type === 'object') {
    const field = Object.hasOwn(def.shape, segment) ? def.shape[segment] : undefined;
    return field === undefined || !isObject(value) ? null : { schema: field, value: value[segment], inList: false };
  }
  if (def.type === 'array') {
    if (!Array.isArray(value)) return null;
    if (segment === '-') return isLast ? { schema: def.element, value: undefined, inList: true } : null;
    const index = listIndexOf(segment);
    if (index === null || index > value.length || (!isLast && index === value.length)) return null;
    return { schema: def.element, value: value[index], inList: true };
  }
  if (def.type === 'record' && isObject(value) && Object.hasOwn(value, segment)) {
    return { schema: def.valueType, value: value[segment], inList: false };
  }
  return null;
}

/** The schema as a union of the kinds that our documents are made of, told apart by `def.type`. */
export function asKnown(schema: Schema): core.$ZodTypes {
  return schema as core.$ZodTypes;
}

/**
 * What the checks of a list or object schema itself (length, uniqueness) find first in a value, without those of its
 * contents; null where all of them hold.
 */
export function ownFinding(schema: Schema, value: unknown): core.$ZodIssue | null {
  const payload: core.ParsePayload = { value, issues: [] };
  for (const check of schema._zod.def.checks ?? []) void (check as core.$ZodCheck<unknown>)._zod.check(payload);
  const [first] = payload.issues;
  return first === undefined ? null : core.util.finalizeIssue(first, undefined, core.config());
}

/**
 * The empty value of a schema: null where it may be null, `[]`, `{}`, or an object of blanks; undefined where a value
 * is required.
 */
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

/**
 * A sent value with a blank for every optional field that is missing, so that later patches find the path. Required
 * fields stay missing.
 */
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
