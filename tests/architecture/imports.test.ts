import { rmSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { DEPENDENCY_RULES, FOLDER_RULES } from './dependency-rules';
import { dependencyViolations, type Violation } from './dependency-violations';
import { aPlantedTree, PLANTED } from './planted-imports';
import { ROOT, sourceFiles, textOf } from './source-files';

const files = sourceFiles();
const isProduct = (file: string): boolean => !file.startsWith('tests/') && !/\.(test|deep)\.tsx?$/.test(file);

const RULES = [...DEPENDENCY_RULES, ...FOLDER_RULES];
/** A cruise through the repository takes about six seconds, on a busy machine many more. */
const CRUISE_MS = 240_000;

describe('who may import whom (docs/architecture.md)', () => {
  let violations: readonly Violation[] = [];
  beforeAll(async () => {
    violations = await dependencyViolations(ROOT);
  }, CRUISE_MS);

  test.each(RULES)('$description', ({ description }) => {
    expect(violations.filter(({ rule }) => rule === description).map(({ found }) => found)).toEqual([]);
  });
});

describe('the rules about imports', () => {
  let violations: readonly Violation[] = [];
  beforeAll(async () => {
    const root = aPlantedTree();
    violations = await dependencyViolations(root);
    rmSync(root, { recursive: true });
  }, CRUISE_MS);
  const rulesAbout = (start: string): readonly string[] =>
    violations.filter(({ found }) => found.startsWith(start)).map(({ rule }) => rule);

  test.each(PLANTED.filter(({ breaks }) => breaks !== null))('see that $file breaks: $breaks', ({ file, breaks }) => {
    const isOfFolders = FOLDER_RULES.some(({ description }) => description === breaks);
    const start = isOfFolders ? `${file.slice(0, file.lastIndexOf('/'))} → ` : `${file} → `;
    expect(rulesAbout(start)).toContain(breaks);
  });

  test.each(PLANTED.filter(({ breaks }) => breaks === null))('let $file pass', ({ file }) => {
    expect(rulesAbout(`${file} → `)).toEqual([]);
  });

  test('are each broken by something planted', () => {
    const broken = new Set(PLANTED.map(({ breaks }) => breaks));
    expect(RULES.map(({ description }) => description).filter((one) => !broken.has(one))).toEqual([]);
  });
});

describe('house rules that a text shows', () => {
  const offenders = (where: RegExp, what: RegExp, except: RegExp = /^$/): readonly string[] =>
    files.filter((file) => where.test(file) && isProduct(file) && !except.test(file) && what.test(textOf(file)));

  test('process.env is read only in platform/config.ts of functions', () => {
    expect(offenders(/^functions\/src\//, /process\.env/, /^functions\/src\/platform\/config\.ts$/)).toEqual([]);
  });

  test('no barrels, no drawers', () => {
    expect(files.filter((file) => isProduct(file) && /\/(utils?|helpers?|misc|common|types)\.tsx?$/.test(file))).toEqual([]);
    expect(offenders(/./, /^export \* from /m)).toEqual([]);
  });

  test('nothing is switched off: no lint exceptions, no any, no skipped or lonely tests, no waiting for time', () => {
    const ofTheseRules = ['tests/architecture/imports.test.ts', 'tests/architecture/requirement-rows.test.ts'];
    const forbidden =
      /eslint-disable|@ts-(ignore|expect-error|nocheck)|\bas any\b|\b(it|test|describe)\.(only|todo|skip)\b(?!\(\(\{ chromium \}\) => chromium === null)|waitForTimeout|\bTODO\b|\bFIXME\b/;
    expect(files.filter((file) => !ofTheseRules.includes(file) && forbidden.test(textOf(file)))).toEqual([]);
  });

  test('no file has more than 300 lines, tables aside', () => {
    expect(files.filter((file) => textOf(file).split('\n').length > 300)).toEqual([]);
  });
});
