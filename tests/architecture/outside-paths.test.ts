import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT, sourceFiles, textOf } from './source-files';

const SETTINGS: readonly string[] = [
  ...['package.json', 'vitest.config.ts', 'eslint.config.js', 'knip.json', 'tsconfig.base.json', 'firebase.json'],
  ...['domain', 'functions', 'web', 'local', 'tests'].flatMap((name) => [`${name}/package.json`, `${name}/tsconfig.json`]),
];

/** A path in quotes that climbs: an import, an address next to the file, or an argument of `join`. */
const CLIMBING = /['"`]((?:\.\/)*\.\.(?:\/[^'"`\n]*)?)['"`]/g;
/** A path that climbs from the root of the repository, from where the command runs, or from somebody's home. */
const CLIMBING_FROM_ROOT = /\b(?:repositoryRoot|ROOT|process\.cwd\(\)|homedir\(\)),\s*['"`](?:\.\/)*(\.\.[^'"`\n]*)['"`]/g;
/** A folder of one machine. */
const MACHINE_FOLDER = /['"`](?:file:\/\/)?(\/(?:work|root|Users|mnt|srv|home\/[^'"`/\n]+)\/[^'"`\n]*)['"`]/g;

/** The paths in a file that lead out of the repository. */
function outsidePaths(file: string, text: string): readonly string[] {
  const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, path = '']) => path);
  const isOutside = (path: string) => relative(ROOT, join(ROOT, dirname(file), path)).startsWith('..');
  return [...found(CLIMBING).filter(isOutside), ...found(CLIMBING_FROM_ROOT), ...found(MACHINE_FOLDER)];
}

test('no file names a path outside the repository: what a test or a command reads is committed', () => {
  const files = [...sourceFiles(), ...SETTINGS].filter((file) => file !== 'tests/architecture/outside-paths.test.ts');
  const offences = files.flatMap((file) => outsidePaths(file, textOf(file)).map((path) => `${file}: ${path}`));
  expect(files.length).toBeGreaterThan(500);
  expect(offences).toEqual([]);
});

describe('a path', () => {
  test.each([
    ['a data file beside the repository', "new URL('../../../data/colleges.csv', import.meta.url)", 1],
    ['a climb from the root', "join(repositoryRoot, '../data/colleges.csv')", 1],
    ['a climb over lines', "join(\n  ROOT,\n  '../data'\n)", 1],
    ['a climb from where the command runs', "join(process.cwd(), '..', 'data')", 1],
    ['a folder of one machine', "readFileSync('/home/robin/colleges.csv')", 1],
    ['the root itself', "resolve(import.meta.dirname, '../..')", 0],
    ['a neighbour', "import { aCaller } from '../support/api/caller';", 0],
    ['an address of the site', "goto('/home')", 0],
  ])('%s', (_, text, count) => {
    expect(outsidePaths('tests/bench/a.ts', text)).toHaveLength(count);
  });
});

test('every property test has a fixed seed, so that a run says the same as the one before', () => {
  const files = sourceFiles().filter((file) => textOf(file).includes("from 'fast-check'"));
  const unseeded = files.filter((file) => {
    const text = textOf(file);
    return (text.match(/\bfc\.assert\(/g) ?? []).length > (text.match(/\bseed(?=[:,} ])[^;]*?\}/g) ?? []).length;
  });
  expect(files.length).toBeGreaterThan(10);
  expect(unseeded).toEqual([]);
});
