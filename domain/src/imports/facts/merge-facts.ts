import { college as collegeSchema, type College } from '../../college/college';
import { isWeakerEvidence } from '../../college/roster/team-evidence';
import { TEAM_EVIDENCE } from '../../reference/college-kinds';
import type { FieldSource } from '../../college/college-parts';
import { sourcedValue } from '../../college/facts/sourced-fields';
import { isObject, type Json, sameJson } from '../../kernel/json/json';
import { type Fact, hasNoContent } from './fact';
import type { HeldBack } from './gate-facts';
import { sportEntry } from '../../college/athletics';
import { withBlanks } from '../../kernel/patch/schema-path';

/**
 * A college after an import: the fields written, those left alone because a person wrote or deleted something else
 * there, and those that a newer file or stronger evidence had written already.
 */
interface Merged {
  readonly college: College;
  readonly written: readonly string[];
  readonly kept: readonly string[];
  readonly older: readonly string[];
}

/**
 * Merges facts into a college. A field is written where an import wrote before, or where it is empty and nobody has
 * edited it. It is not written where a coach or an admin wrote or deleted, where a value has no known source, where the
 * same source already gave a newer year, or where a team is known better than by these facts
 * (docs/decisions/042-unconfirmed-teams.md). Nothing is removed but what an import had written and the gate now holds
 * back. A fact that only repeats a value, or a
 * part of a list, of a source that is not older leaves that source in place. `version` is not changed here.
 */
export function mergeFacts(college: College, facts: readonly Fact[], heldBack: readonly HeldBack[] = []): Merged {
  let merged = college;
  const written: string[] = [];
  for (const { field, value, ofYear } of heldBack) {
    if (ofYear !== null || merged.sources[field]?.by !== 'import' || !sameJson(sourcedValue(merged, field), value)) continue;
    const { [field]: _, ...sources } = merged.sources;
    const blank = isObject(value) ? { low: null, high: null } : null;
    merged = { ...withSourcedValue(merged, field, blank), sources };
    written.push(field);
  }
  const kept: string[] = [];
  const older: string[] = [];
  const teams = comparedTeams(college, facts);
  for (const { field, value, source } of facts) {
    const team = teamOf(field);
    if (team !== null && team !== field && sourcedValue(merged, team) === false) continue;
    const stored = sourcedValue(merged, field);
    const known = merged.sources[field];
    const isSame = sameJson(stored, value);
    if (!mayWrite(merged, field)) {
      if (!isSame) kept.push(field);
      continue;
    }
    const isKnown = isSame || holdsAll(stored, value);
    if (teams.get(field) === 'weaker') {
      older.push(field);
      continue;
    }
    const isBetter = teams.get(field) === 'stronger';
    if (isKnown && !isBetter && (sameJson(known, source) || isNoOlder(known, source))) continue;
    if (!isBetter && known?.source === source.source && known.year !== source.year && isNoOlder(known, source)) {
      older.push(field);
      continue;
    }
    const changed = isSame ? merged : withSourcedValue(merged, field, value);
    merged = { ...changed, sources: { ...changed.sources, [field]: source } };
    written.push(field);
  }
  return { college: written.length === 0 ? college : collegeSchema.parse(merged), written, kept, older };
}

/** The fields of teams that facts know less well than the college has them stored, and of those they know better. */
function comparedTeams(college: College, facts: readonly Fact[]): ReadonlyMap<string, 'weaker' | 'stronger'> {
  const compared = new Map<string, 'weaker' | 'stronger'>();
  for (const { field, value } of facts) {
    const [, team, sex] = /^(athletics\.sport\.([a-z]+))\.evidence$/.exec(field) ?? [];
    if (team === undefined) continue;
    const stored = college.athletics.sport.find((one) => one.sex === sex)?.evidence ?? null;
    const given = TEAM_EVIDENCE.find((evidence) => evidence === value) ?? null;
    const is = isWeakerEvidence(given, stored) ? 'weaker' : isWeakerEvidence(stored, given) ? 'stronger' : null;
    if (is !== null) compared.set(field, is).set(team, is);
  }
  return compared;
}

function mayWrite(college: College, field: string): boolean {
  const source = college.sources[field];
  return source === undefined ? hasNoContent(sourcedValue(college, field)) : source.by === 'import';
}

/** Whether the stored source's year is the same as a fact's or later. Unknown years cannot be compared. */
function isNoOlder(known: FieldSource | undefined, { year }: FieldSource): boolean {
  return known !== undefined && known.year !== null && year !== null && known.year >= year;
}

/** Whether a stored list has every entry of another, or for a code like `51` a finer one like `51.3801`. */
function holdsAll(stored: unknown, value: Json): boolean {
  if (!Array.isArray(stored) || !Array.isArray(value)) return false;
  const isFiner = (own: unknown, entry: Json) =>
    typeof own === 'string' && typeof entry === 'string' && own.startsWith(`${entry}.`);
  return value.every((entry) => stored.some((own) => sameJson(own, entry) || isFiner(own, entry)));
}

/** The team that a field belongs to: `athletics.sport.male` for `athletics.sport.male.athleticsURL`. */
function teamOf(field: string): string | null {
  return /^athletics\.sport\.[a-z]+/.exec(field)?.[0] ?? null;
}

/**
 * Returns a copy of a college with one sourced field (`SOURCED_FIELDS`) set. Setting a team appends it, blank, to the
 * others. A field of a team that does not exist changes nothing.
 */
export function withSourcedValue(college: College, field: string, value: Json): College {
  const [first, second, sex, ...rest] = field.split('.');
  if (first !== 'athletics' || second !== 'sport') return withValue(college, field.split('.'), value) as College;
  const { sport } = college.athletics;
  const teams =
    rest.length === 0
      ? [...sport, sportEntry.parse(withBlanks(sportEntry, { sportsType: 'soccer', sex }))]
      : sport.map((team) => (team.sex === sex ? (withValue(team, rest, value) as typeof team) : team));
  return { ...college, athletics: { ...college.athletics, sport: teams } };
}

function withValue(node: unknown, keys: readonly string[], value: Json): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return value;
  return isObject(node) ? { ...node, [key]: withValue(node[key], rest, value) } : node;
}
