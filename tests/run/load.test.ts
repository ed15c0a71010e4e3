import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { survivors } from '../support/stack/processes';
import { type Load, startLoad } from './load';

/** A guard alone: a busy machine starts processes slowly. */
const WITHIN = { timeout: 90_000, interval: 100 };

let load: Load | null = null;
afterEach(() => load?.stop());

test('a load is as many processes as asked for, and none is left once it is stopped', async () => {
  load = await startLoad(3);
  expect(await survivors(load.pids)).toHaveLength(3);

  await load.stop();

  expect(await survivors(load.pids)).toEqual([]);
});

test.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)('a load ends with the process that made it, also by %s', async (signal) => {
  const file = pathToFileURL(join(import.meta.dirname, 'load.ts')).href;
  // Listening to messages keeps the process until the signal: it would end by itself, and its load with it.
  const script = `process.on('message', () => undefined);
    const { pids } = await (await import('${file}')).startLoad(2); process.send(pids);`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
  const maker = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [told] = (await once(maker, 'message')) as [number[]];
  expect(await survivors(told)).toHaveLength(2);

  maker.kill(signal);

  await vi.waitFor(async () => expect(await survivors(told)).toEqual([]), WITHIN);
});
