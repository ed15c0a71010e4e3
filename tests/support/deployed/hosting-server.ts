import { once } from 'node:events';
import { LOCAL_HOST } from '@touchline/local/emulators/ports';
import { proxyRequestHandler } from 'firebase-tools/lib/hosting/proxy.js';
import { server as superstatic } from 'superstatic';

/** Hosting at an address of this machine. */
export interface HostingServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Serves a folder by the code of the Firebase CLI's Hosting emulator, with the headers and rewrites of firebase.json;
 * `urlOf` says where a function answers.
 */
export async function serveHosting(
  port: number,
  config: object,
  folder: string,
  urlOf: (functionId: string) => string,
): Promise<HostingServer> {
  const rewriter = ({ function: { functionId } }: { function: { functionId: string } }) =>
    Promise.resolve(proxyRequestHandler(urlOf(functionId), functionId));
  const server = superstatic({
    port,
    hostname: LOCAL_HOST,
    cwd: folder,
    config: { ...config, public: '.' },
    compression: true,
    stack: 'strict',
    rewriters: { function: rewriter },
  }).listen(() => undefined);
  if (!server.listening) await once(server, 'listening');
  return {
    url: `http://${LOCAL_HOST}:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
