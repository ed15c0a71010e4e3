import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

export const ROOT = resolve(import.meta.dirname, '../..');
const BUILT: readonly string[] = ['functions/lib', 'web/dist'];
const PACKAGES = ['domain', 'functions', 'web', 'local', 'tests'] as const;

/**
 * An import of a file: `target` is one of our files, relative to the root, or null for a package; `text` is the
 * import's specifier.
 */
export interface Import {
  readonly from: string;
  readonly text: string;
  readonly target: string | null;
  readonly typesOnly: boolean;
}

/** Every TypeScript file of ours, relative to the root. */
export function sourceFiles(): readonly string[] {
  return PACKAGES.flatMap((name) => walk(join(ROOT, name)))
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => relative(ROOT, file));
}

/** The text of a file of ours. */
export function textOf(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

/** Every import and re-export of a file, including dynamic imports with a literal specifier. */
export function importsOf(file: string, known: ReadonlySet<string>): readonly Import[] {
  const source = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true);
  const found: Import[] = [];
  const note = (text: string, typesOnly: boolean): void => {
    found.push({ from: file, text, typesOnly, target: targetOf(file, text, known) });
  };
  const visit = (node: ts.Node): void => {
    if (
      (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) &&
      node.moduleSpecifier !== undefined &&
      ts.isStringLiteral(node.moduleSpecifier)
    ) {
      note(node.moduleSpecifier.text, isTypesOnly(node));
    }
    const [argument] = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword ? node.arguments : [];
    if (argument !== undefined && ts.isStringLiteral(argument)) note(argument.text, false);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isTypesOnly(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  const clause = node.importClause;
  if (clause === undefined) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const bindings = clause.namedBindings;
  return (
    clause.name === undefined &&
    bindings !== undefined &&
    ts.isNamedImports(bindings) &&
    bindings.elements.every((element) => element.isTypeOnly)
  );
}

function targetOf(file: string, text: string, known: ReadonlySet<string>): string | null {
  const base = text.startsWith('.') ? relative(ROOT, resolve(ROOT, dirname(file), text)) : ownPackagePath(text);
  if (base === null) return null;
  return [base, `${base}.ts`, `${base}.tsx`].find((path) => known.has(path)) ?? null;
}

function ownPackagePath(text: string): string | null {
  const [, name, rest] = /^@touchline\/(\w+)\/(.+)$/.exec(text) ?? [];
  return name === undefined || rest === undefined ? null : `${name}/src/${rest}`;
}

function walk(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.name === 'node_modules' || BUILT.includes(relative(ROOT, path))) return [];
    return entry.isDirectory() ? walk(path) : [path];
  });
}
