import { existsSync } from 'node:fs';
import type { EngineFamily } from '../firestore/firestore-engine';
import { firestoreEngine } from '../firestore/firestore-engines';
import { elapsedMs, secondsOf, step } from '../progress';
import { knowCustomers } from '../stripe-double/known-customers';
import { emulatorVariables } from './data-services';
import { claimStack } from './claim-stack';
import { refuseDamagedData } from './damaged-data';
import { demoAccounts, summary } from './summary';
import { restoreData, hasPersistedData, refuseDataOfOtherEngine, saveData, type DataSources } from './persisted-data';
import { openStack, type OpenStack } from './open-stack';
import { publishRunningStack } from './running-stack';
import { type RepeatedSaves, saveRepeatedly } from './save-repeatedly';
import { portBaseFrom, stackIdentity, type StackIdentity } from './stack-identity';
import { parseArgs } from 'node:util';
import type { WorldSize } from '../seed/real-colleges';
import { worldSizeOf } from '../seed/seed-target';

/** How long a stack that keeps its data may lose what happened last, should it not be stopped but break. */
const SAVED_EVERY_MS = 3 * 60_000;

/** A stack that answers. */
export interface StartedStack {
  /** The site's address, without a trailing slash. */
  readonly url: string;
  readonly data: DataSources;
  /** Notes for the summary on what replaces which service, besides Firestore and Storage. */
  readonly standIns: Readonly<Record<string, string>>;
}

/**
 * Starts the services of an opened stack. Calls `fill` once the data services answer, and resolves when the site does.
 */
export type StackStart = (
  stack: OpenStack,
  options: LauncherOptions,
  fill: (data: DataSources) => Promise<void>,
) => Promise<StartedStack>;

/**
 * Runs a stack from the first check to the last stop. Returns the exit code: 0 after a requested stop, 1 after any
 * failure, which one printed sentence has explained.
 */
export async function runStack(args: readonly string[], start: StackStart): Promise<number> {
  try {
    const options = launcherOptions(args);
    const identity = stackIdentity(portBaseFrom(process.env.PORT_BASE));
    const claim = await claimStack(identity);
    try {
      const engine = await firestoreEngine(options.engine, options);
      if (options.keepsData) await refuseUnusableData(identity, engine.family);
      const stack = await openStack(identity, engine);
      return await runOpenStack(stack, options, start);
    } finally {
      claim.release();
    }
  } catch (failure) {
    complain(failure);
    return 1;
  }
}

async function refuseUnusableData({ dataFolder }: StackIdentity, family: EngineFamily | null): Promise<void> {
  await refuseDataOfOtherEngine(dataFolder, family);
  await refuseDamagedData(dataFolder);
}

async function runOpenStack(stack: OpenStack, options: LauncherOptions, start: StackStart): Promise<number> {
  const stopAsked = stopRequest();
  let started: StartedStack | null = null;
  let saves: RepeatedSaves | null = null;
  let isBroken = false;
  try {
    const coming = start(stack, options, (data) => fill(stack, options, data));
    const outcome = await Promise.race([coming, stack.children.broken, stopAsked]);
    if (typeof outcome !== 'string') {
      started = outcome;
      await present(stack, options, started);
      const { data } = started;
      const save = (): Promise<void> => saveData(stack.identity.dataFolder, data);
      if (options.keepsData) saves = saveRepeatedly(save, SAVED_EVERY_MS, complain);
    }
    console.log(`\n  ${await Promise.race([stopAsked, stack.children.broken])}`);
  } catch (failure) {
    complain(failure);
    isBroken = true;
  }
  await saves?.stop();
  const isClean = await shutDown(stack, options, isBroken ? null : started);
  return isClean && !isBroken ? 0 : 1;
}

async function fill(stack: OpenStack, { keepsData, world }: LauncherOptions, data: DataSources): Promise<void> {
  const { dataFolder: folder, projectId } = stack.identity;
  if (keepsData && (await hasPersistedData(folder))) {
    await step('kept data brought back', () => restoreData(folder, data));
    return;
  }
  Object.assign(process.env, emulatorVariables(stack));
  const { seedWorld } = await import('../seed/seed-world');
  await step('demo world seeded', () => seedWorld({ projectId }, world, (line) => console.log(`    ${line}`)));
}

async function present(stack: OpenStack, { keepsData }: LauncherOptions, { url, standIns }: StartedStack): Promise<void> {
  const { projectId, portBase, addressFile } = stack.identity;
  const environment = emulatorVariables(stack);
  Object.assign(process.env, environment);
  const { startMailbox } = await import('../mailbox/start-mailbox');
  const { startStripeDouble } = await import('../stripe-double/start-stripe-double');
  const mailbox = await startMailbox(stack.identity, stack.closing);
  const webhook = `${url}/ui/v1/stripe/webhook`;
  const stripe = await startStripeDouble({ port: stack.identity.ports.stripe, webhook: () => webhook });
  const { customersInLedger } = await import('../stripe-double/ledger-store');
  knowCustomers(stripe.state, await customersInLedger(projectId));
  stack.closing.addEventListener('abort', () => void stripe.stop());
  await publishRunningStack({ portBase, projectId, pid: process.pid, url, environment }, addressFile);
  console.log(
    summary({
      identity: stack.identity,
      url,
      standIns: {
        ...standIns,
        Mail: `none is sent: ${mailbox} shows it`,
        Stripe: `a double at http://${stripe.host}: no money moves`,
      },
      firestore: stack.engine.title,
      accounts: await demoAccounts(),
      keepsData,
    }),
  );
  console.log(`  Ready after ${secondsOf(elapsedMs())}.`);
}

/** Saves the data where that was requested and ends every process; returns whether both succeeded. */
async function shutDown(stack: OpenStack, { keepsData }: LauncherOptions, started: StartedStack | null): Promise<boolean> {
  let isClean = true;
  const attempt = async (name: string, work: () => Promise<void>): Promise<void> => {
    await step(name, work).catch((failure: unknown) => {
      isClean = false;
      complain(failure);
    });
  };
  const { dataFolder: folder } = stack.identity;
  if (keepsData && started !== null) await attempt('data kept', () => saveData(folder, started.data));
  else if (keepsData)
    console.log(
      `  Nothing was kept at the end of this run${existsSync(folder) ? '; what was saved before is still there' : ''}.`,
    );
  await attempt('everything stopped', () => stack.close());
  return isClean;
}

function complain(failure: unknown): void {
  console.error(`\n  ${failure instanceof Error ? failure.message : String(failure)}`);
}

/** Resolves with a sentence when the user or the system asks this process to stop. Further signals change nothing. */
function stopRequest(): Promise<string> {
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve(`Stopping (${signal}).`));
  });
}

/** The options of `npm start --`. */
interface LauncherOptions {
  /** Whether the data are saved for the next start. */
  readonly keepsData: boolean;
  /** The Firestore engine requested by name; null chooses by what the machine has. */
  readonly engine: string | null;
  /** Whether our own engine refuses queries whose index this project lacks; off for other projects' data. */
  readonly checksIndexes: boolean;
  /** Whether functions and web client are built first. */
  readonly builds: boolean;
  /** Whether all real colleges are seeded, or the few of the small world. */
  readonly world: WorldSize;
}

/**
 * Reads `--keep`, `--engine NAME`, `--no-index-check`, `--no-build` and `--world`; throws a sentence at anything else.
 */
export function launcherOptions(args: readonly string[]): LauncherOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      keep: { type: 'boolean', default: false },
      engine: { type: 'string' },
      'no-index-check': { type: 'boolean', default: false },
      'no-build': { type: 'boolean', default: false },
      world: { type: 'string', default: 'whole' },
    },
  });
  return {
    keepsData: values.keep,
    engine: values.engine ?? null,
    checksIndexes: !values['no-index-check'],
    builds: !values['no-build'],
    world: worldSizeOf(values.world),
  };
}
