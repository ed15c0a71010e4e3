import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { heldByConnection, isListenedOn, LOCAL_HOST, otherPortBase } from '../emulators/ports';
import { waitUntil } from '../emulators/wait-until';
import { repositoryRoot } from '../repository-root';
import { findRunningStack } from './running-stack';
import { STACK_SERVICES, type StackIdentity } from './stack-identity';

/** The right to change the folders and files of a stack. It ends with this process at the latest. */
export interface StackClaim {
  release(): void;
}

/** How long a launcher that holds the claim may take to say who it is. */
const NAMED_WITHIN_MS = 2_000;

/**
 * Claims a stack for this process by listening on its port for launchers, which the system gives to one process alone,
 * also of two that ask at the same instant. Throws one sentence that names the stack which holds it; then nothing has
 * been changed.
 */
export async function claimStack(identity: StackIdentity, waitMs = 10_000): Promise<StackClaim> {
  const port = identity.ports.launcher;
  const servers: Server[] = [];
  const isDecided = async (): Promise<boolean> => {
    const server = await listen(port);
    if (server !== null) servers.push(server);
    return server !== null || isListenedOn(port);
  };
  await waitUntil(isDecided, waitMs, heldByConnection(port));
  if (servers.length === 0) throw new Error(await refusal(identity));
  return { release: () => servers.forEach((server) => server.close()) };
}

/** A server that tells every caller whose claim it is; null where the port is taken. */
async function listen(port: number): Promise<Server | null> {
  const holder = JSON.stringify({ pid: process.pid, folder: repositoryRoot });
  const server = createServer((socket) => socket.on('error', () => undefined).end(holder));
  server.unref();
  try {
    await once(server.listen({ port, host: LOCAL_HOST }), 'listening');
    return server;
  } catch (failure) {
    if (failure instanceof Error && 'code' in failure && failure.code === 'EADDRINUSE') return null;
    throw failure;
  }
}

async function refusal({ ports, portBase }: StackIdentity): Promise<string> {
  const elsewhere = `start this one with PORT_BASE=${otherPortBase(portBase)} npm start`;
  const holder = await holderOf(ports.launcher);
  if (holder === null) {
    return `Port ${ports.launcher} (${STACK_SERVICES.launcher.title}) is taken: stop what uses it, or ${elsewhere}.`;
  }
  const running = await findRunningStack(portBase === STACK_SERVICES.hosting.port ? null : portBase);
  const state =
    running?.pid === holder.pid ? `already runs at ${running.url}` : `is already starting or stopping on port ${portBase}`;
  return `Touchline ${state} (process ${holder.pid} in ${holder.folder}): use that one, stop it, or ${elsewhere}.`;
}

interface ClaimHolder {
  readonly pid: number;
  readonly folder: string;
}

/** Who holds the claim; null where something else listens on the port. */
async function holderOf(port: number): Promise<ClaimHolder | null> {
  const socket = connect({ port, host: LOCAL_HOST });
  socket.setTimeout(NAMED_WITHIN_MS, () => socket.destroy());
  try {
    const parsed: unknown = JSON.parse(await text(socket));
    return isClaimHolder(parsed) ? parsed : null;
  } catch {
    return null;
  } finally {
    socket.destroy();
  }
}

function isClaimHolder(value: unknown): value is ClaimHolder {
  if (typeof value !== 'object' || value === null || !('pid' in value) || !('folder' in value)) return false;
  return typeof value.pid === 'number' && typeof value.folder === 'string';
}
