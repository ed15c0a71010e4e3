import { basename, dirname } from 'node:path/posix';
import { distancesFrom, importersOf } from './import-graph';

/**
 * The kinds of tests and how many files of each are run, which takes less than a minute on two cores. Tests of the API
 * load all of it: there the topic says more than the imports.
 */
const KINDS = [
  {
    kind: 'unit',
    of: /^(?:(?:domain|functions|local)\/src|web\/scripts|tests\/(?:bench|run))\/.*\.test\.ts$/,
    most: 60,
    byTopic: false,
  },
  { kind: 'web', of: /^web\/src\/.*\.test\.tsx?$/, most: 20, byTopic: false },
  { kind: 'api', of: /^tests\/(?:api|rules)\/.*(?<!\.extended)\.test\.ts$/, most: 6, byTopic: true },
] as const;

/** These read every file of ours. */
const ALWAYS = /^tests\/architecture\/.*\.test\.ts$/;
const JOURNEY = /^tests\/journeys\/(.*)\.test\.ts$/;

/** What to run after a change. */
export interface RelatedTests {
  readonly files: readonly string[];
  /** How many further files of each kind the change can reach, which `npm test` runs. */
  readonly leftOut: Readonly<Record<string, number>>;
  /** The journeys of its topic, by name. */
  readonly journeys: readonly string[];
}

/**
 * The tests that a change of these files can break, the nearest first: those that import a changed file, however far
 * away, and those in the same folder. Sources are by their paths from the root.
 */
export function relatedTests(changed: readonly string[], sources: ReadonlyMap<string, string>): RelatedTests {
  const distances = distancesFrom(changed, importersOf(sources));
  const folders = new Set(changed.filter((file) => sources.has(file)).map(dirname));
  const all = [...sources.keys()];
  const stems = new Set(changed.map(stemOf));
  const words = new Set(changed.flatMap(topicsOf));
  const files = new Set(all.filter((file) => ALWAYS.test(file)));
  const leftOut: Record<string, number> = {};
  for (const { kind, of, most, byTopic } of KINDS) {
    const reached = all
      .filter((file) => of.test(file) && (distances.has(file) || folders.has(dirname(file))))
      .map((file) => ({
        file,
        distance: stems.has(stemOf(file)) ? 0 : (distances.get(file) ?? BESIDE),
        shared: topicsOf(file).filter((word) => words.has(word)).length,
      }))
      .filter(({ distance, shared }) => !byTopic || shared > 0 || distance <= 1)
      .toSorted((one, other) =>
        byTopic
          ? other.shared - one.shared || one.distance - other.distance
          : one.distance - other.distance || other.shared - one.shared,
      );
    for (const { file } of reached.slice(0, most)) files.add(file);
    if (reached.length > most) leftOut[kind] = reached.length - most;
  }
  const journeys = all
    .flatMap((file) => JOURNEY.exec(file)?.[1] ?? [])
    .filter((name) => topicsOf(name).some((word) => words.has(word)));
  return { files: [...files], leftOut, journeys };
}

/** A test in the folder of a changed file that nothing leads to, such as one that opens the site at an address. */
const BESIDE = 2;

const stemOf = (file: string): string => file.replace(/(?:\.test)?\.tsx?$/, '');

/** Words of a path that say nothing about a topic. */
const GENERAL = new Set([
  'src',
  'test',
  'feature',
  'page',
  'api',
  'the',
  'of',
  'and',
  'web',
  'domain',
  'function',
  'local',
  'ts',
  'tsx',
  'store',
  'handler',
  'view',
  'screen',
]);

/** The topics of a path: its words in the singular. */
function topicsOf(file: string): readonly string[] {
  const words = dirname(file).split('/').slice(1).concat(basename(file).replace(/\..*$/, ''));
  return [...new Set(words.flatMap((word) => word.split('-')).map((word) => word.replace(/s$/, '')))].filter(
    (word) => word.length > 2 && !GENERAL.has(word),
  );
}
