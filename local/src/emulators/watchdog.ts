import { spawn } from 'node:child_process';
import { childScript } from './child';

/**
 * Cleans up after this process should it be killed outright (`kill -9`, a crash, a closed laptop lid that lost its
 * terminal).
 */
export interface Watchdog {
  /** From now on this process group ends together with this process. */
  guard(pid: number): void;
  /** This process group has ended by itself. */
  release(pid: number): void;
  /** From now on this file or folder is removed together with this process. */
  removeAlso(path: string): void;
  /** Everything was stopped properly: the watchdog ends without doing anything. */
  dismiss(): void;
}

/** Starts the watchdog, whose compiled script is put into the given folder. */
export async function startWatchdog(folder: string): Promise<Watchdog> {
  const script = await childScript('watchdog-child', folder);
  const child = spawn(process.execPath, [script], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  child.on('error', () => undefined);
  child.stdin.on('error', () => undefined);
  child.unref();
  return {
    guard: (pid) => void child.stdin.write(`group ${pid}\n`),
    release: (pid) => void child.stdin.write(`gone ${pid}\n`),
    removeAlso: (path) => void child.stdin.write(`file ${path}\n`),
    dismiss: () => void child.stdin.end('done\n'),
  };
}
