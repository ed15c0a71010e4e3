import { fork } from 'node:child_process';
import { once } from 'node:events';

/** An instance of the API in a process of its own, not called yet. */
export interface ApiProcess {
  readonly url: string;
  readonly pid: number;
  /** Its log so far, line by line. */
  readonly log: () => readonly string[];
  readonly stop: () => Promise<void>;
  /** Kills it, also in the middle of a call. */
  readonly kill: () => Promise<void>;
}

/** Starts a new instance (about 2 s) with this process's environment and the given additions. */
export async function anApiProcess(environment: Readonly<Record<string, string>> = {}): Promise<ApiProcess> {
  const child = fork(new URL('./api-process-child.ts', import.meta.url), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8');
    stream?.on('data', (text: string) => (written += text));
  }
  const ended = once(child, 'exit');
  const [url] = (await Promise.race([once(child, 'message'), ended])) as readonly unknown[];
  if (typeof url !== 'string') throw new Error(`The API did not start:\n${written}`);
  return {
    url,
    pid: child.pid ?? 0,
    log: () => written.split('\n').filter((line) => line !== ''),
    stop: async () => {
      child.disconnect();
      await ended;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
