import { runStages, type Stage } from './stage';
import { TEST_STAGES } from './test-stages';

const PROJECTS = ['domain/tsconfig.pure.json', 'domain', 'functions', 'web/tsconfig.pure.json', 'web', 'local', 'tests'];

/** ESLint works in two processes, because it uses one core and keeps the types of every project it has met. */
const LINT_AND_TYPES: Stage = {
  name: 'lint and types',
  minutes: 4,
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

await runStages([LINT_AND_TYPES, ...TEST_STAGES], { isGuarded: true });
