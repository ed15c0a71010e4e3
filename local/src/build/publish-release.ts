import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn, mirrorFolder } from './mirror-folder';

/** What a published folder remembers of its assets; hidden, so that Hosting does not serve it. */
const RELEASE_FILE = '.release.json';
const ASSETS = 'assets/';

interface Release {
  readonly current: readonly string[];
  readonly previous: readonly string[];
}

/**
 * Puts a build where Hosting takes it from. The assets of the release before stay beside the new ones: pages that are still open, or in a cache, go on
 * finding their parts. Building the same release again changes nothing.
 */
export async function publishRelease(build: string, published: string): Promise<void> {
  const before = await releaseIn(published);
  const current = (await filesIn(build)).filter((path) => path.startsWith(ASSETS));
  const isSame = current.length === before.current.length && current.every((path) => before.current.includes(path));
  const previous = isSame ? before.previous : before.current;
  await mirrorFolder(build, published, (path) => path === RELEASE_FILE || previous.includes(path));
  await writeFile(join(published, RELEASE_FILE), JSON.stringify({ current, previous } satisfies Release));
}

async function releaseIn(published: string): Promise<Release> {
  const text = await readFile(join(published, RELEASE_FILE), 'utf8').catch(() => '{}');
  const stored: unknown = JSON.parse(text);
  const list = (key: string): string[] => {
    const value: unknown = typeof stored === 'object' && stored !== null ? Reflect.get(stored, key) : null;
    return Array.isArray(value) ? value.filter((path) => typeof path === 'string') : [];
  };
  return { current: list('current'), previous: list('previous') };
}
