import { NODE_MAJORS, nodeRuntime } from '../support/stack/node-runtimes';
import { runStages, type Stage } from './stage';
import { stagesByNode } from './stages-by-node';
import { CRAWL_STAGE, DEPLOYED_STAGE, EXTENDED_STAGES, QUICK_STAGE, TEST_STAGES } from './test-stages';

const PROJECTS = ['domain/tsconfig.pure.json', 'domain', 'functions', 'web/tsconfig.pure.json', 'web', 'local', 'tests'];

/** ESLint works in two processes, because it uses one core and keeps the types of every project it has met. */
const LINT_AND_TYPES: Stage = {
  name: 'lint and types',
  minutes: 6,
  lanes: [
    [['eslint', 'web']],
    [['eslint', '.', '--ignore-pattern', 'web/**']],
    [
      ...PROJECTS.map((project) => ['tsgo', '-p', project] as const),
      ['prettier', '--check', '.', '--log-level', 'warn'],
      ['knip'],
    ],
  ],
};

const nodes = await Promise.all(NODE_MAJORS.map(async (major) => [major, await nodeRuntime(major)] as const));
const { stages, missing } = stagesByNode(
  new Map(nodes),
  [...TEST_STAGES, ...EXTENDED_STAGES, CRAWL_STAGE, DEPLOYED_STAGE],
  QUICK_STAGE,
);
const NO_NODE = `No Node ${missing.join(' and no Node ')} can be had: nothing is tested on it.`;
if (missing.length > 0) {
  console.error(`\n!!! ${NO_NODE} !!!\n`);
  if (process.env.CI === 'true') process.exitCode = 1;
}
await runStages([LINT_AND_TYPES, ...stages], { isGuarded: true });
