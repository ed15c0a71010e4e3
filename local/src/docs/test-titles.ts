import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

/** The title of a test or of a group of tests. */
export interface TestTitle {
  readonly file: string;
  readonly title: string;
}

/** What a title names in brackets as a row, well written or not. */
export const ROW_IDS = /\[(S\d[^\]\n]*)\]/g;
const FOLDERS_WITH_TESTS = ['domain/src', 'functions/src', 'web/src', 'local/src', 'tests'] as const;
const TEST_FILE = /\.(?:test|deep)\.tsx?$/;
/** `test`, `it`, `describe` and what is named after them, such as `describeInBrowser`. */
const NAMES_TESTS = /^(?:test|it|describe)(?:[A-Z]\w*)?$/;
/** Members of a chain whose tests do not run, or need not pass, or whose text is no title of a test. */
const PROVES_NOTHING: ReadonlySet<string> = new Set(['skip', 'todo', 'fixme', 'fails', 'fail', 'step']);

/** The titles that name rows in brackets, in every test file of a checkout, by the order of the paths. */
export function titlesWithRows(root: string): readonly TestTitle[] {
  return testFilesOf(root).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const titles = text.search(ROW_IDS) === -1 ? [] : titlesIn(text);
    return titles.filter((title) => title.search(ROW_IDS) !== -1).map((title) => ({ file, title }));
  });
}

/** The test files of a checkout by their paths from its root, in order. */
export function testFilesOf(root: string): readonly string[] {
  return FOLDERS_WITH_TESTS.flatMap((folder) => testFilesBelow(join(root, folder))).map((path) => relative(root, path));
}

function testFilesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.name === 'node_modules') return [];
      if (entry.isDirectory()) return testFilesBelow(path);
      return TEST_FILE.test(entry.name) ? [path] : [];
    });
}

/**
 * The titles of the tests and groups of a file, of Vitest and of Playwright: `test`, `test.each(…)`, `test.describe`,
 * `describe` and the like, without those that do not run. What a template fills in stands as `…`.
 */
export function titlesIn(text: string): readonly string[] {
  const source = ts.createSourceFile('a.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const chain = chainOf(node.expression);
      if (NAMES_TESTS.test(chain[0] ?? '')) {
        if (chain.some((name) => PROVES_NOTHING.has(name))) return;
        const title = node.arguments[0] === undefined ? '' : textOf(node.arguments[0]);
        if (title !== '') titles.push(title);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

/** The names of a chain of calls and members: `test`, `describe`, `each` of `test.describe.each(…)`. */
function chainOf(callee: ts.Expression): readonly string[] {
  if (ts.isCallExpression(callee)) return chainOf(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return chainOf(callee.tag);
  if (ts.isPropertyAccessExpression(callee)) return [...chainOf(callee.expression), callee.name.text];
  return ts.isIdentifier(callee) ? [callee.text] : [];
}

function textOf(title: ts.Expression): string {
  if (ts.isStringLiteralLike(title)) return title.text;
  if (ts.isTemplateExpression(title))
    return title.head.text + title.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
  if (ts.isParenthesizedExpression(title)) return textOf(title.expression);
  return ts.isBinaryExpression(title) ? textOf(title.left) + textOf(title.right) : '';
}
