import { createServer } from 'node:net';

/** The address everything local listens on. */
export const LOCAL_HOST = '127.0.0.1';

/** Whether nothing listens on this port of the local address, found out by listening there for a moment. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: LOCAL_HOST }, () => probe.close(() => resolve(true)));
  });
}

/** A port that was free a moment ago, chosen by the system. */
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
