import ts from 'typescript';
import { expect, test } from 'vitest';
import { sourceFiles, textOf } from './source-files';

/** What a query may use without naming it in its key, since it is the same for every answer. */
const SAME_FOR_EVERY_ANSWER = ['callApi', 'catalogue', 'load'];

interface QueryUse {
  readonly key: string;
  /** What the query asks by and its key does not name: two such queries share one answer. */
  readonly missing: readonly string[];
}

/** The queries of a file: objects with `queryKey` and `queryFn`. */
function queriesIn(file: string, text: string): readonly QueryUse[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: QueryUse[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const of = (name: string) => node.properties.find((one) => one.name?.getText(source) === name);
      const [key, query] = [of('queryKey'), of('queryFn')];
      if (key !== undefined && query !== undefined) {
        const [named, own] = [valuesIn(key), localsAround(node)];
        const missing = [...valuesIn(query)].filter((name) => own.has(name) && !named.has(name));
        found.push({ key: key.getText(source), missing: missing.filter((name) => !SAME_FOR_EVERY_ANSWER.includes(name)) });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The names of the values that a piece of code uses, without those of properties and types. */
function valuesIn(root: ts.Node): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    const { parent } = node;
    const isProperty = (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) && parent.name === node;
    if (ts.isIdentifier(node) && !isProperty) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return names;
}

/** The parameters, constants and functions of the functions around a piece of code. */
function localsAround(node: ts.Node): ReadonlySet<string> {
  const names = new Set<string>();
  const add = (name: ts.BindingName): void => {
    if (ts.isIdentifier(name)) names.add(name.text);
    else for (const one of name.elements) if (ts.isBindingElement(one)) add(one.name);
  };
  for (let around = node.parent; !ts.isSourceFile(around); around = around.parent) {
    if (ts.isFunctionLike(around)) for (const { name } of around.parameters) add(name);
    if (!ts.isBlock(around)) continue;
    for (const statement of around.statements) {
      if (ts.isVariableStatement(statement)) for (const { name } of statement.declarationList.declarations) add(name);
      if (ts.isFunctionDeclaration(statement) && statement.name !== undefined) add(statement.name);
    }
  }
  return names;
}

test('finds what a query asks by and its key leaves out', () => {
  const missing = (key: string, query: string) =>
    queriesIn(
      'a.tsx',
      `function Use({ id }: Props) { const state = stateOf(id); useQuery({ queryKey: ${key}, queryFn: ${query} }); }`,
    ).flatMap((one) => one.missing);
  expect(missing("['mails']", "({ signal }) => callApi('mails', { query: { state }, signal })")).toEqual(['state']);
  expect(missing("['mails', state]", "({ signal }) => callApi('mails', { query: { state }, signal })")).toEqual([]);
  expect(missing('keyOf(id)', 'async () => (await find({ id, state: OPEN })).state')).toEqual([]);
});

test('the key of a query names all that it asks by, so that no answer is shown for another question', () => {
  const files = sourceFiles().filter((file) => /^web\/src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file));
  const texts = files.map((file) => ({ file, text: textOf(file) })).filter(({ text }) => text.includes('queryFn'));
  const queries = texts.flatMap(({ file, text }) => queriesIn(file, text).map((query) => ({ file, ...query })));
  expect(queries.length).toBeGreaterThan(30);
  expect(queries.filter(({ missing }) => missing.length > 0)).toEqual([]);
});
