import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from '../emulators/ports';
import { repositoryRoot } from '../repository-root';
import { claimStack } from './claim-stack';
import { stackIdentity, type StackIdentity } from './stack-identity';

/** A stack whose port for launchers is free, and whose address file is that of no stack. */
async function aStack(): Promise<StackIdentity> {
  const identity = stackIdentity(6100);
  return { ...identity, ports: { ...identity.ports, launcher: await freePort() } };
}

test('of two launchers that start a stack at the same instant one gets it, and the other learns which process has it', async () => {
  const stack = await aStack();

  const outcomes = await Promise.allSettled([claimStack(stack), claimStack(stack)]);

  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
  expect(refused).toEqual([
    `Error: Touchline is already starting or stopping on port 6100 (process ${process.pid} in ${repositoryRoot}): ` +
      'use that one, stop it, or start this one with PORT_BASE=6200 npm start.',
  ]);
  for (const one of outcomes) if (one.status === 'fulfilled') one.value.release();
});

test('a stack that was released can be claimed again', async () => {
  const stack = await aStack();
  (await claimStack(stack)).release();
  (await claimStack(stack)).release();
});

test('something else on the port is named as that', async () => {
  const stack = await aStack();
  const other = createServer((socket) => socket.on('error', () => undefined).end('hello')).listen(
    stack.ports.launcher,
    '127.0.0.1',
  );
  await once(other, 'listening');

  await expect(claimStack(stack)).rejects.toThrow(`Port ${stack.ports.launcher} (Launcher) is taken: stop what uses it`);
  other.close();
});
