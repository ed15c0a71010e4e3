import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findRunningStack, type RunningStack } from '@touchline/local/launcher/running-stack';
import { startWatchdog } from '@touchline/local/emulators/watchdog';
import { repositoryRoot } from '@touchline/local/repository-root';

/** A launcher in a process of its own, started as `npm start` starts it. */
export interface LauncherProcess {
  readonly pid: number;
  /** Its output so far. */
  output(): string;
  /** Resolves with the stack once it is announced; rejects with the launcher's output where it ends before that. */
  ready(): Promise<RunningStack>;
  /** Its exit code once it has ended; null where it was killed. */
  readonly ended: Promise<number | null>;
  signal(signal: NodeJS.Signals): void;
}

/**
 * Starts the launcher at this PORT_BASE with these options and the small world. Its PATH has only Node, neither Java
 * nor gcloud, because nothing else may be needed. Only where FIRESTORE_ENGINE names another engine (as `--engine` does)
 * is the PATH complete.
 */
export async function startLauncher(portBase: number, args: readonly string[] = []): Promise<LauncherProcess> {
  const engine = process.env.FIRESTORE_ENGINE;
  const path = engine === undefined ? await pathOfNodeAlone() : (process.env.PATH ?? '');
  const engineArgs = engine === undefined ? [] : ['--engine', engine];
  const endWithThisProcess = await launcherWatchdog();
  const command = ['--import', 'tsx', 'local/src/start.ts', '--world', 'small', ...engineArgs, ...args];
  const child: ChildProcess = spawn(process.execPath, command, {
    cwd: repositoryRoot,
    env: { ...process.env, PATH: path, PORT_BASE: String(portBase) },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  endWithThisProcess(child.pid ?? 0, ended);
  return {
    pid: child.pid ?? 0,
    output: () => printed,
    ready: async () => {
      while (!hasEnded) {
        const stack = await findRunningStack(portBase);
        if (stack !== null && printed.includes('Ready after')) return stack;
        await pause(50);
      }
      throw new Error(`The launcher ended before it was ready:\n${printed}`);
    },
    ended,
    signal: (signal) => void child.kill(signal),
  };
}

/** A folder that contains only a link to this Node. */
async function pathOfNodeAlone(): Promise<string> {
  const folder = join(repositoryRoot, '.local/node-alone');
  await mkdir(folder, { recursive: true });
  await symlink(process.execPath, join(folder, 'node')).catch((failure: unknown) => {
    if (!(failure instanceof Error && 'code' in failure && failure.code === 'EEXIST')) throw failure;
  });
  return folder;
}

/** If the test run itself is killed, the launcher is killed too, and its own watchdog ends everything it started. */
async function launcherWatchdog(): Promise<(pid: number, ended: Promise<unknown>) => void> {
  const folder = join(repositoryRoot, '.local/journeys');
  await mkdir(folder, { recursive: true });
  const watchdog = await startWatchdog(folder);
  return (pid, ended) => {
    watchdog.guard(pid);
    void ended.then(() => watchdog.dismiss());
  };
}
