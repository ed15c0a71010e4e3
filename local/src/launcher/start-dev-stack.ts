import { join } from 'node:path';
import { hasWebClient, viteScript } from '../build/build-web';
import { signalChild, startChild } from '../emulators/child';
import { LOCAL_HOST } from '../emulators/ports';
import { answers, waitUntil } from '../emulators/wait-until';
import { step } from '../progress';
import { repositoryRoot } from '../repository-root';
import { emulatorVariables, persistedSources, startEmbedded, startFirestore } from './data-services';
import { startDevApi } from './dev-api';
import type { OpenStack } from './open-stack';
import type { StackStart, StartedStack } from './run-stack';

/**
 * Starts the stack for daily development: no Firebase CLI, Vite instead of Hosting, and an API that restarts at every
 * change.
 */
export const startDevStack: StackStart = async (stack, _, fill) => {
  const firestore = step('Firestore answers', () => startFirestore(stack));
  const embedded = step('Auth and Storage answer', () => startEmbedded(stack, true));
  const api = startDevApi(stack);
  const site = hasWebClient() ? step('Vite answers', () => startVite(stack)) : Promise.resolve();
  const filled = Promise.all([firestore, embedded]).then(async ([, running]) => {
    const data = persistedSources(stack, running);
    await fill(data);
    return data;
  });
  const [data] = await Promise.all([filled, api, site]);
  return { data, url: `http://${LOCAL_HOST}:${stack.identity.ports.hosting}`, standIns: STAND_INS } satisfies StartedStack;
};

const STAND_INS = {
  Hosting: 'the Vite development server (pages change as you save)',
  Functions: 'the Functions Framework (restarts as you save)',
  Auth: "the official emulator's code",
};

async function startVite(stack: OpenStack): Promise<void> {
  const {
    identity: { ports, folder },
    children,
  } = stack;
  const vite = startChild({
    name: 'Vite',
    command: process.execPath,
    args: [viteScript(), `--host=${LOCAL_HOST}`, `--port=${ports.hosting}`, '--strictPort', '--clearScreen=false'],
    cwd: join(repositoryRoot, 'web'),
    environment: { ...process.env, ...emulatorVariables(stack), TOUCHLINE_API: `http://${LOCAL_HOST}:${ports.functions}` },
    logFile: join(folder, 'vite.log'),
  });
  children.add(vite, () => signalChild(vite, 'SIGTERM', 'group'));
  const url = `http://${LOCAL_HOST}:${ports.hosting}/shell.html`;
  await waitUntil(
    () => answers(url, 200),
    60_000,
    `${url} did not answer within 60 s; the log is in ${folder}.`,
    children.broken,
  );
}
