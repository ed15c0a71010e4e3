import { build as bundled } from 'esbuild';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '../repository-root';
import { replaceFile } from './publish-release';

/** Where Hosting serves the worker: its scope is the whole site. */
export const WORKER_FILE = 'worker.js';

const SOURCE = join(repositoryRoot, 'web/src/lib/offline/offline-worker.ts');

/** What the page for readers without network needs, by its address; the last two stand in `web/public`. */
const OFFLINE_FILES = ['/offline/page.html', '/offline/page.js', '/fonts/archivo-latin.woff2', '/favicon.svg'] as const;

/**
 * Adds the page for readers without network and the service worker to a built client. The worker lists the page's files
 * with a hash of each: where one changes, the worker does, and browsers fetch the new files
 * (docs/decisions/239-offline-shortlist.md).
 */
export async function addOfflinePage(built: string, browser: string): Promise<void> {
  await replaceFile(join(browser, 'offline/page.html'), await readFile(join(built, 'offline.html')));
  await replaceFile(join(browser, 'offline/page.js'), await readFile(join(built, 'page.js')));
  const files = await Promise.all(
    OFFLINE_FILES.map(async (url) => ({ url, revision: revisionOf(await readFile(join(browser, url))) })),
  );
  await replaceFile(join(browser, WORKER_FILE), await bundledWorker(files));
}

/** The hash by which a browser notices that a file has changed. */
function revisionOf(contents: Uint8Array): string {
  return createHash('sha256').update(contents).digest('hex').slice(0, 16);
}

/** The worker as one script, with the files that it keeps. */
export async function bundledWorker(files: readonly { readonly url: string; readonly revision: string }[]): Promise<Uint8Array> {
  const { outputFiles } = await bundled({
    entryPoints: [SOURCE],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"', OFFLINE_FILES: JSON.stringify(files) },
  });
  const [file] = outputFiles;
  if (file === undefined) throw new Error('esbuild wrote no worker');
  return file.contents;
}
