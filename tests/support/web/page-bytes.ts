import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { repositoryRoot } from '@touchline/local/repository-root';
import { type SitePage, sitePages } from './site-pages';

interface Chunk {
  readonly file: string;
  readonly imports: readonly string[];
}

const ENTRY = 'shell.html';
const WEB = join(repositoryRoot, 'web');

/** A page of the site, by its folder below web/src/pages, and what it weighs. */
export interface PageWeight {
  readonly page: string;
  /** Gzipped kilobytes (1000 bytes): the entry, what its page.ts imports, its English texts, and all they import. */
  readonly kilobytes: number;
  readonly budgetKb: number;
}

/** The JavaScript of a built client, by Vite's manifest. */
export interface BuiltScripts {
  /** The sources that are a download of their own. */
  readonly sources: readonly string[];
  /** What the pages weigh that were built. */
  readonly weights: () => Promise<readonly PageWeight[]>;
}

/** Reads the client that was built into a folder for Hosting, by the manifest in another one. */
export function builtScripts(folder: string, manifestFolder: string): BuiltScripts {
  const manifest: unknown = JSON.parse(readFileSync(join(manifestFolder, 'manifest.json'), 'utf8'));
  const chunks = new Map(Object.entries(Object(manifest) as object).map(([name, chunk]) => [name, chunkOf(chunk)]));
  const filesOf = (name: string, known: Set<string> = new Set()): ReadonlySet<string> => {
    const chunk = chunks.get(name);
    if (chunk === undefined) throw new Error(`The build has no ${name}`);
    if (!known.has(chunk.file)) {
      known.add(chunk.file);
      for (const imported of chunk.imports) filesOf(imported, known);
    }
    return known;
  };
  const bytesOf = (file: string): number => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;
  const weightOf = (page: string, definitions: readonly SitePage[]): PageWeight => {
    const tables = definitions.flatMap(({ messages }) => messages).map((part) => `src/i18n/english/${part}.ts`);
    const downloads = [ENTRY, ...importsOf(page), ...tables].filter((name) => chunks.has(name));
    const files = new Set(downloads.flatMap((name) => [...filesOf(name)]));
    const bytes = [...files].reduce((sum, file) => sum + bytesOf(file), 0);
    return { page, kilobytes: bytes / 1000, budgetKb: Math.min(...definitions.map(({ budgetKb }) => budgetKb)) };
  };
  return {
    sources: [...chunks.keys()].sort(),
    weights: async () =>
      Object.entries(await sitePages()).flatMap(([page, definitions]) =>
        importsOf(page).some((name) => chunks.has(name)) ? [weightOf(page, definitions)] : [],
      ),
  };
}

/** The modules that a page's definition downloads, as the manifest names them. */
function importsOf(page: string): readonly string[] {
  const folder = join(WEB, 'src/pages', page);
  const text = readFileSync(join(folder, 'page.ts'), 'utf8');
  return [...text.matchAll(/import\('([^']+)'\)/g)].map(([, path = '']) => {
    const base = join(folder, path);
    const file = [`${base}.tsx`, `${base}.ts`].find(existsSync);
    if (file === undefined) throw new Error(`${page}/page.ts imports ${path}, which is not there`);
    return relative(WEB, file);
  });
}

function chunkOf(value: unknown): Chunk {
  const chunk = Object(value) as { file?: unknown; imports?: unknown };
  return { file: String(chunk.file), imports: Array.isArray(chunk.imports) ? chunk.imports.map(String) : [] };
}
