import { spawn } from 'node:child_process';
import { childScript } from './child';

/** Cleans up after this process if it is killed without a chance to do so (`kill -9`, a crash, a closed laptop lid). */
export interface Watchdog {
  /** Ends this process group when this process dies. */
  guard(pid: number): void;
  /** Forgets this process group, because it has ended by itself. */
  release(pid: number): void;
  /** Removes this file or folder when this process dies. */
  removeAlso(path: string): void;
  /** Ends the watchdog without any action, because everything was stopped properly. */
  dismiss(): void;
}

/** Starts the watchdog; its compiled script is put into the given folder. */
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
