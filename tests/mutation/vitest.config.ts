import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { GROUP_VARIABLE, MUTATION_GROUPS } from './mutation-groups';

const ROOT = resolve(import.meta.dirname, '../..');
const group = MUTATION_GROUPS[process.env[GROUP_VARIABLE] ?? ''];
if (group === undefined) throw new Error(`${GROUP_VARIABLE} names no group of rules`);

/**
 * The tests of a group, as Stryker runs them: every mutant in a new worker, whose files share one environment. Our
 * packages resolve to the copy with the mutants, not to the linked folders.
 */
export default defineConfig({
  resolve: { alias: [{ find: /^@touchline\/(domain|functions|local)\/(.*)$/, replacement: `${ROOT}/$1/src/$2.ts` }] },
  test: {
    environment: 'node',
    env: { TZ: 'UTC', METADATA_SERVER_DETECTION: 'none' },
    isolate: false,
    testTimeout: 30_000,
    include: [...group.tests],
  },
});
