import type { FieldSource } from '../college/field-source';
import { SOURCED_FIELDS, sourcedValue } from '../college/sourced-fields';
import { sameJson } from '../json/json';
import type { PlannedChange } from './plan-import';

/** A fact of a stored college that an import changes or, where `before` is empty, fills; `was` is the earlier source. */
export interface Difference {
  readonly collegeId: string;
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly was: FieldSource | null;
}

/** What a planned change does to a stored college, fact by fact; a new college has no differences, and a newer year of the same value is none. */
export function differencesOf({ before, after }: PlannedChange): Difference[] {
  if (before === null) return [];
  return SOURCED_FIELDS.flatMap((field) => {
    const [earlier, later] = [sourcedValue(before, field), sourcedValue(after, field)];
    if (sameJson(earlier, later)) return [];
    return [{ collegeId: after._id, field, before: earlier, after: later, was: before.sources[field] ?? null }];
  });
}
