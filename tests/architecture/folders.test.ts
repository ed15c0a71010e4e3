import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT, sourceFiles, textOf } from './source-files';

/** The most files directly in a folder. */
const MOST_FILES = 35;
/** The most product files that are shorter than `SHORT` lines. */
const MOST_SHORT_FILES = 40;
const SHORT = 15;
/** Short by nature: a page's definition, a table of messages or reference values, an entry of a command or worker. */
const SHORT_BY_NATURE =
  /\/page\.ts$|^web\/src\/i18n\/(?:english|german)\/|^domain\/src\/reference\/|-(?:cli|worker|preload)\.ts$|^local\/src\/(?:start|dev)\.ts$/;
/** Files of tests among the product's. */
const OF_TESTS = /\.(?:test|deep)\.tsx?$|\/testing\//;

/** Texts, reference tables and the theme have a file for each part, which is looked up by its name. */
const TABLES = /^(web\/src\/i18n\/|domain\/src\/reference|web\/src\/theme$)/;

/**
 * The folders of the tree in docs/architecture.md, each by its path from the root: a line names folders, two spaces
 * deeper than their parent, and says after two more spaces what they hold.
 */
function foldersOfTree(page: string): readonly string[] {
  const [, tree = ''] = /## The tree[^`]*(?:`[^`\n]+`[^`]*)*```\n([\s\S]*?)\n```/.exec(page) ?? [];
  const parents: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const depth = line.search(/\S/) / 2;
    const [names = ''] = line.trim().split(/ {2,}/);
    const parent = depth === 0 ? '' : (parents[depth - 1] ?? '');
    const folders = names.split(' ').map((name) => join(parent, name));
    parents[depth] = folders[0] ?? '';
    return folders;
  });
}

describe('folders', () => {
  const tree = foldersOfTree(textOf('docs/architecture.md'));

  test('are there, each that the tree in docs/architecture.md names', () => {
    expect(tree.length).toBeGreaterThan(80);
    expect(tree.filter((folder) => !existsSync(join(ROOT, folder)))).toEqual([]);
  });

  test.each(['functions/src/features', 'web/src/features', 'domain/src', 'domain/src/person'])(
    'stand in the tree, each directly in %s',
    (parent) => {
      const folders = readdirSync(join(ROOT, parent), { withFileTypes: true }).filter((entry) => entry.isDirectory());
      const hidden = folders.map(({ name }) => join(parent, name)).filter((path) => !tree.includes(path));

      expect(hidden.filter((path) => !path.endsWith('/testing'))).toEqual([]);
    },
  );

  test(`hold at most ${MOST_FILES} files each, texts, tables and theme aside`, () => {
    const counts = new Map<string, number>();
    for (const file of sourceFiles()) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);

    expect([...counts].filter(([folder, count]) => count > MOST_FILES && !TABLES.test(folder))).toEqual([]);
  });

  test(`have at most ${MOST_SHORT_FILES} product files of less than ${SHORT} lines, those short by nature aside`, () => {
    const product = sourceFiles().filter((file) => /^(?:domain|functions|web|local)\/src\//.test(file));
    const counted = product.filter((file) => !OF_TESTS.test(file) && !SHORT_BY_NATURE.test(file));
    const short = counted.filter((file) => textOf(file).trimEnd().split('\n').length < SHORT);

    expect(counted.length).toBeGreaterThan(1000);
    expect(short.length > MOST_SHORT_FILES ? short : []).toEqual([]);
  });
});
