import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compareHistories } from './compared-histories';
import { canCompare, startTwoEngines, type TwoEngines } from './two-engines';

const SEEDS = [11, 22, 33, 44, 55] as const;

describe.skipIf(!(await canCompare()))('our engine answers as the official emulator does', () => {
  let engines: TwoEngines;
  beforeAll(async () => {
    engines = await startTwoEngines();
  }, 180_000);
  afterAll(() => engines.stop());

  test.each(SEEDS)('in 100 random histories of writes, queries and transactions (seed %i)', async (seed) => {
    const played = await compareHistories(engines, 100, seed);
    expect(Math.min(...Object.values(played))).toBeGreaterThan(3);
  });
});
