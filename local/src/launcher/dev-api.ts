import { once } from 'node:events';
import { type BuildResult, context } from 'esbuild';
import { functionsBundle } from '../build/bundle-functions';
import { type Child, childScript, signalChild, startChild } from '../emulators/child';
import { secondsOf } from '../progress';
import { repositoryRoot } from '../repository-root';
import { emulatorVariables } from './data-services';
import type { OpenStack } from './open-stack';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/**
 * Serves the API on the stack's functions port and restarts it whenever the code of functions or domain changes. Code
 * that does not build or load is reported, and the next change is awaited. Resolves when the API has answered, or
 * failed to start, for the first time.
 */
export async function startDevApi(stack: OpenStack): Promise<void> {
  const bundle = functionsBundle({ isLocal: true });
  const restart = await restartingApi(stack, join(bundle.outdir, 'index.js'));
  await new Promise<void>((resolve, reject) => {
    const onEnd = async ({ errors }: BuildResult): Promise<void> => {
      for (const { text, location } of errors) console.log(`  ✗ ${location?.file ?? ''}:${String(location?.line ?? '')} ${text}`);
      if (errors.length === 0 && !stack.closing.aborted) await restart();
      resolve();
    };
    const plugin = { name: 'restart', setup: (build: { onEnd: (handle: typeof onEnd) => void }) => build.onEnd(onEnd) };
    context({ ...bundle, plugins: [...(bundle.plugins ?? []), plugin] }).then((builds) => {
      stack.closing.addEventListener('abort', () => void builds.dispose());
      return builds.watch();
    }, reject);
  });
}

/**
 * Returns a function that ends the API's process, if there is one, starts another, and waits until it answers or has
 * ended.
 */
async function restartingApi(stack: OpenStack, bundleFile: string): Promise<() => Promise<void>> {
  const script = await childScript('dev-api-child', stack.identity.folder);
  const order = {
    name: 'The API',
    command: process.execPath,
    args: ['--enable-source-maps', script, bundleFile, String(stack.identity.ports.functions)],
    cwd: repositoryRoot,
    environment: { ...process.env, ...(await functionsVariables()), ...emulatorVariables(stack), TMPDIR: stack.tmpdir },
    logFile: null,
    talks: true,
  };
  let current: Child | null = null;
  return async () => {
    const began = performance.now();
    if (current !== null) {
      signalChild(current, 'SIGKILL', 'group');
      await current.ended;
    }
    current = startChild(order);
    stack.children.addPassing(current);
    const answers = await Promise.race([once(current.process, 'message').then(() => true), current.ended.then(() => false)]);
    const outcome = answers
      ? `✓ the API runs (${secondsOf(performance.now() - began)})`
      : '✗ the API ended; a change restarts it';
    console.log(`  ${outcome}`);
  };
}

/**
 * The environment that the functions emulator provides besides the emulators' addresses: functions/.env.local and
 * functions/.secret.local.
 */
async function functionsVariables(): Promise<NodeJS.ProcessEnv> {
  const files = ['.env.local', '.secret.local'].map((name) => readFile(join(repositoryRoot, 'functions', name), 'utf8'));
  const [values, secrets] = (await Promise.all(files)).map((text) => parseEnv(text));
  return { TZ: 'UTC', ...values, ...secrets };
}
