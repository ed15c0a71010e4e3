import { createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';

const HTTP2_PREFACE = 'PRI * HTTP/2';

/** Who takes a connection over once its first bytes have told what it speaks. */
export interface Speakers {
  readonly http2: (socket: Socket) => void;
  readonly http1: (socket: Socket) => void;
}

/** A port that serves gRPC (HTTP/2) and plain HTTP/1 at once, as the official emulator's does. */
export interface OnePort {
  readonly port: number;
  close(): Promise<void>;
}

/** Listens on a host and port (0 lets the system choose); throws where the port is taken. */
export async function listenOnOnePort(host: string, wantedPort: number, speakers: Speakers): Promise<OnePort> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
    socket.once('data', (first: Buffer) => {
      socket.pause();
      socket.unshift(first);
      const isHttp2 = HTTP2_PREFACE.startsWith(first.subarray(0, HTTP2_PREFACE.length).toString('latin1'));
      (isHttp2 ? speakers.http2 : speakers.http1)(socket);
      if (!isHttp2) socket.resume();
    });
  });
  server.listen(wantedPort, host);
  await once(server, 'listening');
  return {
    port: portOf(server),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The engine got no port.');
  return address.port;
}
