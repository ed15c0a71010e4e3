import { describe, expect, test } from 'vitest';
import { sourceFiles, textOf } from './source-files';

/** What no deployment runs: tests, what they build with, and the pages of a single machine. */
const NOT_DEPLOYED = /^tests\/|\.(test|deep)\.tsx?$|\/testing\/|^web\/src\/(features|pages)\/(gallery|payment-test)\//;
/** What libraries and the build import in place of their own (docs/decisions/027-libraries-as-they-are.md). */
const REPLACES = /^web\/(src\/(lib\/unused-firebase|theme\/(no-preflight|token-dictionary))|scripts\/small-preload-helper)\.ts$/;
/** Programs of one machine use what is deployed, and tests use them. */
const LOCAL = /^local\//;

/** What stands in deployed files for tests, each with the reason. */
const FOR_TESTS: Readonly<Record<string, string>> = {
  'functions/src/platform/instance-memory.ts: INSTANCE_MEMORY_MB': 'limits, of which a test computes the sum',
  'functions/src/platform/instance-memory.ts: MEMORY_AT_WORST_MB': 'limits, of which a test computes the sum',
  'functions/src/platform/unreadable-address.ts: ignoreUnreadableAddresses': 'ends what a module has begun',
  'web/src/app/browser-site.tsx: openMemoryRouter': 'opens the site without a window',
  'web/src/i18n/languages.ts: forgetMessages': 'empties what a module remembers',
  'web/src/pages/page-definition.ts: patternsOf': 'lists addresses for the tests of all pages',
};

const EXPORT = /^export (?:abstract )?(?:async )?(?:const|function\*?|class|let) (\w+)/gm;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

/** The code of a file without comments, in which names are only mentioned. */
const codeOf = (file: string): string => textOf(file).replace(COMMENT, '');

/** The exports, as `file: name`, that no file names besides the export itself. */
function unusedExports(codes: ReadonlyMap<string, string>): readonly string[] {
  const counts = new Map<string, number>();
  for (const code of codes.values())
    for (const [name] of code.matchAll(/[A-Za-z_$][\w$]*/g)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...codes].flatMap(([file, code]) =>
    [...code.matchAll(EXPORT)].flatMap(([, name = '']) => ((counts.get(name) ?? 0) > 1 ? [] : [`${file}: ${name}`])),
  );
}

describe('dead code', () => {
  test('is none: what is exported is used by more than tests and the gallery, or says why not', () => {
    const files = sourceFiles().filter((file) => !NOT_DEPLOYED.test(file) && !REPLACES.test(file));
    expect(files.length).toBeGreaterThan(1000);
    const unused = unusedExports(new Map(files.map((file) => [file, codeOf(file)])));

    expect(unused.filter((one) => !LOCAL.test(one)).toSorted()).toEqual(Object.keys(FOR_TESTS).toSorted());
  });

  test('is an export that nothing names a second time', () => {
    const codes = new Map([
      ['one.ts', 'export const used = 1;\nexport function dead() {}'],
      ['two.ts', "import { used } from './one';\nconsole.log(used);"],
    ]);
    expect(unusedExports(codes)).toEqual(['one.ts: dead']);
  });
});
