import { blankCollege, type College } from '../../college/college';
import { pathNameOf, registeredName } from '../../college/path-name';
import type { Fact, RegistryId, RowFacts } from './fact';
import { gateFacts, type HeldBack } from './gate-facts';
import { idsOfRows, registryIdOf } from './ids-of-rows';
import { mergeFacts } from './merge-facts';
import { pathNamesAfterImport } from './path-names-after-import';
import type { FieldSource } from '../../college/college-parts';
import { SOURCED_FIELDS, sourcedValue } from '../../college/facts/sourced-fields';
import { sameJson } from '../../kernel/json/json';

/** A college that an import writes: before (null: it is new) and after, with `version` one higher. */
export interface PlannedChange {
  readonly before: College | null;
  readonly after: College;
}

/**
 * The changes and counts of an import: rows by outcome, fields left to the person who wrote them, and values that
 * cannot be stored, by column.
 */
export interface ImportPlan {
  readonly changes: readonly PlannedChange[];
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  /** The number of stored colleges that only get a new path name, because a college of the file has the same name. */
  readonly movedAddresses: number;
  readonly kept: ReadonlyMap<string, number>;
  /** Fields left alone because a newer file of the same source had written them. */
  readonly older: ReadonlyMap<string, number>;
  readonly unusable: ReadonlyMap<string, number>;
  /** Values that are not plausible, by college. */
  readonly heldBack: readonly (HeldBack & { readonly name: string })[];
}

/**
 * Plans the changes of a team file to the stored colleges; importing the same file again plans none. `addresses` are
 * all stored path names. Stored colleges come first, so that an interrupted import never leaves two colleges with one
 * plain name.
 */
export function planImport(
  rows: readonly RowFacts[],
  stored: readonly College[],
  addresses: ReadonlyMap<string, string>,
): ImportPlan {
  const ids = idsOfRows(rows, stored);
  const before = new Map(stored.map((college) => [college._id, college]));
  /** Begins with the stored colleges, and a map keeps its order: so do the changes. */
  const after = new Map(before);
  const kept = new Map<string, number>();
  const older = new Map<string, number>();
  const unusable = new Map<string, number>();
  const heldBack: (HeldBack & { readonly name: string })[] = [];
  for (const row of rows) {
    const id = ids.get(row.registryId) ?? '';
    const gated = gateFacts(withName(row.facts, before.get(id) ?? null), before.get(id) ?? null);
    const merged = mergeFacts(before.get(id) ?? newCollege(id, row), gated.facts, gated.heldBack);
    heldBack.push(...gated.heldBack.map((value) => ({ ...value, name: row.name })));
    after.set(id, withRegistryId(merged.college, row.registryId));
    for (const field of merged.kept) countUp(kept, field);
    for (const field of merged.older) countUp(older, field);
    for (const column of row.unusable) countUp(unusable, column);
  }

  const named = new Map(after);
  for (const [id, pathName] of pathNamesAfterImport(
    [...after.values()].map((college) => addressed(college, before)),
    addresses,
  )) {
    const college = after.get(id);
    if (college !== undefined && college.pathName !== pathName) named.set(id, { ...college, pathName });
  }

  const changes: PlannedChange[] = [];
  for (const [id, college] of named) {
    const was = before.get(id) ?? null;
    if (was !== college) changes.push({ before: was, after: { ...college, version: was === null ? 1 : was.version + 1 } });
  }

  const created = changes.filter((change) => change.before === null).length;
  const inFile = new Set(ids.values());
  const changed = changes.filter((change) => change.before !== null && inFile.has(change.after._id)).length;
  const movedAddresses = changes.length - created - changed;
  const unchanged = rows.length - created - changed;
  return { changes, created, changed, unchanged, movedAddresses, kept, older, unusable, heldBack };
}

/**
 * The facts of a row with a name for pages: its own, else the legal name where the college (null: it is new) has no
 * other one.
 */
function withName(facts: readonly Fact[], college: College | null): readonly Fact[] {
  const legal = facts.find(({ field }) => field === 'legalName');
  const isNamed = facts.some(({ field }) => field === 'name') || (college !== null && college.name !== college.legalName);
  return legal === undefined || isNamed ? facts : [{ ...legal, field: 'name' }, ...facts];
}

function countUp(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** A college with the id by which the next import matches it, unless it has one. */
export function withRegistryId(college: College, registryId: RegistryId): College {
  if (registryIdOf(college) !== null) return college;
  return typeof registryId === 'number' ? { ...college, ipedsUnitId: registryId } : { ...college, canadianId: registryId };
}

function newCollege(id: string, { name, facts, registryId }: RowFacts): College {
  const blank = blankCollege({ _id: id, name, pathName: pathNameOf(name) === '' ? id : pathNameOf(name) });
  const source = facts.find(({ field }) => field === 'name')?.source ?? facts.find(({ field }) => field === 'legalName')?.source;
  return withRegistryId({ ...blank, sources: source === undefined ? {} : { name: source } }, registryId);
}

function addressed(college: College, before: ReadonlyMap<string, College>) {
  const { _id, address, sources } = college;
  const name = registeredName(college);
  const was = before.get(_id);
  return {
    _id,
    name,
    city: address.locality,
    state: address.administrative_area_level_1,
    pathName: was?.pathName ?? null,
    isRenamed: was !== undefined && registeredName(was) !== name,
    isFixed: sources.pathName !== undefined && sources.pathName.by !== 'import',
  };
}

/** The changes of an import of government data; it creates no college. */
export interface ScorecardPlan extends ImportPlan {
  /** The number of rows whose institution is not a stored college. */
  readonly rowsWithoutCollege: number;
  /**
   * The names of colleges that are not in the file: those with a UNITID that it lacks, and those that no register
   * knows.
   */
  readonly missing: readonly string[];
  readonly unnumbered: readonly string[];
}

/**
 * Plans the changes of a College Scorecard file to the stored colleges. They are matched by UNITID alone; everything
 * else is as in any import.
 */
export function planScorecard(
  rows: readonly RowFacts[],
  stored: readonly College[],
  addresses: ReadonlyMap<string, string>,
): ScorecardPlan {
  const known = new Set(stored.map(registryIdOf));
  const matched = rows.filter(({ registryId }) => known.has(registryId));
  const inFile = new Set(matched.map(({ registryId }) => registryId));
  const namesOf = (colleges: readonly College[]) => colleges.map(({ name }) => name).toSorted();
  return {
    ...planImport(matched, stored, addresses),
    rowsWithoutCollege: rows.length - matched.length,
    missing: namesOf(stored.filter(({ ipedsUnitId }) => ipedsUnitId !== null && !inFile.has(ipedsUnitId))),
    unnumbered: namesOf(stored.filter((college) => registryIdOf(college) === null)),
  };
}

/** A fact of a stored college that an import changes, or fills where `before` is empty; `was` is the earlier source. */
export interface Difference {
  readonly collegeId: string;
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly was: FieldSource | null;
}

/**
 * The differences of a planned change to a stored college, one for each fact. A new college has none; a newer year of
 * the same value is not a difference.
 */
export function differencesOf({ before, after }: PlannedChange): Difference[] {
  if (before === null) return [];
  return SOURCED_FIELDS.flatMap((field) => {
    const [earlier, later] = [sourcedValue(before, field), sourcedValue(after, field)];
    if (sameJson(earlier, later)) return [];
    return [{ collegeId: after._id, field, before: earlier, after: later, was: before.sources[field] ?? null }];
  });
}
