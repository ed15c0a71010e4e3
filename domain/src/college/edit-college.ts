import { sameJson } from '../json/json';
import type { Change } from '../patch/apply-change';
import type { InverseChange } from '../patch/inverse-change';
import { applyCollegePatch, takeBackCollegeEdit } from './apply-college-patch';
import type { College } from './college';
import type { FieldSource, FieldSources } from './field-source';
import { SOURCED_FIELDS, sourcedValue } from './sourced-fields';

/** Who edits, and the calendar year of the edit, which becomes the year of the facts it writes. */
export interface EditorNow {
  readonly isAdmin: boolean;
  readonly year: number;
}

/** What history keeps of an edit: what was done, how it is taken back, and the sources of the facts it wrote over (null: had none). */
export interface CollegeEditRecord {
  readonly forward: Change[];
  readonly inverse: InverseChange[];
  readonly earlierSources: Record<string, FieldSource | null>;
}

/**
 * A college after an edit from outside: `version` one higher, the facts it changed marked as a person's word. `record` is null where nothing
 * changes (then the version stays). Throws a Refusal as `applyCollegePatch` does (design.md §4, Patch).
 */
export function editCollege(
  college: College,
  sent: unknown,
  editor: EditorNow,
): { college: College; record: CollegeEditRecord | null } {
  const { document, forward, inverse } = applyCollegePatch(college, sent, editor);
  if (forward.length === 0) return { college, record: null };
  const by = editor.isAdmin ? 'admin' : 'coach';
  const written = changedFields(college, document);
  const sources: FieldSources = { ...college.sources };
  for (const field of written) sources[field] = { by, source: by, year: editor.year };
  const earlierSources = Object.fromEntries(written.map((field) => [field, college.sources[field] ?? null]));
  return { college: { ...document, sources, version: college.version + 1 }, record: { forward, inverse, earlierSources } };
}

/** A college with an edit taken back, `version` one higher. Throws Refusal conflict where a later edit touched the same places (specification §4). */
export function undoCollegeEdit(college: College, record: CollegeEditRecord): College {
  const result = takeBackCollegeEdit(college, record.inverse);
  const sources: FieldSources = { ...college.sources };
  for (const [field, earlier] of Object.entries(record.earlierSources)) {
    if (earlier === null) Reflect.deleteProperty(sources, field);
    else sources[field] = earlier;
  }
  return { ...result, sources, version: college.version + 1 };
}

function changedFields(before: College, after: College): readonly string[] {
  return SOURCED_FIELDS.filter((field) => {
    const branch = field.split('.', 1)[0] ?? '';
    if (Reflect.get(before, branch) === Reflect.get(after, branch)) return false;
    const [earlier, later] = [sourcedValue(before, field), sourcedValue(after, field)];
    return earlier !== later && !sameJson(earlier, later);
  });
}
