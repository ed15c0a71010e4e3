import { bundleFunctions } from '../build/bundle-functions';
import { buildWeb, hasWebClient } from '../build/build-web';
import { signalChild } from '../emulators/child';
import { LOCAL_HOST } from '../emulators/ports';
import { answers, waitUntil } from '../emulators/wait-until';
import { step } from '../progress';
import { emulatorVariables, persistedSources, startEmbedded, startFirestore } from './data-services';
import { startFirebaseEmulators } from './firebase-emulators';
import { linkHostingFiles } from './hosting-files';
import type { OpenStack } from './open-stack';
import type { StackStart, StartedStack } from './run-stack';

/**
 * Builds and starts everything as in production, in parallel. Calls `fill` as soon as the data services answer, and
 * resolves once the API has answered through Hosting. Throws one sentence where a service cannot start; the caller
 * still has to close what runs.
 */
export const startStack: StackStart = async (stack, { builds }, fill) => {
  const firestore = step('Firestore answers', () => startFirestore(stack));
  const storage = step('Storage answers', () => startEmbedded(stack, false));
  const api = startApi(stack, builds);
  const web = startWeb(stack, builds);
  const filled = Promise.all([firestore, storage, api.authAnswers]).then(async ([, embedded]) => {
    const data = persistedSources(stack, embedded);
    await fill(data);
    return data;
  });
  const [data] = await Promise.all([filled, api.answers, web]);
  return { data, url: siteOf(stack), standIns: STAND_INS } satisfies StartedStack;
};

async function startWeb(stack: OpenStack, builds: boolean): Promise<void> {
  if (!hasWebClient()) return;
  if (builds) await step('web client built', () => buildWeb({ isLocal: true, stopped: stack.closing }));
  await linkHostingFiles(stack.identity.folder, siteOf(stack));
}

const STAND_INS = { 'Hosting, Functions, Auth': 'the official emulators of the Firebase CLI' };

/**
 * The functions emulator starts a worker for each call that no idle worker can take, so early retries would slow down a
 * slow machine.
 */
const A_COLD_START_MS = 30_000;

function startApi(stack: OpenStack, builds: boolean): { authAnswers: Promise<void>; answers: Promise<void> } {
  const { identity, tmpdir, children } = stack;
  const { FIRESTORE_EMULATOR_HOST, FIREBASE_STORAGE_EMULATOR_HOST, STRIPE_DOUBLE } = emulatorVariables(stack);
  const built = builds ? step('functions bundled', () => bundleFunctions({ isLocal: true })) : Promise.resolve();
  const cli = built.then(async () => {
    const environment = { FIRESTORE_EMULATOR_HOST, FIREBASE_STORAGE_EMULATOR_HOST, STRIPE_DOUBLE };
    const child = await startFirebaseEmulators(identity, tmpdir, environment);
    children.add(child, () => signalChild(child, 'SIGINT', 'process'));
  });
  const wait = (name: string, url: string, onceMs: number): Promise<void> => {
    const complaint = `${url} did not answer within 90 s; the logs are in ${identity.folder}.`;
    return cli.then(() => step(name, () => waitUntil(() => answers(url, 200, onceMs), 90_000, complaint, children.broken)));
  };
  return {
    authAnswers: wait('Auth answers', `http://${LOCAL_HOST}:${identity.ports.auth}/`, 2_000),
    answers: wait('the API answers through Hosting', `${siteOf(stack)}/ui/v1/health`, A_COLD_START_MS),
  };
}

function siteOf({ identity }: OpenStack): string {
  return `http://${LOCAL_HOST}:${identity.ports.hosting}`;
}
