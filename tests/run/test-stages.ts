import type { Command, Stage } from './stage';

/** CI tries a failed test once more, as it does journeys (docs/decisions/023-journeys.md). */
const retries = process.env.CI === 'true' ? ['--retry=1'] : [];

const vitest = (...projects: readonly string[]): Command => [
  'vitest',
  'run',
  ...retries,
  ...projects.flatMap((project) => ['--project', project]),
];

/** Calls of the API wait for the emulators and for the next second: one worker more than there are cores. */
const API_WORKERS = '--maxWorkers=3';

const playwright = (...projects: readonly string[]): Command => [
  ...(['playwright', 'test', '-c', 'tests/journeys'] as const),
  ...projects.flatMap((project) => ['--project', project]),
];

/** What `npm test` runs; each with the minutes it takes. */
export const TEST_STAGES: readonly Stage[] = [
  { name: 'unit', minutes: 7, lanes: [[vitest('unit', 'unit-web', 'architecture')]] },
  { name: 'api, rules, conformance', minutes: 6, lanes: [[[...vitest('api', 'rules', 'conformance'), API_WORKERS]]] },
  { name: 'journeys', minutes: 8, lanes: [[playwright('journeys')]] },
];

/**
 * What repeats a proof of `npm test` for every reader, place, width or language (docs/testing.md). The API first: each
 * program writes a report of its own.
 */
export const EXTENDED_STAGES: readonly Stage[] = [
  { name: 'extended', minutes: 4, lanes: [[[...vitest('extended', 'extended-conformance'), API_WORKERS]]] },
  { name: 'extended journeys', minutes: 4, lanes: [[playwright('extended', 'repeated')]] },
];

/**
 * The tests of what `firebase deploy` uploads, which runs on the Node that it is deployed to
 * (docs/decisions/098-deployed-code-under-test.md).
 */
export const DEPLOYED_STAGE: Stage = { name: 'deployed', minutes: 3, lanes: [[vitest('deployed')]] };

/**
 * Every address in every look and width, and whole stacks that start and stop: what a change rarely breaks and takes
 * long to tell.
 */
export const CRAWL_STAGE: Stage = { name: 'crawl and launcher', minutes: 9, lanes: [[playwright('crawl', 'launcher')]] };

/** What is drawn in jsdom: the client's components, which people's browsers run. */
const COMPONENTS = 'web/src/**/*.test.tsx';

/**
 * The quick tests of what differs from Node to Node, without those that read our own files and those of components
 * (docs/decisions/100-checks-on-every-node.md).
 */
export const QUICK_STAGE: Stage = {
  name: 'unit',
  minutes: 2,
  lanes: [[[...vitest('unit', 'unit-web'), '--exclude', COMPONENTS]]],
};
