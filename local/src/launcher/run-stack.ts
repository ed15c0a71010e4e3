import { existsSync } from 'node:fs';
import { firestoreEngine } from '../firestore/firestore-engines';
import { elapsedMs, secondsOf, step } from '../progress';
import { emulatorVariables } from './data-services';
import { demoAccounts, summary } from './summary';
import { restoreData, hasPersistedData, saveData, type DataSources } from './persisted-data';
import { openStack, type OpenStack } from './open-stack';
import { publishRunningStack } from './running-stack';
import { portBaseFrom, stackIdentity } from './stack-identity';
import { parseArgs } from 'node:util';

/** A stack that answers. */
export interface StartedStack {
  /** The site's address, without a trailing slash. */
  readonly url: string;
  readonly data: DataSources;
  /** What stands in for what, beside Firestore and Storage. */
  readonly standIns: Readonly<Record<string, string>>;
}

/** Starts the parts of an opened stack; calls `fill` once its data services answer, and is done when the site does. */
export type StackStart = (
  stack: OpenStack,
  options: LauncherOptions,
  fill: (data: DataSources) => Promise<void>,
) => Promise<StartedStack>;

/**
 * Runs a stack from its first check to its last stop. The answer is the exit code: 0 after a stop that was asked for, 1
 * after anything that went wrong, which one sentence has then explained.
 */
export async function runStack(args: readonly string[], start: StackStart): Promise<number> {
  try {
    const options = launcherOptions(args);
    const identity = stackIdentity(portBaseFrom(process.env.PORT_BASE));
    const stack = await openStack(identity, await firestoreEngine(options.engine));
    return await runOpenStack(stack, options, start);
  } catch (failure) {
    complain(failure);
    return 1;
  }
}

async function runOpenStack(stack: OpenStack, options: LauncherOptions, start: StackStart): Promise<number> {
  const stopAsked = stopRequest();
  let started: StartedStack | null = null;
  let isBroken = false;
  try {
    const coming = start(stack, options, (data) => fill(stack, options, data));
    const outcome = await Promise.race([coming, stack.children.broken, stopAsked]);
    if (typeof outcome !== 'string') {
      started = outcome;
      await present(stack, options, started);
    }
    console.log(`\n  ${await Promise.race([stopAsked, stack.children.broken])}`);
  } catch (failure) {
    complain(failure);
    isBroken = true;
  }
  const isClean = await shutDown(stack, options, isBroken ? null : started);
  return isClean && !isBroken ? 0 : 1;
}

async function fill(stack: OpenStack, { keepsData }: LauncherOptions, data: DataSources): Promise<void> {
  const { dataFolder: keptFolder, projectId } = stack.identity;
  if (keepsData && (await hasPersistedData(keptFolder))) {
    await step('kept data brought back', () => restoreData(keptFolder, data));
    return;
  }
  Object.assign(process.env, emulatorVariables(stack));
  const { seedWorld } = await import('../seed/seed-world');
  await step('demo world seeded', () => seedWorld({ projectId }, (line) => console.log(`    ${line}`)));
}

async function present(stack: OpenStack, { keepsData }: LauncherOptions, { url, standIns }: StartedStack): Promise<void> {
  const { projectId, portBase, addressFile } = stack.identity;
  const environment = emulatorVariables(stack);
  Object.assign(process.env, environment);
  const { startMailbox } = await import('../mailbox/start-mailbox');
  const mailbox = await startMailbox(stack.identity, stack.closing);
  await publishRunningStack({ portBase, projectId, pid: process.pid, url, environment }, addressFile);
  console.log(
    summary({
      identity: stack.identity,
      url,
      standIns: { ...standIns, Mail: `none is sent: ${mailbox} shows it` },
      firestore: stack.engine.title,
      accounts: await demoAccounts(),
      keepsData,
    }),
  );
  console.log(`  Ready after ${secondsOf(elapsedMs())}.`);
}

/** Whether the data were kept, where that was wanted, and everything has ended. */
async function shutDown(stack: OpenStack, { keepsData }: LauncherOptions, started: StartedStack | null): Promise<boolean> {
  let isClean = true;
  const attempt = async (name: string, work: () => Promise<void>): Promise<void> => {
    await step(name, work).catch((failure: unknown) => {
      isClean = false;
      complain(failure);
    });
  };
  const { dataFolder: keptFolder } = stack.identity;
  if (keepsData && started !== null) await attempt('data kept', () => saveData(keptFolder, started.data));
  else if (keepsData)
    console.log(`  Nothing was kept of this run${existsSync(keptFolder) ? '; the earlier data are still there' : ''}.`);
  await attempt('everything stopped', () => stack.close());
  return isClean;
}

function complain(failure: unknown): void {
  console.error(`\n  ${failure instanceof Error ? failure.message : String(failure)}`);
}

/**
 * Fulfilled with a sentence when the user or the system asks this process to stop; from then on further signals change
 * nothing.
 */
function stopRequest(): Promise<string> {
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve(`Stopping (${signal}).`));
  });
}

/** What `npm start --` takes. */
interface LauncherOptions {
  /** Whether data survive until the next start. */
  readonly keepsData: boolean;
  /** The Firestore engine asked for by name; null lets the machine decide. */
  readonly engine: string | null;
  /** Whether functions and web client are built first. */
  readonly builds: boolean;
}

/** Reads `--keep`, `--engine NAME` and `--no-build`; throws a sentence at anything else. */
export function launcherOptions(args: readonly string[]): LauncherOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      keep: { type: 'boolean', default: false },
      engine: { type: 'string' },
      'no-build': { type: 'boolean', default: false },
    },
  });
  return { keepsData: values.keep, engine: values.engine ?? null, builds: !values['no-build'] };
}
