import { connect, createServer } from 'node:net';
import { STACK_SERVICE_NAMES, STACK_SERVICES, type StackPorts, type StackService } from '../launcher/stack-identity';
import { waitUntil } from './wait-until';

/** The address that all local services listen on. */
export const LOCAL_HOST = '127.0.0.1';

/** Whether a port of the local address is free; found out by listening on it for a moment. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: LOCAL_HOST }, () => probe.close(() => resolve(true)));
  });
}

/** A free port, chosen by the system. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port: 0, host: LOCAL_HOST }, () => {
      const address = probe.address();
      probe.close(() => {
        if (typeof address === 'object' && address !== null) resolve(address.port);
        else reject(new Error('The system gave no port.'));
      });
    });
  });
}

/** From here on systems hand ports to outgoing connections, which hold them without listening. */
const FIRST_OUTGOING_PORT = 32_768;

/** The sentence about a port that stays held though nobody listens on it. */
export function heldByConnection(port: number): string {
  const below = `choose a PORT_BASE below ${FIRST_OUTGOING_PORT}, where the system takes none for itself`;
  return `Port ${port} is held by an outgoing connection: ${below}.`;
}

/** Where a stack may go whose ports are taken. */
export function otherPortBase(portBase: number): number {
  return portBase >= 6100 && portBase < FIRST_OUTGOING_PORT - 200 ? portBase + 100 : 6100;
}

/** Whether somebody listens on a port of the local address; an outgoing connection holds a port without listening. */
export function isListenedOn(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect({ port, host: LOCAL_HOST });
    const end = (answer: boolean) => () => {
      probe.destroy();
      resolve(answer);
    };
    probe.once('connect', end(true)).once('error', end(false));
  });
}

/**
 * Throws one sentence that names every taken port of the given services. One that only an outgoing connection holds is
 * waited for, because such connections pass.
 */
export async function refuseTakenPorts(ports: StackPorts, except: readonly StackService[] = [], waitMs = 10_000): Promise<void> {
  const wanted = STACK_SERVICE_NAMES.filter((name) => !except.includes(name));
  const isUsable = async (port: number): Promise<boolean> => {
    const isDecided = async () => (await isPortFree(port)) || (await isListenedOn(port));
    await waitUntil(isDecided, waitMs, heldByConnection(port));
    return isPortFree(port);
  };
  const tested = await Promise.all(wanted.map(async (name) => ({ name, isFree: await isUsable(ports[name]) })));
  const taken = tested.filter(({ isFree }) => !isFree).map(({ name }) => `${ports[name]} (${STACK_SERVICES[name].title})`);
  if (taken.length === 0) return;
  const which = taken.length === 1 ? `Port ${taken.join('')} is taken` : `Ports ${taken.join(', ')} are taken`;
  throw new Error(
    `${which}: stop what uses it, or move this stack away with PORT_BASE=${otherPortBase(ports.hosting)} npm start.`,
  );
}
