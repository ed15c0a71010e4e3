import { availableParallelism, loadavg } from 'node:os';
import { startLoad } from './load';
import { runStages } from './stage';
import { stagesUnderStress, stressOf } from './stress-stages';

/*
 * Runs the stages of `npm test` once next to processes that want the cores for themselves, and lists what wavers: what
 * failed, and what passed at its second try only. `npm run test:stress -- api 24` runs one stage under another load.
 */
const { load, names } = stressOf(process.argv.slice(2));
const stages = stagesUnderStress(names);
console.log(
  `${load} processes next to the tests on ${availableParallelism()} cores; the machine’s load is ${loadavg()[0]?.toFixed(1)} already.`,
);
const spinning = await startLoad(load);
try {
  const results = await runStages(stages, { isGuarded: false });
  if (results.some(({ troubled }) => troubled.flaky.length > 0)) process.exitCode = 1;
} finally {
  await spinning.stop();
}
