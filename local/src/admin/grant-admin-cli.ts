import { newId } from '@touchline/functions/platform/clock-and-ids';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { findRunningStack } from '../launcher/running-stack';
import { portBaseFrom } from '../launcher/stack-identity';
import { adminOptions, grantAdmin } from './grant-admin';

/*
 * `npm run admin:grant -- EMAIL [--revoke] [--project NAME]`: makes a user an admin, or no longer one, in the stack
 * that runs on this machine or in a project named explicitly.
 */
try {
  const { email, isRevoked, project } = adminOptions(process.argv.slice(2));
  if (project === null) {
    const stack = await findRunningStack(portBaseFrom(process.env.PORT_BASE));
    if (stack === null) throw new Error('No stack runs here. Start one with `npm start`, or name a project with --project.');
    Object.assign(process.env, stack.environment);
  } else if (process.env.FIREBASE_AUTH_EMULATOR_HOST !== undefined || process.env.FIRESTORE_EMULATOR_HOST !== undefined) {
    throw new Error(`Emulators are set in the environment: unset them to change the project ${project}.`);
  }
  const app = initializeApp(project === null ? {} : { projectId: project });
  const dependencies = { auth: getAuth(app), database: getFirestore(app), now: new Date(), newId };
  console.log(await grantAdmin({ email, isAdmin: !isRevoked }, dependencies));
  process.exit();
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exit(1);
}
