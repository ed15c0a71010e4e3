import { describe, expect, test } from 'vitest';
import { twoWayPairs } from './domain-layers';
import { type Import, importsOf, sourceFiles, textOf } from './import-graph';
import { IMPORT_RULES } from './import-rules';

const files = sourceFiles();
const known = new Set(files);
const imports = files.flatMap((file) => importsOf(file, known));
const isProduct = (file: string): boolean => !file.startsWith('tests/') && !/\.(test|deep)\.tsx?$/.test(file);

describe('who may import whom (docs/architecture.md)', () => {
  test.each(IMPORT_RULES)('$description', ({ breaks }) => {
    expect(imports.filter(breaks).map(({ from, text }) => `${from} imports ${text}`)).toEqual([]);
  });

  test('the rules see what they forbid', () => {
    const planted = (from: string, text: string, target: string | null): Import => ({ from, text, target, typesOnly: false });
    const offences = [
      planted('domain/src/college/a.ts', 'react', null),
      planted('domain/src/college/a.ts', '../person/roles/b', 'domain/src/person/roles/b.ts'),
      planted('web/src/lib/a.ts', '@touchline/functions/platform/clock-and-ids', 'functions/src/platform/clock-and-ids.ts'),
      planted('web/src/ui/a.tsx', '../session/b', 'web/src/session/b.ts'),
      planted('functions/src/http/a.ts', '../features/x/b', 'functions/src/features/x/b.ts'),
      planted('web/src/features/one/a.tsx', '../two/b', 'web/src/features/two/b.tsx'),
      planted('web/src/lib/a.ts', '@touchline/domain/http/api-contract', 'domain/src/http/api-contract.ts'),
      planted('functions/src/features/x/a.ts', 'firebase-admin/firestore', null),
      planted('functions/src/features/x/a.ts', 'stripe', null),
      planted('web/src/lib/a.ts', 'node:fs', null),
      planted('local/src/a.ts', '../../tests/b', 'tests/b.ts'),
    ];
    expect(IMPORT_RULES.map(({ breaks }) => offences.some(breaks))).toEqual(IMPORT_RULES.map(() => true));
  });

  test('every import of ours leads to a file', () => {
    const lost = imports.filter(
      ({ text, target }) => target === null && (text.startsWith('.') || text.startsWith('@touchline/')),
    );
    expect(
      lost.filter(({ text }) => !/\.(json|css|svg|js|mjs)(\?.*)?$/.test(text)).map(({ from, text }) => `${from} imports ${text}`),
    ).toEqual([]);
  });

  test('no two folders of domain import each other', () => {
    expect(twoWayPairs(imports)).toEqual([]);
    const link = (from: string, target: string): Import => ({ from, text: '', target, typesOnly: true });
    const [camp, ranking] = ['domain/src/camp/a.ts', 'domain/src/ranking/b.ts'];
    expect(twoWayPairs([link(camp, ranking)])).toEqual([]);
    expect(twoWayPairs([link(camp, ranking), link(ranking, camp)])).toHaveLength(4);
    const [roles, account] = ['domain/src/person/roles/a.ts', 'domain/src/person/account/b.ts'];
    expect(twoWayPairs([link(roles, account), link(account, roles)])).toHaveLength(2);
  });

  test('nothing imports itself in a circle', () => {
    expect(circleIn(imports)).toBeNull();
    const link = (from: string, target: string): Import => ({ from, text: '', target, typesOnly: false });
    expect(circleIn([link('a', 'b'), link('b', 'c'), link('c', 'a')])).toEqual(['a', 'b', 'c', 'a']);
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
    const here = 'tests/architecture/imports.test.ts';
    const forbidden =
      /eslint-disable|@ts-(ignore|expect-error|nocheck)|\bas any\b|\b(it|test|describe)\.(only|todo|skip)\b|waitForTimeout|\bTODO\b|\bFIXME\b/;
    expect(files.filter((file) => file !== here && forbidden.test(textOf(file)))).toEqual([]);
  });

  test('files stay near 70 lines, tables aside: none over 300', () => {
    expect(files.filter((file) => textOf(file).split('\n').length > 300)).toEqual([]);
  });

  test('tests import builders from testing folders, products never do', () => {
    const leaks = imports.filter(
      ({ from, target }) => isProduct(from) && !from.includes('/testing/') && (target?.includes('/testing/') ?? false),
    );
    expect(leaks.map(({ from, text }) => `${from} imports ${text}`)).toEqual([]);
  });
});

/** The first import cycle found, as the files along it; null where there is none. Type-only imports count too. */
function circleIn(edges: readonly Import[]): readonly string[] | null {
  const next = new Map<string, string[]>();
  for (const { from, target } of edges) if (target !== null) next.set(from, [...(next.get(from) ?? []), target]);
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (file: string): readonly string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    path.push(file);
    for (const target of next.get(file) ?? []) {
      const circle = visit(target);
      if (circle !== null) return circle;
    }
    path.pop();
    done.add(file);
    return null;
  };
  for (const file of next.keys()) {
    const circle = visit(file);
    if (circle !== null) return circle;
  }
  return null;
}
