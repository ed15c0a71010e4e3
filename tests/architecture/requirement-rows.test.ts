import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contradictionsOf, requirementsIn, rowProofs } from '@touchline/local/docs/row-proofs';
import { ROW_IDS, testFilesOf, titlesIn, titlesWithRows } from '@touchline/local/docs/test-titles';
import { ROWS_NOT_BUILT, ROWS_PARTLY_BUILT } from '@touchline/local/docs/coverage';
import { describe, expect, test } from 'vitest';
import { ROOT } from './source-files';

const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const ROWS = requirementsIn(textOf('docs/requirements.md'));

/**
 * The rows that were not built, or built in part, when the lists were begun. A row leaves its list as soon as it is
 * built, and none comes back: anyone who adds an id here writes next to it what was lost and why.
 */
const NOT_BUILT_AT_FIRST = [
  ...['S1-05', 'S1-06', 'S1-08', 'S1-09'],
  ...['S2-02', 'S2-04', 'S2-05', 'S2-06', 'S2-07', 'S2-11', 'S2-12', 'S2-14', 'S2-16', 'S2-17', 'S2-36', 'S2-37'],
  ...['S4-10', 'S4-11', 'S6-04'],
  ...['S7-06', 'S7-07', 'S7-09', 'S7-10', 'S7-17', 'S7-19', 'S8-08'],
];
const PARTLY_BUILT_AT_FIRST = [
  ...['S1-01', 'S1-02', 'S1-04', 'S1-07'],
  ...['S2-10', 'S2-13', 'S2-19', 'S2-20', 'S2-32', 'S2-39'],
  ...['S3-09', 'S4-16', 'S6-01', 'S6-02'],
  ...['S7-11', 'S7-20', 'S9-02', 'S9-05', 'S9-06', 'S9-07'],
];

describe('the rows of docs/requirements.md', () => {
  test('each is named by a test, or listed as not built, or both where it is built in part; titles name no other', () => {
    const lists = { notBuilt: ROWS_NOT_BUILT, partly: ROWS_PARTLY_BUILT };
    expect(contradictionsOf(ROWS, titlesWithRows(ROOT), lists)).toEqual([]);
  });

  test('the lists of unbuilt rows only shrink, and a row that is begun does not go back', () => {
    expect(Object.keys(ROWS_NOT_BUILT).filter((id) => !NOT_BUILT_AT_FIRST.includes(id))).toEqual([]);
    const begun = [...NOT_BUILT_AT_FIRST, ...PARTLY_BUILT_AT_FIRST];
    expect(Object.keys(ROWS_PARTLY_BUILT).filter((id) => !begun.includes(id))).toEqual([]);
  });

  test('none is proven by what `npm run check` alone runs', () => {
    const inCheckAlone = /\.extended\.test\.ts$|^tests\/(?:deployed\/|journeys\/(?:crawl|launcher)\.)/;
    const titles = titlesWithRows(ROOT).filter(({ file }) => !inCheckAlone.test(file));
    expect(contradictionsOf(ROWS, titles, { notBuilt: ROWS_NOT_BUILT, partly: ROWS_PARTLY_BUILT })).toEqual([]);
  });

  test('an id in brackets stands in the title of a test that runs, nowhere else in a test file', () => {
    const readers = ['tests/architecture/citations.test.ts', 'tests/architecture/requirement-rows.test.ts'];
    const strays = testFilesOf(ROOT)
      .filter((file) => !readers.includes(file))
      .filter((file) => idsIn(textOf(file)).length !== idsIn(titlesIn(textOf(file)).join('\n')).length);
    expect(strays).toEqual([]);
  });
});

describe('the titles of a test file', () => {
  test.each([
    ['a test', "test('[S1-01] a', () => {});"],
    ['a test with details', "test('[S1-01] a', { tag: '@slow' }, async ({ page }) => {});"],
    ['a group of Vitest', "describe('[S1-01] a', () => {});"],
    ['a group of Playwright', "test.describe('[S1-01] a', () => {});"],
    ['a group of our own', "describeInBrowser('[S1-01] a', () => {});"],
    ['a test for each row', "test.each([\n  ['x', 1],\n])('[S1-01] a', () => {});"],
    ['a group for each row', "describe.each([1])('[S1-01] a', () => {});"],
    ['a test under a condition', "test.skipIf(isBare)('[S1-01] a', () => {});"],
    ['a test in a group', "describe('b', () => { test('[S1-01] a', () => {}); });"],
  ])('holds %s', (_, text) => {
    expect(titlesIn(text)).toContain('[S1-01] a');
  });

  test('leaves out what a template fills in', () => {
    expect(titlesIn('for (const one of all) test(`[S1-01] a ${one.name} b`, run);')).toEqual(['[S1-01] a … b']);
  });

  test.each([
    ['a test that is skipped', "test.skip('[S1-01] a', () => {});"],
    ['a test to come', "test.todo('[S1-01] a');"],
    ['a test that may fail', "test.fails('[S1-01] a', () => {});"],
    ['a test in a group that is skipped', "describe.skip('b', () => { test('[S1-01] a', () => {}); });"],
    ['a step', "test.step('[S1-01] a', () => {});"],
    ['a text', "const text = '[S1-01] a';"],
    ['a comment', "// test('[S1-01] a');"],
  ])('holds no title of %s', (_, text) => {
    expect(titlesIn(text)).toEqual([]);
  });
});

describe('a row', () => {
  const rows = requirementsIn('| id | must hold |\n|---|---|\n| S1-01 | One thing |\n| S1-02 | Another |\n');
  const proofOfBoth = [{ file: 'tests/a.test.ts', title: '[S1-01] [S1-02] a' }];
  const none = { notBuilt: {}, partly: {} };

  test('is proven by the files that name it, or partly so, or not built', () => {
    const lists = { notBuilt: { 'S1-02': 'Nothing is there' }, partly: {} };
    expect(rowProofs(rows, [{ file: 'tests/a.test.ts', title: '[S1-01] a' }], lists)).toEqual([
      { id: 'S1-01', rule: 'One thing', state: 'proven', missing: null, files: ['tests/a.test.ts'] },
      { id: 'S1-02', rule: 'Another', state: 'not built', missing: 'Nothing is there', files: [] },
    ]);
    expect(rowProofs(rows, proofOfBoth, { notBuilt: {}, partly: { 'S1-02': 'Half' } })[1]).toMatchObject({ state: 'partly' });
  });

  test.each([
    ['both are named', proofOfBoth, none, []],
    ['one is named by nobody', [{ file: 'a', title: '[S1-01] a' }], none, ['S1-02 is named by no test and is on no list']],
    ['an unknown one is named', [...proofOfBoth, { file: 'a', title: '[S1-03] a' }], none, ['S1-03, named in a, is no row']],
    [
      'two share a bracket',
      [...proofOfBoth, { file: 'a', title: '[S1-01, S1-02] a' }],
      none,
      ['S1-01, S1-02, named in a, is no row'],
    ],
    [
      'one is named and not built',
      proofOfBoth,
      { notBuilt: { 'S1-02': 'Nothing' }, partly: {} },
      ['S1-02 is listed as not built, and a test names it'],
    ],
    [
      'one is partly built and named by nobody',
      [{ file: 'a', title: '[S1-01] a' }],
      { notBuilt: {}, partly: { 'S1-02': 'Half' } },
      ['S1-02 is listed as partly built, and no test names it'],
    ],
    [
      'an unknown one is listed',
      proofOfBoth,
      { notBuilt: { 'S1-03': 'Nothing' }, partly: {} },
      ['S1-03 is listed and is no row'],
    ],
  ])('where %s', (_, titles, lists, expected) => {
    expect(contradictionsOf(rows, titles, lists)).toEqual(expected);
  });
});

function idsIn(text: string): readonly string[] {
  return text.match(ROW_IDS) ?? [];
}
