import type { Command, Stage } from './stage';
import { TEST_STAGES } from './test-stages';

/** How many processes want a core next to the tests, where nobody names another number. */
export const STRESS_LOAD = 12;
const LEAST_LOAD = 1;
const MOST_LOAD = 48;

/** What is run under which load. */
export interface Stress {
  readonly load: number;
  /** Names of stages as they begin (`unit`, `api`, `journeys`); none for all. */
  readonly names: readonly string[];
}

/** What the arguments of `npm run test:stress` ask for. Throws one sentence where they cannot be read. */
export function stressOf(args: readonly string[]): Stress {
  const numbers = args.filter((arg) => /^\d+$/.test(arg)).map(Number);
  const names = args.filter((arg) => !/^\d+$/.test(arg));
  const [load = STRESS_LOAD] = numbers;
  if (numbers.length > 1 || load < LEAST_LOAD || load > MOST_LOAD)
    throw new Error(`Name one load between ${LEAST_LOAD} and ${MOST_LOAD}.`);
  const unknown = names.filter((name) => !TEST_STAGES.some((stage) => stage.name.startsWith(name)));
  if (unknown.length > 0)
    throw new Error(`There is no stage ${unknown.join(', ')}: ${TEST_STAGES.map(({ name }) => name).join('; ')}.`);
  return { load, names };
}

/** The stages of `npm test` of these names, each failed test tried once more: what passes then wavers. */
export function stagesUnderStress(names: readonly string[]): readonly Stage[] {
  const wanted = TEST_STAGES.filter(({ name }) => names.length === 0 || names.some((one) => name.startsWith(one)));
  return wanted.map((stage) => ({ ...stage, lanes: stage.lanes.map((lane) => lane.map(triedTwice)) }));
}

function triedTwice([program, ...args]: Command): Command {
  const given = args.filter((arg) => !/^--retr(y|ies)=/.test(arg));
  return [program, ...given, program === 'playwright' ? '--retries=1' : '--retry=1'];
}
