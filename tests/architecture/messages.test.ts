import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { ROOT, sourceFiles } from './source-files';
import { moduleUse, type ModuleUse, useIn } from './message-use';
import { missingParts, type Parts, unusedKeys } from './messages-by-part';

const files = sourceFiles().filter((file) => file.startsWith('web/src/') && !/\.test\.tsx?$|^web\/src\/testing\//.test(file));
const known = new Set(files);
const uses = new Map(files.map((file) => [file, moduleUse(file, known)]));
const pages = files.filter((file) => /^web\/src\/pages\/[\w-]+\/page\.ts$/.test(file));

async function englishParts(): Promise<Parts> {
  const folder = join(ROOT, 'web/src/i18n/english');
  const names = readdirSync(folder).map((file) => basename(file, '.ts'));
  const tables = await Promise.all(
    names.map(async (name) => {
      const module = (await import(join(folder, `${name}.ts`))) as Readonly<Record<string, object>>;
      return [name, new Set(Object.values(module).flatMap((table) => Object.keys(table)))] as const;
    }),
  );
  return new Map(tables);
}

describe('messages, part by part (docs/decisions/028-messages-by-part.md)', () => {
  let parts: Parts = new Map();
  beforeAll(async () => {
    parts = await englishParts();
  });

  test('stand in one part each', () => {
    const keys = [...parts.values()].flatMap((part) => [...part]);
    expect(keys.length).toBeGreaterThan(500);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  test.each(pages)('are loaded for all that a page shows: %s', (page) => {
    const { downloads = [], loads = [] } = uses.get(page) ?? {};
    expect(downloads.length === 0 && page !== 'web/src/pages/redirects/page.ts').toBe(false);
    expect(downloads.flatMap((view) => missingParts(view, uses, parts, loads))).toEqual([]);
  });

  test('are loaded for all that is on every page, and for what it downloads', () => {
    expect(missingParts('web/src/main.tsx', uses, parts)).toEqual([]);
  });

  test('are all used', () => {
    expect(unusedKeys(uses.values(), parts)).toEqual([]);
  });
});

describe('the search for missing messages', () => {
  const PARTS: Parts = new Map([
    ['every-page', new Set(['edit.save'])],
    ['college', new Set(['college.camps', 'college.city'])],
    ['album', new Set(['album.add'])],
  ]);
  const modules = {
    'web/src/pages/a/view.tsx': `import { Card } from './card'; const load = () => import('./tools'); t('edit.save');`,
    'web/src/pages/a/card.tsx': `import type { Other } from './other'; t('college.camps');`,
    'web/src/pages/a/other.tsx': `t('album.add');`,
    'web/src/pages/a/tools.tsx': 't(`college.${tab}`); t("album.add");',
    'web/src/pages/b/view.tsx': `const load = () => Promise.all([import('../a/tools'), loadMessages('album', language)]);`,
  };
  const paths = new Set(Object.keys(modules));
  const planted: ReadonlyMap<string, ModuleUse> = new Map(
    Object.entries(modules).map(([file, text]) => [file, useIn(file, text, paths)]),
  );
  const missing = (view: string, ...loaded: readonly string[]) =>
    missingParts(view, planted, PARTS, loaded).map(({ module, part }) => `${part} for ${basename(module)}`);

  test('follows imports, and what is downloaded later', () => {
    expect(missing('web/src/pages/a/view.tsx')).toEqual(['album for tools.tsx', 'college for tools.tsx', 'college for card.tsx']);
    expect(missing('web/src/pages/a/view.tsx', 'college')).toEqual(['album for tools.tsx']);
    expect(missing('web/src/pages/a/view.tsx', 'college', 'album')).toEqual([]);
  });

  test('knows what a module loads for what it downloads', () => {
    expect(missing('web/src/pages/b/view.tsx')).toEqual(['college for tools.tsx']);
    expect(missing('web/src/pages/b/view.tsx', 'college')).toEqual([]);
  });

  test('finds keys that nobody names', () => {
    expect(unusedKeys(planted.values(), PARTS)).toEqual([]);
    expect(unusedKeys([], PARTS)).toHaveLength(4);
  });
});
