import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCAL_STRIPE, SEEN_SECRET, STRIPE_SECRETS, XSRF_SECRET } from '@touchline/functions/platform/config';
import { freePort, LOCAL_HOST } from '@touchline/local/emulators/ports';
import { startTestEmulators } from '@touchline/local/emulators/test-emulators';
import { startStripeDouble } from '@touchline/local/stripe-double/start-stripe-double';
import type { TestProject } from 'vitest/node';
import { nodeRuntime } from '../stack/node-runtimes';
import {
  type FirebaseConfig,
  freshClone,
  installProduction,
  predeploy,
  readFirebaseConfig,
  uploadedFunctions,
  uploadedHosting,
} from './deployed-files';
import { beforeFunction } from './before-function';
import { bundleFramework, readManifest, serveFunction } from './function-servers';
import { serveHosting } from './hosting-server';

/** A deployment that runs: where Hosting and each function answer, what was uploaded, and what tests reach it with. */
export interface Deployment {
  readonly url: string;
  /** The address that the deployment takes for its own in links. */
  readonly site: string;
  readonly functions: Readonly<Record<'ui' | 'page' | 'jobs', { readonly url: string; readonly logFile: string }>>;
  readonly functionsFolder: string;
  readonly hostingFolder: string;
  /** The address of Stripe's double. */
  readonly stripe: string;
  /** The variables by which the tests reach the emulators, and the secret that they know. */
  readonly environment: Readonly<Record<string, string>>;
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** Null where the Node of the deployment cannot be had. */
    deployment: Deployment | null;
  }
}

/** No name of a demo project, by which the client and the tools would know the local stack. */
const PROJECT_ID = 'touchline-deployed';
const NAMES = ['ui', 'page', 'jobs'] as const;
const NO_NODE = 'The functions run on a Node that this machine cannot get: the tests of the deployed functions are skipped.';

/** The secrets as Secret Manager would hold them; a function gets those that it declares. */
const SECRETS: Readonly<Record<string, string>> = {
  [XSRF_SECRET]: 'xsrf-secret-of-the-deployment-0123456789',
  [SEEN_SECRET]: 'seen-secret-of-the-deployment-0123456789',
  [STRIPE_SECRETS.key]: LOCAL_STRIPE.key,
  [STRIPE_SECRETS.webhook]: LOCAL_STRIPE.webhookSecret,
};

/**
 * Builds, packs and installs functions and web client as `firebase deploy` and Google's build do, and serves them with
 * the framework and the Node that production runs, once for all tests (docs/decisions/098-deployed-code-under-test.md).
 */
export default async function withDeployment(project: TestProject): Promise<() => Promise<void>> {
  const config = await readFirebaseConfig();
  const node = await nodeOf(config);
  if (node === null) {
    if (process.env.CI === 'true') throw new Error(NO_NODE);
    console.warn(`\n!!! ${NO_NODE} !!!\n`);
    project.provide('deployment', null);
    return () => Promise.resolve();
  }
  const stops: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const one of stops.toReversed()) await one();
  };
  try {
    project.provide('deployment', await deploy(node, config, (one) => stops.push(one)));
    return stop;
  } catch (failure) {
    await stop();
    throw failure;
  }
}

function secretOf(key: string): string {
  const secret = SECRETS[key];
  if (secret === undefined) throw new Error(`A function declares the secret ${key}, for which these tests have no value.`);
  return secret;
}

function nodeOf({ functions: [{ runtime }] }: FirebaseConfig): Promise<string | null> {
  if (runtime !== 'nodejs22') throw new Error(`firebase.json names ${runtime}: name its Node here.`);
  return nodeRuntime(22);
}

async function deploy(node: string, config: FirebaseConfig, onStop: (stop: () => Promise<void>) => void): Promise<Deployment> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-deployed-'));
  onStop(() => rm(folder, { recursive: true, force: true }));
  const [clone, functions, hosting, made] = ['clone', 'functions', 'hosting', 'made'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
    string,
  ];
  await mkdir(made);
  const home = { node, functions, folder: made };
  const port = await freePort();
  const emulators = await startTestEmulators(PROJECT_ID, null);
  onStop(() => emulators.stop());
  const double = await startStripeDouble({ port: 0, webhook: () => `http://${LOCAL_HOST}:${port}/ui/v1/stripe/webhook` });
  onStop(() => double.stop());
  const environment = { ...emulators.environment, [XSRF_SECRET]: SECRETS[XSRF_SECRET] ?? '', UI_TRUSTED_PROXIES: '2' };
  Object.assign(process.env, environment);

  const uploaded = async (): Promise<void> => {
    await freshClone(clone);
    await predeploy(config.functions[0].predeploy, clone, PROJECT_ID);
    await uploadedFunctions(config, clone, functions);
    const forHosting = predeploy(config.hosting.predeploy, clone, PROJECT_ID).then(() => uploadedHosting(config, clone, hosting));
    await Promise.all([installProduction(functions), forHosting]);
  };
  const seeded = async (): Promise<void> => {
    const { seedWorld } = await import('@touchline/local/seed/seed-world');
    await seedWorld({ projectId: PROJECT_ID }, 'small', () => undefined);
  };
  const [framework] = await Promise.all([bundleFramework(made), uploaded(), seeded()]);

  const { params, endpoints } = await readManifest(home);
  const { FUNCTIONS_EMULATOR: _, ...addresses } = emulators.environment;
  const parameters = Object.fromEntries(params.map(({ name, default: value }) => [name, String(value)]));
  const serve = async (name: string) => {
    const declared = (endpoints[name]?.secretEnvironmentVariables ?? []).map(({ key }) => key);
    const undeclared = Object.keys(SECRETS).filter((key) => !declared.includes(key));
    const before = await beforeFunction(made, { name, double: double.host, undeclared });
    const secrets = Object.fromEntries(declared.map((key) => [key, secretOf(key)]));
    const server = await serveFunction({
      ...{ ...home, name, framework, before },
      environment: { ...addresses, ...parameters, ...secrets },
    });
    onStop(server.stop);
    return { url: server.url, logFile: server.logFile };
  };
  const [ui, page, jobs] = await Promise.all([serve(NAMES[0]), serve(NAMES[1]), serve(NAMES[2])]);
  const served = { ui, page, jobs };
  const urlOf = (name: string): string => (name === 'ui' ? ui.url : page.url);
  const { url, stop } = await serveHosting(port, config.hosting, hosting, urlOf);
  onStop(stop);
  return {
    ...{ url, site: `https://${PROJECT_ID}.web.app`, functions: served, functionsFolder: functions, hostingFolder: hosting },
    ...{ stripe: `http://${double.host}`, environment },
  };
}
