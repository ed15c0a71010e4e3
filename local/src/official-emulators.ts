import { spawn } from 'node:child_process';
import { BUILD_PARTS, buildParts } from './build/build-parts';
import { firebaseCliScript } from './emulators/firebase-cli';
import { LOCAL_HOST } from './emulators/ports';
import { answers, waitUntil } from './emulators/wait-until';
import { OLDEST_JAVA } from './firestore/firestore-engines';
import { javaMajorVersion } from './firestore/official-firestore';
import { DEMO_PASSWORD, demoAccounts } from './launcher/summary';
import { stackIdentity } from './launcher/stack-identity';
import { repositoryRoot } from './repository-root';
import { seedWorld } from './seed/seed-world';

/* `npm run emulators`: the official emulator suite exactly as firebase.json describes it, filled with demo data. */
const java = await javaMajorVersion();
if (java === null || java < OLDEST_JAVA) {
  const found = java === null ? 'none was found' : `version ${java} was found`;
  console.error(`The official emulators need Java ${OLDEST_JAVA} or newer, and ${found}: install it, or use \`npm start\`.`);
  process.exit(1);
}
try {
  await buildParts(BUILD_PARTS, { isLocal: true });
  process.exit(await runSuite());
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exit(1);
}

/** Runs the suite until it ends. A Ctrl-C in the terminal reaches the suite directly. Returns its exit code. */
async function runSuite(): Promise<number> {
  const { projectId } = stackIdentity(null);
  const suite = spawn(process.execPath, [firebaseCliScript(), 'emulators:start', `--project=${projectId}`], {
    cwd: repositoryRoot,
    env: { ...process.env, FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true' },
    stdio: 'inherit',
  });
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => suite.kill('SIGINT'));
  const ended = new Promise<number>((resolve) => suite.once('exit', (code) => resolve(code ?? 1)));
  try {
    const outcome = await Promise.race([ended, whenReady(projectId)]);
    return typeof outcome === 'number' ? outcome : await ended;
  } catch (failure) {
    suite.kill('SIGINT');
    await ended;
    throw failure;
  }
}

async function whenReady(projectId: string): Promise<void> {
  const { ports } = stackIdentity(null);
  const url = `http://${LOCAL_HOST}:${ports.hosting}`;
  await waitUntil(() => answers(`${url}/ui/v1/health`, 200), 300_000, 'The emulators were not ready within five minutes.');
  Object.assign(process.env, {
    FUNCTIONS_EMULATOR: 'true',
    GCLOUD_PROJECT: projectId,
    FIRESTORE_EMULATOR_HOST: `${LOCAL_HOST}:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${LOCAL_HOST}:${ports.auth}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `${LOCAL_HOST}:${ports.storage}`,
  });
  await seedWorld({ projectId }, 'whole', (line) => console.log(line));
  console.log(`\nTouchline is at ${url}. Demo accounts, password ${DEMO_PASSWORD}:`);
  for (const { email, role } of await demoAccounts()) console.log(`  ${email}  ${role}`);
}
