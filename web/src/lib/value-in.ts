import type { Json } from '@touchline/domain/kernel/json/json';
import { segmentsOf, valueAt } from '@touchline/domain/kernel/patch/pointer';

/** True for a text that is not blank. */
export function hasText(text: string | null): text is string {
  return text !== null && text.trim() !== '';
}

/** The value of a document at a JSON pointer; null if there is none. */
export function valueIn(document: unknown, path: string): Json {
  return (valueAt(document, segmentsOf(path) ?? []) ?? null) as Json;
}
