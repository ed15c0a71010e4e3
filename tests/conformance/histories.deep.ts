import { afterAll, beforeAll, describe, test } from 'vitest';
import { compareHistories } from './compared-histories';
import { canCompare, startTwoEngines, type TwoEngines } from './two-engines';

const MINUTES = 60_000;
const SEEDS = Array.from({ length: 20 }, (_, at) => 1001 + at);

describe.skipIf(!(await canCompare()))('our engine answers as the official emulator does', () => {
  let engines: TwoEngines;
  beforeAll(async () => {
    engines = await startTwoEngines();
  }, 3 * MINUTES);
  afterAll(() => engines.stop());

  test.each(SEEDS)(
    'in 500 more random histories (seed %i)',
    async (seed) => {
      await compareHistories(engines, 500, seed);
      console.log(`500 histories of seed ${seed}: no difference.`);
    },
    20 * MINUTES,
  );
});
