import { elapsedMs, secondsOf } from '../progress';
import { findRunningStack } from '../launcher/running-stack';
import { portBaseFrom } from '../launcher/stack-identity';
import { chooseSeedTarget, seedOptions } from './seed-target';
import { seedWorld } from './seed-world';

/*
 * `npm run seed [-- --project NAME] [--world small]`: writes the demo world into a running stack, other emulators, or a
 * project named explicitly.
 */
try {
  const stack = await findRunningStack(portBaseFrom(process.env.PORT_BASE));
  const { title, environment, projectId } = chooseSeedTarget(process.argv.slice(2), process.env, stack);
  Object.assign(process.env, environment);
  console.log(`Seeding ${title}`);
  await seedWorld({ projectId }, seedOptions(process.argv.slice(2)).world, (line) => console.log(`  ${line}`));
  console.log(`Done in ${secondsOf(elapsedMs())}.`);
  process.exit();
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exit(1);
}
