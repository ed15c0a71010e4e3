import { allJobs } from '@touchline/functions/features/jobs/jobs';
import { jobRunStore } from '@touchline/functions/features/jobs/job-run-store';
import { runJobs } from '@touchline/functions/features/jobs/run-jobs';
import { firebaseAuthChanges } from '@touchline/functions/platform/auth/auth-changes-gateway';
import { newId, systemClock } from '@touchline/functions/platform/clock-and-ids';
import { operatorEmail } from '@touchline/functions/platform/config';
import { firestore } from '@touchline/functions/platform/firestore';
import { errorText } from '@touchline/functions/platform/log';
import { pictureFiles } from '@touchline/functions/platform/picture-file-store';
import { siteOrigin } from '@touchline/functions/platform/site-hosts';
import { findRunningStack } from '../launcher/running-stack';
import { portBaseFrom } from '../launcher/stack-identity';
import { chosenJobs } from './chosen-jobs';

/* `npm run job -- NAME`: runs a job of the function `jobs` now, in the stack that runs on this machine. */
try {
  const stack = await findRunningStack(portBaseFrom(process.env.PORT_BASE));
  if (stack === null) throw new Error('No stack runs here. Start one with `npm start`.');
  Object.assign(process.env, stack.environment);
  const jobs = allJobs({ database: firestore, files: pictureFiles(), users: firebaseAuthChanges(), clock: systemClock, newId });
  const { record } = jobRunStore({ database: firestore, clock: systemClock, newId, operatorEmail, origin: siteOrigin });
  const report = (line: string, failure?: unknown) =>
    failure === undefined ? console.log(line) : console.error(`${line}\n${errorText(failure)}`);
  await runJobs(chosenJobs(jobs, process.argv.slice(2)), report, { record });
  process.exit();
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exit(1);
}
