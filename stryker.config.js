/**
 * Mutation testing of the rules (docs/decisions/021-mutation-testing.md). `tests/mutation/run-mutation.ts` adds the
 * files to mutate.
 */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  timeoutMS: 10_000,
  tempDirName: '.stryker-tmp',
  ignorePatterns: ['/web', '/docs', '/emulator-data', '/shots', '/.local', '/functions/lib*', '/tests/fixtures'],
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: '.stryker-tmp/report.json' },
};
