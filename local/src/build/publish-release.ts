import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** The hidden file in which a published folder lists its assets by release. Hosting does not serve it. */
const RELEASE_FILE = '.release.json';
const ASSETS = 'assets/';

/** The assets of the newest release and of the one before. */
interface Release {
  readonly current: readonly string[];
  readonly previous: readonly string[];
}

/** Builds for this machine and those for a deployment are releases of two kinds. */
type Releases = Readonly<Record<'local' | 'deployed', Release>>;

/**
 * Publishes a build to the folder that Hosting serves. The assets of the previous release of its kind stay, so that
 * pages that are open or cached still find their chunks. A deployment takes along nothing that was built for this
 * machine. Publishing the same release again changes nothing.
 */
export async function publishRelease(build: string, published: string, isLocal: boolean): Promise<void> {
  const releases = await releasesIn(published);
  const kind = isLocal ? 'local' : 'deployed';
  const before = releases[kind];
  const current = (await filesIn(build)).filter((path) => path.startsWith(ASSETS));
  const isSame = current.length === before.current.length && current.every((path) => before.current.includes(path));
  const previous = isSame ? before.previous : before.current;
  const retained = new Set(isLocal ? [...previous, ...releases.deployed.current] : previous);
  await mirrorFolder(build, published, (path) => path === RELEASE_FILE || retained.has(path));
  const now: Releases = { ...releases, [kind]: { current, previous } };
  await writeFile(join(published, RELEASE_FILE), JSON.stringify(now));
}

async function releasesIn(published: string): Promise<Releases> {
  const text = await readFile(join(published, RELEASE_FILE), 'utf8').catch(() => '{}');
  const stored: unknown = JSON.parse(text);
  const release = (kind: string): Release => {
    const one = fieldOf(stored, kind);
    const list = (key: string): readonly string[] => {
      const value = fieldOf(one, key);
      return Array.isArray(value) ? value.filter((path) => typeof path === 'string') : [];
    };
    return { current: list('current'), previous: list('previous') };
  };
  return { local: release('local'), deployed: release('deployed') };
}

function fieldOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : null;
}

/**
 * Makes `to` equal to `from` and writes only files that differ. Files that only `to` has are removed, except those for
 * which `isRetained` is true. New files are written before old ones are removed.
 */
export async function mirrorFolder(from: string, to: string, isRetained: (path: string) => boolean = () => false): Promise<void> {
  const fresh = await filesIn(from);
  for (const path of fresh) await replaceFile(join(to, path), await readFile(join(from, path)));
  const stale = (await filesIn(to)).filter((path) => !fresh.includes(path) && !isRetained(path));
  for (const path of stale) await rm(join(to, path));
}

/** The relative paths of all files in a folder and its sub-folders; none where the folder does not exist. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

/**
 * Writes a file atomically, and only where it changes. Running stacks watch the functions' folder, reload a new file at
 * once, and must never read a partial one.
 */
export async function replaceFile(path: string, contents: Uint8Array): Promise<void> {
  const present = await readFile(path).catch(() => null);
  if (present?.equals(contents) === true) return;
  const fresh = join(dirname(path), `.${basename(path)}.${process.pid}`);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(fresh, contents);
  await rename(fresh, path);
}
