import { runStages } from './stage';
import { TEST_STAGES } from './test-stages';

const LINT_AND_TYPES = {
  name: 'lint and types',
  limitMinutes: 3,
  commands: [
    ['eslint', '.'],
    ['prettier', '--check', '.', '--log-level', 'warn'],
    ['knip'],
    ...['domain/tsconfig.pure.json', 'domain', 'functions', 'web/tsconfig.pure.json', 'web', 'local', 'tests'].map(
      (project) => ['tsc', '-p', project] as const,
    ),
  ],
  countsTests: false,
} as const;

await runStages([LINT_AND_TYPES, ...TEST_STAGES]);
