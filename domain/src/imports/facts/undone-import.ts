import { sportEntry } from '../../college/athletics';
import { type College, college as collegeSchema } from '../../college/college';
import { IMPORT_RECORD_SCHEMA_VERSION, type ImportChange } from '../../college/editing/import-record';
import { SOURCED_FIELDS, sourcedValue } from '../../college/facts/sourced-fields';
import { type Json, sameJson } from '../../kernel/json/json';
import { withBlanks } from '../../kernel/patch/schema-path';
import { registryIdOf } from './ids-of-rows';
import { withSourcedValue } from './merge-facts';
import type { PlannedChange } from './plan-import';

/** The record of a planned change, by which it is undone. */
export function importChangeOf({ before, after }: PlannedChange): ImportChange {
  const fields = SOURCED_FIELDS.flatMap((field) => {
    if (before === null) return [];
    const [earlier, source] = [before.sources[field] ?? null, after.sources[field] ?? null];
    const [was, is] = [sourcedValue(before, field) as Json, sourcedValue(after, field) as Json];
    return sameJson(was, is) && sameJson(earlier, source) ? [] : [{ field, before: was, after: is, earlier, source }];
  });
  return {
    _id: after._id,
    schemaVersion: IMPORT_RECORD_SCHEMA_VERSION,
    isNew: before === null,
    toVersion: after.version,
    registered: before !== null && registryIdOf(before) === null && registryIdOf(after) !== null,
    pathName: { before: before?.pathName ?? null, after: after.pathName },
    fields,
  };
}

/**
 * A college as it was before an import: null where the import created it and nobody has edited it since, the college
 * with each field put back that still has the value and source that the import left, `version` one higher. A field
 * that somebody or a later import has written since stays, and is named in `kept`; so does a whole new college.
 */
export function undoneImport(
  college: College,
  change: ImportChange,
): { readonly college: College | null; readonly kept: readonly string[] } {
  if (change.isNew) return college.version === change.toVersion ? { college: null, kept: [] } : { college, kept: ['college'] };
  const kept: string[] = [];
  let undone = college;
  // A team's fields stand behind the team: backwards, a team is empty again before it goes.
  for (const { field, before, after, earlier, source } of change.fields.toReversed()) {
    const isUntouched = sameJson(sourcedValue(undone, field), after) && sameJson(undone.sources[field] ?? null, source);
    const reverted = isUntouched ? reverse(undone, field, before) : null;
    if (reverted === null) kept.push(field);
    else undone = { ...reverted, sources: withSource(reverted.sources, field, earlier) };
  }
  if (undone.pathName === change.pathName.after && change.pathName.before !== null)
    undone = { ...undone, pathName: change.pathName.before };
  if (change.registered) undone = { ...undone, ipedsUnitId: null, canadianId: null };
  if (sameJson(undone, college)) return { college, kept };
  return { college: collegeSchema.parse({ ...undone, version: college.version + 1 }), kept };
}

/** A college with a field's earlier value; null where it is a team in which somebody has written since. */
function reverse(college: College, field: string, value: Json): College | null {
  const [, sex] = /^athletics\.sport\.([a-z]+)$/.exec(field) ?? [];
  if (sex === undefined) return withSourcedValue(college, field, value);
  if (value === true) return college;
  const { sport } = college.athletics;
  const team = sport.find((entry) => entry.sex === sex);
  const blank = sportEntry.parse(withBlanks(sportEntry, { sportsType: 'soccer', sex }));
  if (!sameJson(team, blank)) return null;
  return { ...college, athletics: { ...college.athletics, sport: sport.filter((entry) => entry !== team) } };
}

function withSource(sources: College['sources'], field: string, earlier: College['sources'][string] | null): College['sources'] {
  const { [field]: _, ...others } = sources;
  return earlier === null ? others : { ...others, [field]: earlier };
}
