import type { core } from 'zod/mini';
import { isObject } from '../json/json';
import { listIndexOf } from './pointer';

export type Schema = core.$ZodType;

/** Where an operation lands: the schema of the place, whether it is an entry of a list, and the schemas of everything around it, outermost first. */
export interface SchemaPlace {
  readonly schema: Schema;
  readonly inList: boolean;
  readonly around: readonly Schema[];
}

/**
 * Follows a path through a schema and the document it describes. Null where the schema knows no such place, a list index is not canonical or lies
 * beyond the list's end, or a record has no such entry: only known paths exist (design.md §4, Patch).
 */
export function schemaPlace(root: Schema, document: unknown, segments: readonly string[]): SchemaPlace | null {
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

/** The schema with the kinds that our documents are made of told apart by `def.type`. */
export function asKnown(schema: Schema): core.$ZodTypes {
  return schema as core.$ZodTypes;
}

/** Runs the checks a list or object schema carries itself (lengths, uniqueness), not those of what is inside: true when all hold. */
export function ownChecksHold(schema: Schema, value: unknown): boolean {
  const payload: core.ParsePayload = { value, issues: [] };
  for (const check of schema._zod.def.checks ?? []) void (check as core.$ZodCheck<unknown>)._zod.check(payload);
  return payload.issues.length === 0;
}
