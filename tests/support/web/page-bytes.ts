import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  readonly file: string;
  readonly imports: readonly string[];
}

const ENTRY = 'shell.html';
/**
 * The message table that a screen loads beside that of every page, by the prefix of its source
 * (web/src/app/route-table.ts).
 */
const MESSAGE_TABLES: Readonly<Record<string, string>> = {
  'src/features/landing/': 'src/i18n/english/landing.ts',
  'src/features/college-search/': 'src/i18n/english/colleges.ts',
  'src/features/recruit-search/': 'src/i18n/english/landing.ts',
  'src/features/college-page/': 'src/i18n/english/college.ts',
  'src/features/coming/': 'src/i18n/english/scenes.ts',
  'src/features/saved-colleges/': 'src/i18n/english/saving.ts',
  'src/features/account/': 'src/i18n/english/account.ts',
  'src/features/admin-users/': 'src/i18n/english/admin.ts',
  'src/features/sign-in/': 'src/i18n/english/dialogs.ts',
};

/** The JavaScript of a built client, by Vite's manifest. */
export interface BuiltScripts {
  /** The sources of all screens that are a download of their own. */
  readonly screens: readonly string[];
  /** Gzipped kilobytes (1000 bytes) of a page: the entry, its screen, its English texts, and all they import. */
  readonly kilobytes: (screen: string) => number;
}

/** Reads the client that was built into a folder for Hosting. */
export function builtScripts(folder: string): BuiltScripts {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
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
  return {
    screens: [...chunks.keys()].filter((name) => /^src\/features\/.*-screen\.tsx$/.test(name)).sort(),
    kilobytes: (screen) => {
      const tables = Object.entries(MESSAGE_TABLES).flatMap(([prefix, name]) => (screen.startsWith(prefix) ? [name] : []));
      const files = new Set([ENTRY, screen, ...tables].flatMap((name) => [...filesOf(name)]));
      return [...files].reduce((sum, file) => sum + bytesOf(file), 0) / 1000;
    },
  };
}

function chunkOf(value: unknown): Chunk {
  const chunk = Object(value) as { file?: unknown; imports?: unknown };
  return { file: String(chunk.file), imports: Array.isArray(chunk.imports) ? chunk.imports.map(String) : [] };
}
