import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { ROOT, sourceFiles, textOf } from './source-files';
import { anchorsOf, passagesOf, proseOf } from './passages';

/** A citation without a target, or a line that is too wide: its location and the reason. */
interface Offence {
  readonly file: string;
  readonly line: number;
  readonly why: string;
}

/** The most columns of a comment, and of a line of a page except tables and code. */
const MAX_COLUMNS = 120;
const REQUIREMENTS_PAGE = 'docs/requirements.md';
const FAULTS_PAGE = 'docs/faults.md';
const ATTACKS_PAGE = 'docs/attacks.md';
/** Generated from the code; other tests compare them with it. */
/** Texts of the site in Markdown: product-texts.test.ts checks their links. */
const PRODUCT_TEXT = /^web\/src\/(?:guide|faqs)\//;
const GENERATED_PAGES: ReadonlySet<string> = new Set(['docs/api.md', 'docs/coverage.md', 'docs/bench.md', 'docs/cost.md']);

const REQUIREMENT_ID = /\bS\d{1,2}-\d{2}\b/g;
const FAULT_ID = /(?<![%\w#])F[1-9]\d?\b(?!-)/g;
const ATTACK = /\battack (\d+)/g;
const PAGE_MENTION = /(?<![\w/.-])((?:\.{1,2}\/)*[\w./-]+\.md)(#[\w-]+)?/g;
const SOURCE_MENTION = /(?<![\w@/.*<{-])((?:[\w.-]+\/)*[\w.-]+\.tsx?)\b/g;
const FOREIGN_PAGE = /§|test-matrix|\b(?:design|screens|style|local-stack|web-rendering|specification)\.md/i;
const SPECIFICATION = /\bspecification\b/i;

/** Files with comments that are not TypeScript; they are read line by line. */
const OTHER_FILE = /\.(?:rules|css|html)$|^(?:eslint\.config\.js|vitest\.config\.ts)$|\.env\.(?:local|example)$/;
const COMMENT_LINE = /^\s*(?:\/\/|\/?\*|#|<!--)/;

/** A text without any of these cites nothing and need not be parsed. */
const MAY_CITE = /S\d|F\d|attack|\.md|\.tsx?\b|§|specification/i;

const LINK = /\[[^\]]*\]\(([^)\s]+)\)/g;
const CODE_SPAN = /`([^`\n]+)`/g;
const SOURCE_PATH = /^[\w@.][\w@./-]*\.(?:tsx?|json|js|css|html|rules)$/;
const FOLDER_PATH = /^(?:domain|functions|web|local|tests|docs|emulator-data|college-data)\/[\w/-]*$/;
/** What a build writes: a fresh clone has none of it. */
const BUILT = /^(?:(?:functions\/lib|web\/dist)\b|functions\/package-lock\.json$)/;
const CODE_NAME = /^[a-z]+[A-Z]\w*(?:\(\))?$/;

/** The possible targets of citations. */
interface Targets {
  readonly sources: readonly string[];
  readonly pages: readonly string[];
  readonly paths: readonly string[];
  readonly names: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
  readonly requirements: ReadonlySet<string>;
  readonly faults: ReadonlySet<string>;
  readonly attacks: ReadonlySet<string>;
}

/** Every citation and link of the repository without a target, and every line of a comment or page that is too wide. */
export function citationOffences(): readonly Offence[] {
  const targets = targetsOfRepository();
  return [
    ...targets.sources.flatMap((file) => sourceOffences(file, textOf(file), targets)),
    ...targets.paths.filter((path) => OTHER_FILE.test(path)).flatMap((path) => otherOffences(path, textOf(path), targets)),
    ...targets.pages.flatMap((page) => pageOffences(page, textOf(page), targets)),
  ];
}

export function targetsOfRepository(): Targets {
  const sources = sourceFiles();
  const folders = ['domain', 'functions', 'web', 'local', 'tests', 'docs', 'emulator-data', 'college-data'].flatMap(filesBelow);
  const atRoot = readdirSync(ROOT, { withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = [...folders, ...atRoot.map(({ name }) => name)];
  return {
    sources,
    paths,
    pages: paths.filter((path) => path.endsWith('.md') && !GENERATED_PAGES.has(path) && !PRODUCT_TEXT.test(path)),
    names: new Set(paths.map((path) => basename(path))),
    words: new Set([...sources, REQUIREMENTS_PAGE].flatMap((file) => textOf(file).match(/\w+/g) ?? [])),
    requirements: new Set(textOf(REQUIREMENTS_PAGE).match(REQUIREMENT_ID) ?? []),
    faults: new Set(textOf(FAULTS_PAGE).match(FAULT_ID) ?? []),
    attacks: attackNumbers(textOf(ATTACKS_PAGE)),
  };
}

/** The numbers in the first column of the tables of attacks, where `1 to 4` stands for four of them. */
function attackNumbers(page: string): ReadonlySet<string> {
  const cells = [...page.matchAll(/^\| ([\d, to]+?) +\|/gm)].map(([, cell = '']) => cell);
  return new Set(
    cells
      .flatMap((cell) => cell.split(', '))
      .flatMap((part) => {
        const [from = 0, to = from] = part.split(' to ').map(Number);
        return Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
      }),
  );
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.name === 'node_modules' || BUILT.test(path)) return [];
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

/**
 * Comments and test titles cite requirement ids, fault ids and pages by their path from the root; comments also name
 * files.
 */
export function sourceOffences(file: string, text: string, targets: Targets): readonly Offence[] {
  const lines = text.split('\n');
  if (!MAY_CITE.test(text) && lines.every((line) => line.length <= MAX_COLUMNS)) return [];
  const { comments, titles } = passagesOf(file, text);
  const wide = new Set(
    comments
      .flatMap((comment) => comment.text.split('\n').map((_, at) => comment.line + at))
      .filter((line) => (lines[line - 1] ?? '').length > MAX_COLUMNS),
  );
  return [
    ...[...comments, ...titles].flatMap((passage) =>
      citedOffences(passage.text, targets).map((why) => ({ file, line: passage.line, why })),
    ),
    ...comments.flatMap((comment) =>
      [
        ...(SPECIFICATION.test(comment.text) ? ['cites the specification where a requirement id would hold'] : []),
        ...[...comment.text.matchAll(SOURCE_MENTION)]
          .filter(([, path = '']) => !isKnownPath(path, targets))
          .map(([, path = '']) => `names a file that is not there: ${path}`),
      ].map((why) => ({ file, line: comment.line, why })),
    ),
    ...[...wide].map((line) => ({ file, line, why: `a comment of ${lines[line - 1]?.length ?? 0} columns` })),
  ];
}

function otherOffences(file: string, text: string, targets: Targets): readonly Offence[] {
  return text
    .split('\n')
    .flatMap((line, at) =>
      [
        ...citedOffences(line, targets),
        ...(COMMENT_LINE.test(line) && line.length > MAX_COLUMNS ? [`a comment of ${line.length} columns`] : []),
      ].map((why) => ({ file, line: at + 1, why })),
    );
}

/** Pages link and mention other pages, source files, folders and names of the code. */
export function pageOffences(page: string, text: string, targets: Targets): readonly Offence[] {
  return proseOf(text).flatMap(({ text: prose, line }) => {
    const links = [...prose.matchAll(LINK)].map(([, target = '']) => target).filter((target) => !/^[a-z]+:/.test(target));
    const spans = [...prose.matchAll(CODE_SPAN)].map(([, span = '']) => span);
    const isWide = prose.length > MAX_COLUMNS && !prose.startsWith('|');
    return [
      ...idOffences(prose, targets),
      ...(FOREIGN_PAGE.test(prose) ? ['cites what is not in the repository'] : []),
      ...links.flatMap((link) => {
        const [path = '', anchor] = link.split('#');
        return brokenPage(
          [path === '' ? page : normalize(join(dirname(page), path))],
          link,
          anchor === undefined ? '' : `#${anchor}`,
        );
      }),
      ...[...prose.replace(LINK, '').matchAll(PAGE_MENTION)].flatMap(([, path = '', anchor = '']) =>
        brokenPage([path, normalize(join(dirname(page), path))], path, anchor),
      ),
      ...spans.flatMap((span) => spanOffences(span, targets)),
      ...(isWide ? [`a line of ${prose.length} columns`] : []),
    ].map((why) => ({ file: page, line, why }));
  });
}

function spanOffences(span: string, targets: Targets): readonly string[] {
  if (BUILT.test(span)) return [];
  if (SOURCE_PATH.test(span)) return isKnownPath(span, targets) ? [] : [`names a file that is not there: ${span}`];
  if (FOLDER_PATH.test(span)) {
    return existsSync(join(ROOT, span)) ? [] : [`names a folder that is not there: ${span}`];
  }
  return !CODE_NAME.test(span) || targets.words.has(span.replace('()', '')) ? [] : [`names code that is not there: ${span}`];
}

/** Requirement, fault and attack ids, and pages by their path from the root. */
function citedOffences(text: string, targets: Targets): readonly string[] {
  return [
    ...idOffences(text, targets),
    ...(FOREIGN_PAGE.test(text) ? ['cites what is not in the repository'] : []),
    ...[...text.matchAll(PAGE_MENTION)].flatMap(([, path = '', anchor = '']) => brokenPage([path], path, anchor)),
  ];
}

function idOffences(text: string, { requirements, faults, attacks }: Targets): readonly string[] {
  return [
    ...(text.match(REQUIREMENT_ID) ?? []).filter((id) => !requirements.has(id)).map((id) => `${id} is no requirement`),
    ...(text.match(FAULT_ID) ?? []).filter((id) => !faults.has(id)).map((id) => `${id} is no fault of ${FAULTS_PAGE}`),
    ...[...text.matchAll(ATTACK)]
      .filter(([, number = '']) => !attacks.has(number))
      .map(([citation]) => `${citation} is none of ${ATTACKS_PAGE}`),
  ];
}

/** Source files are named by their path from the root, by the end of it (`http/answer-call.ts`) or by their name. */
function isKnownPath(path: string, { names, paths }: Targets): boolean {
  return path.includes('/') ? paths.some((known) => known === path || known.endsWith(`/${path}`)) : names.has(path);
}

function brokenPage(candidates: readonly string[], shown: string, anchor: string): readonly string[] {
  const found = candidates.find((candidate) => existsSync(join(ROOT, candidate)));
  if (found === undefined) return [`leads to a page that is not there: ${shown}`];
  if (anchor === '' || anchorsOf(textOf(found)).has(anchor.slice(1))) return [];
  return [`leads to a heading that is not there: ${shown}`];
}
