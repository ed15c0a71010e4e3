import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROBOTS_FILE, robotsFile } from '../build/robots-file';
import { repositoryRoot } from '../repository-root';

/** The folder inside a stack's own from which its Hosting serves. */
export const HOSTING_FOLDER = 'public';

/**
 * Fills the folder from which a stack's Hosting serves: a robots.txt of its own, because the file names the address of
 * its site and stacks share one build, and links to the built files. Hidden files are not linked; `firebase deploy`
 * leaves them out too.
 */
export async function linkHostingFiles(
  stackFolder: string,
  origin: string,
  built = join(repositoryRoot, 'web/dist'),
): Promise<void> {
  const folder = join(stackFolder, HOSTING_FOLDER);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, ROBOTS_FILE), robotsFile(origin));
  const names = (await readdir(built)).filter((name) => name !== ROBOTS_FILE && !name.startsWith('.'));
  await Promise.all(names.map((name) => symlink(join(built, name), join(folder, name))));
}
