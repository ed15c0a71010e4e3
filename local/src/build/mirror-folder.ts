import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from './replace-file';

/** Makes `to` hold what `from` holds, touching only files that differ; files that only `to` has go, except those for which `keeps` is true. New files come before old ones go. */
export async function mirrorFolder(from: string, to: string, keeps: (path: string) => boolean = () => false): Promise<void> {
  const fresh = await filesIn(from);
  for (const path of fresh) await replaceFile(join(to, path), await readFile(join(from, path)));
  const stale = (await filesIn(to)).filter((path) => !fresh.includes(path) && !keeps(path));
  for (const path of stale) await rm(join(to, path));
}

/** The files of a folder and all below it, by their paths within it; none where there is no such folder. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}
