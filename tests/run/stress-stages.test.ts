import { expect, test } from 'vitest';
import { stagesUnderStress, STRESS_LOAD, stressOf } from './stress-stages';
import { TEST_STAGES } from './test-stages';

test('without arguments all of `npm test` runs, each failed test a second time, so that what wavers is told apart', () => {
  const stages = stagesUnderStress(stressOf([]).names);

  expect(stressOf([])).toEqual({ load: STRESS_LOAD, names: [] });
  expect(stages.map(({ name }) => name)).toEqual(TEST_STAGES.map(({ name }) => name));
  const commands = stages.flatMap(({ lanes }) => lanes.flat());
  expect(commands.map(([program, ...args]) => [program, args.filter((arg) => arg.startsWith('--retr'))])).toEqual([
    ['vitest', ['--retry=1']],
    ['vitest', ['--retry=1']],
    ['playwright', ['--retries=1']],
  ]);
});

test('a stage and a load can be named', () => {
  expect(stressOf(['api', '24'])).toEqual({ load: 24, names: ['api'] });
  expect(stagesUnderStress(['api']).map(({ name }) => name)).toEqual(['api, rules, conformance']);
});

test.each([[['crawl']], [['0']], [['500']], [['8', '16']]])('%j is refused with a sentence', (args) => {
  expect(() => stressOf(args)).toThrow(/^(There is no stage|Name one load)/);
});
