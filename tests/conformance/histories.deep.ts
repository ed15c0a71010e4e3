import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
      const played = await compareHistories(engines, 500, seed);
      expect(Math.min(...Object.values(played))).toBeGreaterThan(20);
      console.log(`500 histories of seed ${seed}: no difference.`);
    },
    20 * MINUTES,
  );
});
