import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Keeps one core busy until the process that started it ends it, or is gone, however that ended. */
const SPIN = `
  process.on('disconnect', () => process.exit());
  const spin = () => {
    const until = Date.now() + 20;
    while (Date.now() < until);
    setImmediate(spin);
  };
  spin();
`;

/** Processes that want a core each. */
export interface Load {
  readonly pids: readonly number[];
  /** Resolves once all have ended. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts so many processes, each of which wants a core for itself: the load that a busy machine has. They end with
 * `stop`, and by themselves once this process is gone, also where it is killed.
 */
export async function startLoad(count: number): Promise<Load> {
  const children = Array.from({ length: count }, () =>
    spawn(process.execPath, ['--eval', SPIN], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }),
  );
  await Promise.all(children.map((child) => once(child, 'spawn')));
  // They keep nobody from ending.
  for (const child of children) {
    child.unref();
    child.channel?.unref();
  }
  return {
    pids: children.flatMap(({ pid }) => pid ?? []),
    stop: async () => {
      const running = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
      const ended = running.map((child) => once(child, 'exit'));
      for (const child of running) {
        child.ref();
        child.kill('SIGKILL');
      }
      await Promise.all(ended);
    },
  };
}
