/* Declarations for the parts of firebase-tools that pack and serve a deployment; it is pinned and ships none. */
declare module 'firebase-tools/lib/fsAsync.js' {
  export function readdirRecursive(options: {
    path: string;
    ignoreStrings: readonly string[];
  }): Promise<readonly { name: string }[]>;
}
declare module 'firebase-tools/lib/listFiles.js' {
  export function listFiles(folder: string, ignore: readonly string[]): readonly string[];
}
declare module 'firebase-tools/lib/hosting/proxy.js' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  export function proxyRequestHandler(
    url: string,
    name: string,
  ): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}
declare module 'superstatic' {
  import type { Server } from 'node:http';
  export function server(options: {
    port: number;
    hostname: string;
    cwd: string;
    config: object;
    compression: boolean;
    stack: 'strict';
    rewriters: {
      function: (rewrite: {
        function: { functionId: string };
      }) => Promise<ReturnType<typeof import('firebase-tools/lib/hosting/proxy.js').proxyRequestHandler>>;
    };
  }): { listen: (listening: () => void) => Server };
}
