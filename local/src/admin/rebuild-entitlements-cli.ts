import { parseArgs } from 'node:util';
import { rebuildEntitlements } from '@touchline/functions/features/money/rebuild-entitlements-store';
import { newId, systemClock } from '@touchline/functions/platform/clock-and-ids';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { findRunningStack } from '../launcher/running-stack';
import { portBaseFrom } from '../launcher/stack-identity';

/*
 * `npm run entitlements:rebuild -- [--project NAME]`: computes everybody's plans from the ledger again, in the stack
 * that runs on this machine or in a project named explicitly (docs/payments.md).
 */
try {
  const { project } = parseArgs({ options: { project: { type: 'string' } } }).values;
  if (project === undefined) {
    const stack = await findRunningStack(portBaseFrom(process.env.PORT_BASE));
    if (stack === null) throw new Error('No stack runs here. Start one with `npm start`, or name a project with --project.');
    Object.assign(process.env, stack.environment);
  } else if (process.env.FIRESTORE_EMULATOR_HOST !== undefined) {
    throw new Error(`An emulator is set in the environment: unset it to change the project ${project}.`);
  }
  const database = getFirestore(initializeApp(project === undefined ? {} : { projectId: project }));
  const { read, changed } = await rebuildEntitlements(() => database, systemClock, newId);
  console.log(`${read} buyers read, the plans of ${changed} were not what the ledger says and are now.`);
  process.exit();
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exit(1);
}
