import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { repositoryRoot } from '@touchline/local/repository-root';

const run = promisify(execFile);

/** The Nodes that the checks run on: the one that the functions are deployed to, one older and one newer. */
export const NODE_MAJORS = [20, 22, 24] as const;
export type NodeMajor = (typeof NODE_MAJORS)[number];

/** A folder of their own, because each of these packages has a program `node`, and npm scripts would run on it. */
const LOCKED = join(repositoryRoot, 'tests/runtimes');
const DESCRIPTIONS = ['package.json', 'package-lock.json'];
const INSTALLING = /^installing-\d+-(\d+)-/;
/** A stranger may have got the process id of an installation that was killed. */
const WAITS_MS = 300_000;

/** Where Nodes are looked for; a test hands over its own. */
export interface NodeSources {
  /** The Node that runs now. */
  readonly running: { readonly version: string; readonly execPath: string };
  readonly environment: NodeJS.ProcessEnv;
  /** What is installed stays here, in a folder named for the lockfile. */
  readonly folder: string;
  /** Installs what the lockfile in a folder names; rejects where that is impossible. */
  readonly install: (folder: string) => Promise<void>;
}

const OWN_SOURCES: NodeSources = {
  running: process,
  environment: process.env,
  folder: join(repositoryRoot, '.local/node-runtimes'),
  install: installByNpm,
};

const found = new Map<NodeMajor, Promise<string | null>>();

/**
 * The path of a Node of this major: the running one, the one that NODE_20, NODE_22 or NODE_24 names, or npm's binary of
 * the lockfile in `tests/runtimes`, which the first call on a machine installs. Null where none can be had, with a
 * warning that says why; the caller says what that skips, and in CI fails.
 */
export function nodeRuntime(major: NodeMajor): Promise<string | null> {
  const known = found.get(major) ?? findNode(major, OWN_SOURCES);
  found.set(major, known);
  return known;
}

/** As `nodeRuntime`, from these sources, and asked anew each time. */
export async function findNode(major: NodeMajor, sources: NodeSources): Promise<string | null> {
  const { running, environment } = sources;
  if (majorOf(running.version) === major) return running.execPath;
  const named = environment[`NODE_${major}`] ?? '';
  if (named !== '') {
    const version = await versionOf(named);
    if (majorOf(version) !== major) throw new Error(`NODE_${major} names ${named}, which is Node ${version}.`);
    return named;
  }
  try {
    return await installedNode(major, sources);
  } catch (failure) {
    console.warn(`!!! npm gives this machine no Node ${major}: ${firstLine(failure)} NODE_${major} can name one. !!!`);
    return null;
  }
}

async function installedNode(major: NodeMajor, { folder, install }: NodeSources): Promise<string> {
  const lockfile = readFileSync(join(LOCKED, 'package-lock.json'));
  const locked = createHash('sha256').update(lockfile).digest('hex').slice(0, 12);
  const program = `node_modules/node${major}-${process.platform}-${process.arch}/bin/node`;
  const kept = join(folder, locked);
  if (!existsSync(join(kept, program))) await installInto(kept, folder, program, install);
  const version = await versionOf(join(kept, program));
  if (majorOf(version) !== major) throw new Error(`tests/runtimes has Node ${version} in its place.`);
  return join(kept, program);
}

/** Tells those of one process apart who ask in the same millisecond, in their order. */
let asked = 0;

/**
 * Installs aside and moves the finished folder into place, so that nobody meets half an installation. Anyone who comes
 * while somebody installs waits and takes what the other one has moved there.
 */
async function installInto(kept: string, folder: string, program: string, install: NodeSources['install']): Promise<void> {
  const own = `installing-${Date.now()}-${process.pid}-${String((asked += 1)).padStart(6, '0')}`;
  const aside = join(folder, own);
  mkdirSync(aside, { recursive: true });
  try {
    await othersBefore(own, folder);
    if (existsSync(join(kept, program))) return;
    for (const file of DESCRIPTIONS) cpSync(join(LOCKED, file), join(aside, file));
    await install(aside);
    if (!existsSync(join(aside, program))) throw new Error(`it has none for ${process.platform} on ${process.arch}.`);
    if (!existsSync(join(kept, program))) rmSync(kept, { recursive: true, force: true });
    moveUnlessThere(aside, kept);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

/** Waits for those who began to install before, as long as they run; what others left unfinished is removed. */
async function othersBefore(own: string, folder: string): Promise<void> {
  const givenUpAt = Date.now() + WAITS_MS;
  for (;;) {
    const entries = readdirSync(folder).filter((entry) => INSTALLING.test(entry) && entry < own);
    for (const entry of entries) if (isAbandoned(entry)) rmSync(join(folder, entry), { recursive: true, force: true });
    if (!entries.some((entry) => existsSync(join(folder, entry))) || Date.now() > givenUpAt) return;
    await pause(200);
  }
}

function moveUnlessThere(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (failure) {
    const isThere = failure instanceof Error && 'code' in failure && ['ENOTEMPTY', 'EEXIST'].includes(String(failure.code));
    if (!isThere) throw failure;
  }
}

/** Whether the process that installs there has ended without tidying up. */
function isAbandoned(entry: string): boolean {
  try {
    process.kill(Number(INSTALLING.exec(entry)?.[1]), 0);
    return false;
  } catch {
    return true;
  }
}

async function installByNpm(folder: string): Promise<void> {
  const options = ['--prefer-offline', '--no-audit', '--no-fund', '--no-progress', '--ignore-scripts', '--loglevel=error'];
  await run('npm', ['ci', '--prefix', folder, ...options], { cwd: folder });
}

async function versionOf(program: string): Promise<string> {
  return (await run(program, ['--version'])).stdout.trim();
}

function majorOf(version: string): number {
  return Number(/^v?(\d+)\./.exec(version)?.[1]);
}

function firstLine(failure: unknown): string {
  return (failure instanceof Error ? failure.message : String(failure)).split('\n', 2).join(' ').trim();
}
