import './readable-targets';
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';
import { http, type HttpFunction } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { LOCAL_HOST } from '../ports';

/*
 * Serves the bundled API during development, by the framework that runs it in production, and the Firebase
 * configuration that Hosting serves to every site. Restarted at every change. Arguments: the bundle's file and the
 * port.
 */
const [, , bundle = '', port = '0'] = process.argv;
void serve();

async function serve(): Promise<void> {
  const loaded: unknown = await import(pathToFileURL(bundle).href);
  if (!exportsUi(loaded)) throw new Error(`${bundle} exports no function "ui".`);
  http('ui', loaded.ui);
  const api = getTestServer('ui');
  const server = createServer((request, response) => {
    const answer = firebaseAnswer(request.url ?? '/');
    if (answer === null) api.emit('request', request, response);
    else response.writeHead(200, { 'content-type': answer.type, 'cache-control': 'no-store' }).end(answer.body);
  });
  server.listen(Number(port), LOCAL_HOST, () => process.send?.('ready'));
}

function exportsUi(value: unknown): value is { readonly ui: HttpFunction } {
  return typeof value === 'object' && value !== null && 'ui' in value && typeof value.ui === 'function';
}

/**
 * The response of the Hosting emulator at `/__/firebase/init.json` and `init.js?useEmulator=true`; null for every other
 * address.
 */
function firebaseAnswer(address: string): { readonly type: string; readonly body: string } | null {
  const { pathname } = new URL(address, 'http://localhost');
  const projectId = process.env.GCLOUD_PROJECT ?? '';
  const config = { projectId, apiKey: 'fake-api-key', authDomain: `${projectId}.firebaseapp.com` };
  if (pathname === '/__/firebase/init.json') return { type: 'application/json', body: JSON.stringify(config) };
  if (pathname !== '/__/firebase/init.js') return null;
  const hostAndPort = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '';
  const [host = '', authPort = ''] = hostAndPort.split(':');
  const emulators = { auth: { host, port: Number(authPort), hostAndPort } };
  const body = `var firebaseConfig = ${JSON.stringify(config)};\nvar firebaseEmulators = ${JSON.stringify(emulators)};\n`;
  return { type: 'application/javascript', body };
}
