import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort, isPortFree, refuseTakenPorts } from './ports';
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

/** An outgoing connection, the port that the system gave it, and how to end it. */
async function anOutgoingConnection() {
  const server = createServer((socket) => socket.on('error', () => undefined)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const outgoing = connect({ port: typeof address === 'object' ? (address?.port ?? 0) : 0, host: '127.0.0.1' });
  await once(outgoing, 'connect');
  const end = async (): Promise<void> => {
    outgoing.resetAndDestroy();
    await once(outgoing, 'close');
    server.close();
  };
  return { port: outgoing.localPort ?? 0, end };
}

test('a port that only an outgoing connection holds is waited for', async () => {
  const { port: auth, end } = await anOutgoingConnection();
  const ports = { ...(await freePorts()), auth };
  expect(await isPortFree(auth)).toBe(false);

  const waiting = refuseTakenPorts(ports);
  await end();

  await expect(waiting).resolves.toBeUndefined();
});

test('where the connection stays, the sentence says what holds the port and which ports are better', async () => {
  const { port: auth, end } = await anOutgoingConnection();
  const ports = { ...(await freePorts()), auth };

  await expect(refuseTakenPorts(ports, [], 100)).rejects.toThrow(
    `Port ${auth} is held by an outgoing connection: choose a PORT_BASE below 32768`,
  );
  await end();
});
