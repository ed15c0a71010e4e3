import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { compileMessage } from '../src/i18n/compiled-message';
import type * as messageTables from './message-tables';

const MODULE = /src[\\/]i18n[\\/](english|german)[\\/]([\w-]+)\.ts$/;

/**
 * Gives builds the messages compiled, so that neither browser nor server carries the parser of ICU messages. Development
 * and tests compile the texts where they are shown. A malformed message fails the build.
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

/** The code of every module of messages, by name; modules that hold anything else beside messages are left out. */
async function compiledModules(): Promise<ReadonlyMap<string, string>> {
  const { module } = await runnerImport<typeof messageTables>(join(import.meta.dirname, 'message-tables.ts'), {
    configFile: false,
  });
  const code = new Map<string, string>();
  for (const [path, exported] of Object.entries(module.MESSAGE_MODULES)) {
    const tables = Object.entries(exported).flatMap(([name, table]) => (isMessageTable(table) ? [{ name, table }] : []));
    if (tables.length < Object.keys(exported).length) continue;
    code.set(nameOf(path), tables.map(({ name, table }) => `export const ${name} = ${compiledTable(table)};\n`).join(''));
  }
  return code;
}

/** A table as JSON, each message compiled. Throws where a message is malformed. */
export function compiledTable(table: Readonly<Record<string, string>>): string {
  return JSON.stringify(Object.fromEntries(Object.entries(table).map(([key, text]) => [key, compileMessage(text)])));
}

function isMessageTable(exported: unknown): exported is Readonly<Record<string, string>> {
  return (
    typeof exported === 'object' &&
    exported !== null &&
    Object.values(exported).every((text: unknown) => typeof text === 'string')
  );
}
