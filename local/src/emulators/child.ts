import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { repositoryRoot } from '../repository-root';

/** The program to start. Its output goes to a file, so that nothing breaks when the parent disappears. */
interface ChildOrder {
  /** Its display name, for sentences such as "Firestore ended". */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly environment: NodeJS.ProcessEnv;
  /** The file of its output; null passes the output on to this process's own. */
  readonly logFile: string | null;
  /** Whether it exchanges messages with the parent (Node scripts only). */
  readonly talks?: boolean;
}

/** A running child that leads its own process group, so that a Ctrl-C in the terminal reaches the parent alone. */
export interface Child {
  readonly name: string;
  readonly pid: number;
  readonly logFile: string | null;
  readonly process: ChildProcess;
  /** Resolves with one sentence when it ends, for whatever reason; never rejects. */
  readonly ended: Promise<string>;
  hasEnded(): boolean;
}

/**
 * Starts a child in its own process group and returns at once, so that no event is missed. Throws one sentence where
 * the program is missing.
 */
export function startChild(order: ChildOrder): Child {
  const log = order.logFile === null ? 'inherit' : openSync(order.logFile, 'a');
  const child = spawn(order.command, order.args, {
    cwd: order.cwd,
    env: order.environment,
    detached: true,
    stdio: order.talks === true ? ['ignore', log, log, 'ipc'] : ['ignore', log, log],
  });
  if (log !== 'inherit') closeSync(log);
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => {
      resolve(`${order.name} ended (${signal ?? `code ${String(code)}`}).`);
    });
  });
  child.on('error', () => undefined);
  if (child.pid === undefined) throw new Error(`${order.name} could not be started: is "${order.command}" there?`);
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  return { name: order.name, pid: child.pid, logFile: order.logFile, process: child, ended, hasEnded };
}

/** Sends a signal to a child or to its whole group; a child that has ended already is no error. */
export function signalChild(child: Pick<Child, 'pid'>, signal: NodeJS.Signals, recipient: 'process' | 'group'): void {
  try {
    process.kill(recipient === 'group' ? -child.pid : child.pid, signal);
  } catch (failure) {
    if (!(failure instanceof Error && 'code' in failure && failure.code === 'ESRCH')) throw failure;
  }
}

/**
 * The last lines of a child's log and the path of the log, to append to the sentence that it ended. Empty where its
 * output was shown already.
 */
export function lastLinesOf({ logFile }: Pick<Child, 'logFile'>, lines = 12): string {
  if (logFile === null) return '';
  const words = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
  return `\n${words}\n(${logFile})`;
}

/** The scripts in `children/`, each of which runs as a process of its own. */
type ChildScript =
  'dev-api-child' | 'embedded-emulators-child' | 'firebase-cli-preload' | 'firestore-engine-child' | 'watchdog-child';

/**
 * Compiles a child script into a folder inside the repository (so that it finds node_modules) and returns the file's
 * path.
 */
export async function childScript(name: ChildScript, folder: string): Promise<string> {
  const outfile = join(folder, `${name}.cjs`);
  await build({
    entryPoints: [join(repositoryRoot, 'local/src/emulators/children', `${name}.ts`)],
    outfile,
    bundle: true,
    packages: 'external',
    // Our own packages are TypeScript, which the script's Node may not read.
    alias: { '@touchline/domain': join(repositoryRoot, 'domain/src') },
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    define: { 'import.meta.url': 'urlOfThisFile' },
    banner: { js: "const urlOfThisFile = require('node:url').pathToFileURL(__filename).href;" },
    logLevel: 'silent',
  });
  return outfile;
}
