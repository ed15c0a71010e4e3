import type { College } from '@touchline/domain/college/college';
import type { Json } from '@touchline/domain/kernel/json/json';
import { segmentsOf, valueAt } from '@touchline/domain/kernel/patch/pointer';

/** The value of a college at a JSON pointer; null where there is none. */
export function valueIn(college: College, path: string): Json {
  return (valueAt(college, segmentsOf(path) ?? []) ?? null) as Json;
}

/** True for a text that is not blank. */
export function hasText(text: string | null): text is string {
  return text !== null && text.trim() !== '';
}
