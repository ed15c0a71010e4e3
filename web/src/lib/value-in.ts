import type { Json } from '@touchline/domain/kernel/json/json';
import { segmentsOf, valueAt } from '@touchline/domain/kernel/patch/pointer';

/** The value of a document at a JSON pointer; null where there is none. */
export function valueIn(document: unknown, path: string): Json {
  return (valueAt(document, segmentsOf(path) ?? []) ?? null) as Json;
}
