import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { repositoryRoot } from '../repository-root';

const versions = z.record(z.string(), z.string()).default({});

/** A package of a lockfile: what its dependencies are found by, and everything else as it is. */
const lockedPackage = z.looseObject({
  dependencies: versions,
  devDependencies: versions,
  optionalDependencies: versions,
  peerDependencies: versions,
  peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().optional() })).default({}),
});
type LockedPackage = z.infer<typeof lockedPackage>;

const lockfile = z.object({ lockfileVersion: z.literal(3), packages: z.record(z.string(), lockedPackage) });
type Packages = z.infer<typeof lockfile>['packages'];

/** Which kinds of dependencies lead to a package; npm leaves out by these marks. */
interface Reach {
  required: boolean;
  optional: boolean;
  devRequired: boolean;
  devOptional: boolean;
}

/** A package where the new lockfile has it, by where the root's has it. */
interface Placed {
  readonly from: string;
  readonly reach: Reach;
}

/** One dependency of a package. `isOptional`: its absence is no error. */
interface Dependency {
  readonly name: string;
  readonly isOptional: boolean;
}

const MARKS = ['dev', 'optional', 'devOptional', 'peer', 'extraneous', 'inBundle', 'link'];

/**
 * The lockfile of one workspace alone: its dependencies and theirs, with the versions and checksums of the root's
 * lockfile. `npm ci` takes it in a folder that holds nothing but the workspace. Throws where the root's lockfile
 * lacks a dependency.
 */
export function workspaceLockfile(rootLockfile: string, workspace: string): string {
  const { lockfileVersion, packages } = lockfile.parse(JSON.parse(rootLockfile));
  const own = packages[workspace];
  if (own === undefined) throw new Error(`package-lock.json knows no workspace ${workspace}.`);
  const placed = placedPackages(packages, workspace);
  const entries = [...placed.entries()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, { from, reach }]) => [path, { ...withoutMarks(packages[from]), ...marksOf(reach) }] as const);
  const { name, version } = own;
  const content = { name, version, lockfileVersion, requires: true };
  return `${JSON.stringify({ ...content, packages: { '': withoutMarks(own), ...Object.fromEntries(entries) } }, null, 2)}\n`;
}

/**
 * Writes functions/package-lock.json, by which Google's build installs what the functions need besides their bundle
 * (docs/decisions/099-lockfile-of-the-functions.md).
 */
export async function writeFunctionsLockfile(): Promise<void> {
  const root = await readFile(join(repositoryRoot, 'package-lock.json'), 'utf8');
  await writeFile(join(repositoryRoot, 'functions/package-lock.json'), workspaceLockfile(root, 'functions'));
}

/**
 * Where each package stands: as high as its name is free, else below the package that needs it. The workspace's own
 * dependencies come first, so that they are at the top.
 */
function placedPackages(packages: Packages, workspace: string): ReadonlyMap<string, Placed> {
  const placed = new Map<string, Placed>();
  const place = (path: string, from: string, { name, isOptional }: Dependency, reach: Reach): readonly string[] => {
    const source = locate(from, name, (candidate) => packages[candidate] !== undefined);
    if (source === null && !isOptional) throw new Error(`package-lock.json lacks ${name}, which ${from} needs.`);
    if (source === null) return [];
    const present = locate(path, name, (candidate) => placed.has(candidate));
    const isPresent = present !== null && isSamePackage(packages[placed.get(present)?.from ?? ''], packages[source]);
    const target = isPresent ? present : `${present === null || path === '' ? '' : `${path}/`}node_modules/${name}`;
    const known = placed.get(target) ?? { from: source, reach: UNREACHED };
    const next = joined(known.reach, isOptional ? asOptional(reach) : reach);
    placed.set(target, { from: known.from, reach: next });
    return isSameReach(known.reach, next) ? [] : [target];
  };
  const own = packages[workspace];
  const open = [
    ...dependenciesOf(own).flatMap((one) => place('', workspace, one, { ...UNREACHED, required: true })),
    ...namesOf(own?.devDependencies).flatMap((one) => place('', workspace, one, { ...UNREACHED, devRequired: true })),
  ];
  for (let path = open.shift(); path !== undefined; path = open.shift()) {
    const { from, reach } = placed.get(path) ?? { from: '', reach: UNREACHED };
    for (const one of dependenciesOf(packages[from])) open.push(...place(path, from, one, reach));
  }
  return placed;
}

/** The path of a package as Node finds it from another: in that one's own folder, then in those around it. */
function locate(from: string, name: string, exists: (path: string) => boolean): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const candidate = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (exists(candidate)) return candidate;
    if (folder === '') return null;
  }
}

function dependenciesOf(one: LockedPackage | undefined): readonly Dependency[] {
  if (one === undefined) return [];
  const isOptionalPeer = (name: string): boolean => one.peerDependenciesMeta[name]?.optional === true;
  const needed = namesOf(one.dependencies).filter(({ name }) => one.optionalDependencies[name] === undefined);
  const peers = namesOf(one.peerDependencies).filter(({ name }) => !isOptionalPeer(name));
  const optional = namesOf(one.optionalDependencies).map(({ name }) => ({ name, isOptional: true }));
  return [...needed, ...peers, ...optional];
}

function namesOf(dependencies: Readonly<Record<string, string>> = {}): readonly Dependency[] {
  return Object.keys(dependencies).map((name) => ({ name, isOptional: false }));
}

const UNREACHED: Reach = { required: false, optional: false, devRequired: false, devOptional: false };

function asOptional({ required, optional, devRequired, devOptional }: Reach): Reach {
  return { ...UNREACHED, optional: required || optional, devOptional: devRequired || devOptional };
}

function joined(one: Reach, other: Reach): Reach {
  return {
    required: one.required || other.required,
    optional: one.optional || other.optional,
    devRequired: one.devRequired || other.devRequired,
    devOptional: one.devOptional || other.devOptional,
  };
}

function isSameReach(one: Reach, other: Reach): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isSamePackage(one: LockedPackage | undefined, other: LockedPackage | undefined): boolean {
  return one?.version === other?.version && one?.integrity === other?.integrity;
}

function marksOf({ required, optional, devRequired, devOptional }: Reach): Readonly<Record<string, true>> {
  if (required) return {};
  if (optional) return devRequired ? { devOptional: true } : { optional: true };
  return devRequired || !devOptional ? { dev: true } : { dev: true, optional: true };
}

/** A package as the root's lockfile has it, without what the root reaches it by and without empty lists. */
function withoutMarks(one: LockedPackage | undefined): Readonly<Record<string, unknown>> {
  const isEmpty = (value: unknown): boolean =>
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;
  return Object.fromEntries(Object.entries(one ?? {}).filter(([key, value]) => !MARKS.includes(key) && !isEmpty(value)));
}
