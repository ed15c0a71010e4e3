import type { Json } from '../json/json';
import type { Fact } from './fact';
import type { ImportSource } from './import-source';
import { saysNothing } from './says-nothing';

/** Facts of one source from values by field; null and an empty list say nothing. */
export function factsSaid(source: ImportSource, said: Readonly<Record<string, Json>>): Fact[] {
  return Object.entries(said).flatMap(([field, value]) => (saysNothing(value) ? [] : [{ field, value, source }]));
}
