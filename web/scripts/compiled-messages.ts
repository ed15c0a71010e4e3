import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { type Plugin, runnerImport } from 'vite';
import type * as messageTables from './message-tables';

const MODULE = /src[\\/]i18n[\\/](english|german)[\\/]([\w-]+)\.ts$/;

/**
 * Gives builds the messages as `formatjs compile --ast` compiles them, so that neither browser nor server carries the
 * parser of ICU messages (library-aliases.ts). Development and tests parse the texts where they are shown. A malformed
 * message fails the build.
 */
export function compiledMessages(): Plugin {
  let compiling: Promise<ReadonlyMap<string, string>> | null = null;
  return {
    name: 'compiled-messages',
    apply: 'build',
    load: {
      filter: { id: MODULE },
      handler: async (id) => (await (compiling ??= compiledModules())).get(nameOf(id)) ?? null,
    },
  };
}

/** `english.college` for the path of a module of messages. */
function nameOf(path: string): string {
  const [, language = '', part = ''] = MODULE.exec(path) ?? [];
  return `${language}.${part}`;
}

/** The code of every module of messages, by name; modules that hold anything else besides messages are left out. */
async function compiledModules(): Promise<ReadonlyMap<string, string>> {
  const { module } = await runnerImport<typeof messageTables>(join(import.meta.dirname, 'message-tables.ts'), {
    configFile: false,
  });
  const tables = Object.entries(module.MESSAGE_MODULES).flatMap(([path, exported]) =>
    Object.entries(exported).every(([, table]) => isMessageTable(table))
      ? Object.entries(exported).map(([name, table]) => ({ module: nameOf(path), name, table }))
      : [],
  );
  const compiled = await compile(tables.map(({ table }) => table));
  const code = new Map<string, string>();
  tables.forEach(({ module: owner, name }, index) => {
    code.set(owner, `${code.get(owner) ?? ''}export const ${name} = ${compiled[index] ?? '{}'};\n`);
  });
  return code;
}

function isMessageTable(exported: unknown): boolean {
  return (
    typeof exported === 'object' &&
    exported !== null &&
    Object.values(exported).every((text: unknown) => typeof text === 'string')
  );
}

/** The tables as JSON, each message in its parsed form. Rejects where a message is malformed. */
export async function compile(tables: readonly unknown[]): Promise<readonly string[]> {
  const require = createRequire(import.meta.url);
  const command = join(require.resolve('@formatjs/cli/package.json'), '../bin/formatjs');
  const folder = await mkdtemp(join(tmpdir(), 'touchline-messages-'));
  const [texts, parsed] = [join(folder, 'texts'), join(folder, 'parsed')];
  try {
    await mkdir(texts);
    const files = tables.map((_, index) => join(texts, `${index}.json`));
    await Promise.all(files.map((file, index) => writeFile(file, JSON.stringify(tables[index]))));
    await promisify(execFile)(process.execPath, [command, 'compile-folder', '--format', 'simple', '--ast', texts, parsed]);
    return await Promise.all(files.map(async (file) => minified(await readFile(join(parsed, basename(file)), 'utf8'))));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function minified(json: string): string {
  return JSON.stringify(JSON.parse(json));
}
