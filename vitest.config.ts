import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { guideChapters } from './web/scripts/guide/guide-chapters.ts';

const stack = './tests/support/stack';

/**
 * Files of a worker share one environment: building one for each takes three times as long as the tests themselves.
 * What a test leaves behind (globals, mocks, storage, marks on the page) its own or the common set-up takes away. The
 * API's files share the process and its libraries alone.
 */
const isolate = false;

/**
 * Fixed for every test, so that nothing depends on where it runs; no client of Google's looks for a cloud around it.
 */
const env = { TZ: 'UTC', METADATA_SERVER_DETECTION: 'none' };

/** Unit tests run where a day begins eight hours after UTC's: a date that is read in the wrong zone is a day early. */
const envOfUnits = { ...env, TZ: 'America/Los_Angeles' };

/** The first line of a failure shows both values, up to this length: in a list of failures there is no other line. */
const SHOWN_VALUES = { truncateThreshold: 400 };

/** A guard against what never ends: ten times what the slowest of these tests needs, because a machine may be busy. */
const GUARD_MS = 120_000;
/** What repeats a proof for every reader, place or language: `npm run check` alone runs it (docs/testing.md). */
const EXTENDED = '**/*.extended.test.ts';

/** The API in the worker's process, over the emulators of the run. */
const overEmulators = {
  isolate,
  environment: 'node',
  env,
  globalSetup: [`${stack}/with-emulators.ts`],
  setupFiles: ['without-domains', 'without-request-lines', 'emulator-environment', 'fresh-modules'].map(
    (file) => `${stack}/${file}.ts`,
  ),
  testTimeout: GUARD_MS,
  hookTimeout: GUARD_MS,
} satisfies TestProjectInlineConfiguration['test'];

export default defineConfig({
  test: {
    maxWorkers: 2,
    onConsoleLog: (text) => !text.includes('"severity":"INFO"'),
    projects: [
      {
        test: {
          name: 'unit',
          chaiConfig: SHOWN_VALUES,
          isolate,
          environment: 'node',
          env: envOfUnits,
          testTimeout: GUARD_MS,
          hookTimeout: GUARD_MS,
          include: ['{domain,functions,local}/src/**/*.test.ts', 'web/scripts/**/*.test.ts'],
        },
      },
      {
        plugins: [guideChapters()],
        test: {
          name: 'unit-web',
          chaiConfig: SHOWN_VALUES,
          isolate,
          environment: 'jsdom',
          env: envOfUnits,
          testTimeout: GUARD_MS,
          hookTimeout: GUARD_MS,
          include: ['web/src/**/*.test.{ts,tsx}'],
          setupFiles: ['web/src/testing/setup.ts'],
        },
      },
      {
        test: {
          name: 'architecture',
          chaiConfig: SHOWN_VALUES,
          isolate,
          environment: 'node',
          env,
          testTimeout: GUARD_MS,
          hookTimeout: GUARD_MS,
          include: ['tests/{architecture,bench,run}/**/*.test.ts'],
        },
      },
      {
        test: {
          ...overEmulators,
          name: 'api',
          chaiConfig: SHOWN_VALUES,
          include: ['tests/api/**/*.test.ts'],
          exclude: [...configDefaults.exclude, EXTENDED],
        },
      },
      {
        test: {
          ...overEmulators,
          name: 'extended',
          include: [`tests/api/${EXTENDED}`, 'tests/packaging/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'rules',
          chaiConfig: SHOWN_VALUES,
          environment: 'node',
          env,
          include: ['tests/rules/**/*.test.ts'],
          globalSetup: [`${stack}/with-emulators.ts`],
          setupFiles: [`${stack}/emulator-environment.ts`],
          testTimeout: GUARD_MS,
          hookTimeout: GUARD_MS,
        },
      },
      {
        test: {
          name: 'deployed',
          chaiConfig: SHOWN_VALUES,
          environment: 'node',
          env,
          include: ['tests/deployed/**/*.test.ts'],
          globalSetup: ['./tests/support/deployed/with-deployment.ts'],
          setupFiles: ['./tests/support/deployed/deployed-environment.ts'],
          testTimeout: GUARD_MS,
          hookTimeout: GUARD_MS,
        },
      },
      {
        test: {
          name: 'conformance',
          chaiConfig: SHOWN_VALUES,
          environment: 'node',
          env,
          include: ['tests/conformance/**/*.test.ts'],
          exclude: [...configDefaults.exclude, EXTENDED],
          testTimeout: GUARD_MS,
          hookTimeout: GUARD_MS,
        },
      },
      {
        test: {
          name: 'extended-conformance',
          environment: 'node',
          env,
          include: [`tests/conformance/${EXTENDED}`],
          testTimeout: GUARD_MS,
          hookTimeout: GUARD_MS,
        },
      },
      {
        test: {
          name: 'deep',
          chaiConfig: SHOWN_VALUES,
          environment: 'node',
          env,
          include: ['{domain,functions,local,tests}/**/*.deep.ts'],
          testTimeout: 300_000,
        },
      },
    ],
  },
});
