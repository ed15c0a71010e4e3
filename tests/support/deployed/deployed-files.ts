import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, symlink } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '@touchline/local/repository-root';
import { readdirRecursive } from 'firebase-tools/lib/fsAsync.js';
import { listFiles } from 'firebase-tools/lib/listFiles.js';
import * as z from 'zod';

const run = promisify(execFile);

const firebaseConfig = z.object({
  hosting: z.looseObject({ public: z.string(), ignore: z.array(z.string()), predeploy: z.array(z.string()) }),
  functions: z.tuple([
    z.object({ source: z.string(), runtime: z.string(), predeploy: z.array(z.string()), ignore: z.array(z.string()) }),
  ]),
});
export type FirebaseConfig = z.infer<typeof firebaseConfig>;

/** What `firebase deploy` reads of firebase.json. */
export async function readFirebaseConfig(): Promise<FirebaseConfig> {
  return firebaseConfig.parse(JSON.parse(await readFile(join(repositoryRoot, 'firebase.json'), 'utf8')));
}

/** What a clone holds of what builds need. */
const SOURCES = [
  'package.json',
  'package-lock.json',
  'firebase.json',
  'tsconfig.base.json',
  'domain',
  'functions',
  'local',
  'web',
  'college-data',
];
const WORKSPACES = ['', 'domain', 'functions', 'local', 'web'];
const BUILT = ['functions/lib', 'functions/package-lock.json', 'web/dist'];

/**
 * Copies the sources as a fresh clone has them into a folder, without anything built, so that only what the predeploy
 * commands build is there. The packages that build it are those of this repository.
 */
export async function freshClone(folder: string): Promise<void> {
  const isSource = (path: string): boolean => {
    const name = relative(repositoryRoot, path);
    return !/(^|\/)node_modules$/.test(name) && !/^functions\/lib-/.test(name) && !BUILT.includes(name);
  };
  await mkdir(folder, { recursive: true });
  await Promise.all(
    SOURCES.map((name) => cp(join(repositoryRoot, name), join(folder, name), { recursive: true, filter: isSource })),
  );
  for (const workspace of WORKSPACES) {
    const packages = join(repositoryRoot, workspace, 'node_modules');
    if (existsSync(packages)) await symlink(packages, join(folder, workspace, 'node_modules'));
  }
}

/** Runs predeploy commands in a clone as `firebase deploy` does: one after the other, with the project's id. */
export async function predeploy(commands: readonly string[], clone: string, projectId: string): Promise<void> {
  const options = { cwd: clone, env: { ...process.env, GCLOUD_PROJECT: projectId }, maxBuffer: 2 ** 26 };
  for (const command of commands)
    await run('sh', ['-c', command], options).catch((failure: unknown) => {
      throw new Error(`"${command}" failed: ${failure instanceof Error ? failure.message.slice(0, 3000) : String(failure)}`);
    });
}

/** Copies what `firebase deploy` uploads of the functions, by its own code and the `ignore` of firebase.json. */
export async function uploadedFunctions({ functions: [config] }: FirebaseConfig, clone: string, folder: string): Promise<void> {
  const source = join(clone, config.source);
  // firebase-tools adds these itself.
  const ignoreStrings = [...config.ignore, 'firebase-debug.log', 'firebase-debug.*.log', '.runtimeconfig.json'];
  const files = await readdirRecursive({ path: source, ignoreStrings });
  await copyFiles(
    files.map(({ name }) => relative(source, name)),
    source,
    folder,
  );
}

/** Copies what `firebase deploy` uploads for Hosting, likewise. */
export async function uploadedHosting({ hosting }: FirebaseConfig, clone: string, folder: string): Promise<void> {
  const source = join(clone, hosting.public);
  await copyFiles(listFiles(source, hosting.ignore), source, folder);
}

async function copyFiles(names: readonly string[], from: string, to: string): Promise<void> {
  for (const name of names) {
    await mkdir(dirname(join(to, name)), { recursive: true });
    await cp(join(from, name), join(to, name));
  }
}

/** Installs what the functions need in production into their folder, as Google's build does, and nothing else. */
export async function installProduction(folder: string): Promise<void> {
  const command = existsSync(join(folder, 'package-lock.json')) ? 'ci' : 'install';
  const options = ['--omit=dev', '--prefer-offline', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  await run('npm', [command, ...options], { cwd: folder, env: { ...process.env, NODE_ENV: 'production' }, maxBuffer: 2 ** 26 });
}
