import { dirname, relative, resolve } from 'node:path';
import ts from 'typescript';
import { ROOT, textOf } from './source-files';

/** What a module of the web client has to do with messages and with other modules; paths from the root. */
export interface ModuleUse {
  /** Modules that are there whenever it is there. */
  readonly imports: readonly string[];
  /** Modules that it downloads when it needs them. */
  readonly downloads: readonly string[];
  /** The parts of the dictionary that it loads: `loadMessages('album', …)`, `messages: ['college']`. */
  readonly loads: readonly string[];
  /** Its literal texts, among them the keys of messages. */
  readonly texts: ReadonlySet<string>;
  /** Its texts with values in them, such as `college.${tab}`. */
  readonly patterns: readonly RegExp[];
}

/** A key begins with a name and a point. */
const KEY_START = /^[a-z]\w*\./i;
const LOADING = /(?:^loadMessages$|^messages$|_MESSAGES$)/;

/** Reads a module; `known` are the paths of all modules. */
export function moduleUse(file: string, known: ReadonlySet<string>): ModuleUse {
  return useIn(file, textOf(file), known);
}

/** The same for a text that is no file. */
export function useIn(file: string, text: string, known: ReadonlySet<string>): ModuleUse {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const [imports, downloads, loads, texts, patterns] = [[], [], [], new Set<string>(), []] as [
    string[],
    string[],
    string[],
    Set<string>,
    RegExp[],
  ];
  const target = (specifier: ts.Node | undefined): string[] => {
    if (specifier === undefined || !ts.isStringLiteral(specifier) || !specifier.text.startsWith('.')) return [];
    const base = relative(ROOT, resolve(ROOT, dirname(file), specifier.text));
    return [`${base}.ts`, `${base}.tsx`].filter((path) => known.has(path)).slice(0, 1);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      if (!isOfTypes(node)) imports.push(...target(node.moduleSpecifier));
      return;
    }
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      downloads.push(...target(node.arguments[0]));
    if (LOADING.test(nameOf(node))) loads.push(...literalsIn(node));
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) texts.add(node.text);
    if (ts.isTemplateExpression(node) && KEY_START.test(node.head.text)) patterns.push(patternOf(node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { imports, downloads, loads, texts, patterns };
}

function isOfTypes(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  const clause = node.importClause;
  if (clause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const named = clause?.namedBindings;
  return (
    clause?.name === undefined &&
    named !== undefined &&
    ts.isNamedImports(named) &&
    named.elements.every((element) => element.isTypeOnly)
  );
}

/** The name of what is called, or of the property or constant that is set. */
function nameOf(node: ts.Node): string {
  if (ts.isCallExpression(node)) return node.expression.getText();
  if (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) return node.name.getText();
  return '';
}

function literalsIn(node: ts.Node): readonly string[] {
  if (ts.isStringLiteral(node)) return [node.text];
  const found: string[] = [];
  ts.forEachChild(node, (child) => void found.push(...literalsIn(child)));
  return found;
}

/** `college.${tab}` as a pattern of one key; a value holds no point. */
function patternOf({ head, templateSpans }: ts.TemplateExpression): RegExp {
  const parts = [head.text, ...templateSpans.map(({ literal }) => literal.text)];
  return new RegExp(`^${parts.map((part) => part.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join('[^.]*')}$`);
}
