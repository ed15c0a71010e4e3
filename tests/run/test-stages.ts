import type { Command, Stage } from './stage';

const vitest = (...projects: readonly string[]): Command => [
  'vitest',
  'run',
  ...projects.flatMap((project) => ['--project', project]),
];

/** What `npm test` runs; each with the minutes it may take. */
export const TEST_STAGES: readonly Stage[] = [
  { name: 'unit', limitMinutes: 3, lanes: [[vitest('unit', 'unit-web', 'architecture')]], countsTests: true },
  { name: 'api and rules', limitMinutes: 6, lanes: [[vitest('api', 'rules')]], countsTests: true },
  { name: 'conformance', limitMinutes: 2, lanes: [[vitest('conformance')]], countsTests: true },
  { name: 'journeys', limitMinutes: 11, lanes: [[vitest('journeys')]], countsTests: true },
];
