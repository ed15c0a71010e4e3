import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort, refuseTakenPorts } from './ports';
import { STACK_SERVICE_NAMES, stackPorts, type StackPorts } from '../launcher/stack-identity';

async function freePorts(): Promise<StackPorts> {
  const found = await Promise.all(STACK_SERVICE_NAMES.map(async (name) => [name, await freePort()] as const));
  return { ...stackPorts(null), ...Object.fromEntries(found) };
}

test('free ports are accepted', async () => {
  await expect(refuseTakenPorts(await freePorts())).resolves.toBeUndefined();
});

test('every taken port is named with what wanted it, except those of services that are not ours', async () => {
  const { storage, auth, firestore } = await freePorts();
  const listeners = [storage, auth, firestore].map((port) => createServer().listen(port, '127.0.0.1'));
  await Promise.all(listeners.map((server) => once(server, 'listening')));
  const ports = { ...(await freePorts()), storage, auth, firestore };

  await expect(refuseTakenPorts(ports, ['firestore'])).rejects.toThrow(`Ports ${auth} (Auth), ${storage} (Storage) are taken`);
  await expect(refuseTakenPorts({ ...ports, auth: await freePort() }, ['firestore'])).rejects.toThrow(
    `Port ${storage} (Storage) is taken`,
  );
  for (const server of listeners) server.close();
});
