import ts from 'typescript';

/** A text that people read, and the line it begins on: a comment, a test title, or a line of a page. */
interface Passage {
  readonly text: string;
  readonly line: number;
}

const NAMES_TESTS: ReadonlySet<string> = new Set(['test', 'describe', 'it']);

/** The comments of a source file and, in tests, its titles, also those of `test.each(…)('title')`. */
export function passagesOf(
  file: string,
  text: string,
): { readonly comments: readonly Passage[]; readonly titles: readonly Passage[] } {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const isTest = /\.(test|deep)\.tsx?$/.test(file);
  const comments = new Map<number, Passage>();
  const titles: Passage[] = [];
  const lineOf = (position: number): number => source.getLineAndCharacterOfPosition(position).line + 1;
  const visit = (node: ts.Node): void => {
    if (!ts.isJsxText(node)) {
      const ranges = [
        ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
        ...(ts.getTrailingCommentRanges(text, node.getEnd()) ?? []),
      ];
      for (const { pos, end } of ranges) comments.set(pos, { text: text.slice(pos, end), line: lineOf(pos) });
    }
    if (isTest && ts.isCallExpression(node) && NAMES_TESTS.has(rootOf(node.expression))) {
      const [title] = node.arguments;
      if (title !== undefined && ts.isStringLiteralLike(title)) titles.push({ text: title.text, line: lineOf(title.getStart()) });
    }
    node.getChildren(source).forEach(visit);
  };
  visit(source);
  return { comments: [...comments.values()], titles };
}

/** The name at the start of a chain of calls and properties: `test` of `test.each(…)`. */
function rootOf(node: ts.Expression): string {
  if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) return rootOf(node.expression);
  return ts.isIdentifier(node) ? node.text : '';
}

/** The lines of a Markdown page without its blocks of code. */
export function proseOf(page: string): readonly Passage[] {
  let isCode = false;
  return page.split('\n').flatMap((text, at) => {
    const isFence = /^\s*```/.test(text);
    if (isFence) isCode = !isCode;
    return isCode || isFence ? [] : [{ text, line: at + 1 }];
  });
}

/** The anchors that GitHub generates for a page's headings. */
export function anchorsOf(page: string): ReadonlySet<string> {
  const seen = new Map<string, number>();
  return new Set(
    proseOf(page).flatMap(({ text }) => {
      const [, heading] = /^#{1,6} (.+)$/.exec(text) ?? [];
      if (heading === undefined) return [];
      const slug = heading
        .trim()
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replace(/\s/g, '-');
      const before = seen.get(slug) ?? 0;
      seen.set(slug, before + 1);
      return [before === 0 ? slug : `${slug}-${before}`];
    }),
  );
}
