import { college as collegeSchema, type College } from '../college/college';
import { sourcedValue } from '../college/sourced-fields';
import { isObject, sameJson } from '../json/json';
import type { Fact } from './fact';
import { withSourcedValue } from './set-sourced-value';

/** A college after an import: the fields written, and those left alone because a person wrote something else (or deleted it) there. */
export interface Merged {
  readonly college: College;
  readonly written: readonly string[];
  readonly kept: readonly string[];
}

/**
 * Writes facts into a college (screens.md, Government data): where an import wrote before, or where nothing is and nobody has been. Never where a
 * coach or an admin wrote or deleted, never over a value of unknown origin; never takes anything away. `version` is not touched here.
 */
export function mergeFacts(college: College, facts: readonly Fact[]): Merged {
  let merged = college;
  const written: string[] = [];
  const kept: string[] = [];
  for (const { field, value, source } of facts) {
    const team = teamOf(field);
    if (team !== null && team !== field && sourcedValue(merged, team) === false) continue;
    const isSame = sameJson(sourcedValue(merged, field), value);
    if (!mayWrite(merged, field)) {
      if (!isSame) kept.push(field);
      continue;
    }
    if (isSame && sameJson(merged.sources[field], source)) continue;
    const changed = isSame ? merged : withSourcedValue(merged, field, value);
    merged = { ...changed, sources: { ...changed.sources, [field]: source } };
    written.push(field);
  }
  return { college: written.length === 0 ? college : collegeSchema.parse(merged), written, kept };
}

function mayWrite(college: College, field: string): boolean {
  const source = college.sources[field];
  return source === undefined ? isBlank(sourcedValue(college, field)) : source.by === 'import';
}

/** The team that a field speaks of: `athletics.sport.male` for `athletics.sport.male.athleticsURL`. */
function teamOf(field: string): string | null {
  return /^athletics\.sport\.[a-z]+/.exec(field)?.[0] ?? null;
}

function isBlank(value: unknown): boolean {
  if (value === null || value === false || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return isObject(value) && Object.values(value).every(isBlank);
}
