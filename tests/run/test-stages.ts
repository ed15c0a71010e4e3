import type { Stage } from './stage';

const vitest = (...projects: readonly string[]): Stage['commands'][number] => [
  'vitest',
  'run',
  ...projects.flatMap((project) => ['--project', project]),
];

/** What `npm test` runs; each with the minutes it may take. */
export const TEST_STAGES: readonly Stage[] = [
  { name: 'unit', limitMinutes: 2, commands: [vitest('unit', 'unit-web', 'architecture')], countsTests: true },
  { name: 'api and rules', limitMinutes: 4, commands: [vitest('api', 'rules')], countsTests: true },
  { name: 'journeys', limitMinutes: 8, commands: [vitest('journeys')], countsTests: true },
];
