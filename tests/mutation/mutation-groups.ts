/** A group of rules, measured by the tests that stand next to them. */
export interface MutationGroup {
  readonly title: string;
  /** What Stryker mutates, as globs; a leading `!` takes files out again. */
  readonly rules: readonly string[];
  /** The tests that run, as globs. */
  readonly tests: readonly string[];
  /** The lowest score that passes, in per cent; null where the score is only reported. */
  readonly leastPercent: number | null;
}

const LEAST_PERCENT = 85;
const NO_TESTS = '!**/*.test.ts';

/** The variable that names the group to `tests/mutation/vitest.config.ts`, which Stryker loads in its own process. */
export const GROUP_VARIABLE = 'MUTATION_GROUP';

/**
 * The groups by the name that `npm run test:mutation -- NAME` takes (docs/decisions/021-mutation-testing.md). Property
 * tests of thousands of random cases stay out: a mutant would cost seconds, and an example should kill it.
 */
export const MUTATION_GROUPS: Readonly<Record<string, MutationGroup>> = {
  patches: {
    title: 'patches',
    rules: [
      'domain/src/kernel/patch/*.ts',
      'domain/src/college/editing/{edit-college,album-rules,picture-references}.ts',
      NO_TESTS,
    ],
    tests: [
      'domain/src/kernel/patch/*.test.ts',
      'domain/src/college/editing/{edit-college,edit-record,album-rules,picture-references}.test.ts',
    ],
    leastPercent: LEAST_PERCENT,
  },
  accounts: {
    title: 'accounts',
    rules: [
      'domain/src/person/{account,claims,college-requests,college-staff,members,registration,roles,sign-in}/*.ts',
      'domain/src/permissions/*.ts',
      NO_TESTS,
    ],
    tests: ['domain/src/{person,permissions,collections}/**/*.test.ts'],
    leastPercent: LEAST_PERCENT,
  },
  import: {
    title: 'team import',
    rules: ['domain/src/imports/facts/*.ts', NO_TESTS],
    tests: ['domain/src/imports/facts/*.test.ts'],
    leastPercent: LEAST_PERCENT,
  },
  search: {
    title: 'search',
    rules: ['domain/src/search/{,matching/}*.ts', NO_TESTS],
    tests: ['domain/src/search/{,matching/}!(*.hit-rate|*.property).test.ts'],
    leastPercent: null,
  },
};
