import type { College } from '@touchline/domain/college/college';
import type { Json } from '@touchline/domain/json/json';
import { segmentsOf } from '@touchline/domain/patch/pointer';
import { valueAt } from '@touchline/domain/patch/value-at';

/** What stands in a college at the place of a JSON pointer, null where nothing does. */
export function valueIn(college: College, path: string): Json {
  return (valueAt(college, segmentsOf(path) ?? []) ?? null) as Json;
}
