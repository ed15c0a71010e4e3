import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { edited, rangeOf } from './source-edits';

const DICTIONARY = /[\\/]src[\\/]i18n[\\/](?:english|german)(?:[\\/][\w-]+)?\.ts$/;
const PARSER = '@formatjs/icu-messageformat-parser';

type Parse = (message: string) => unknown;

/**
 * Parses the ICU messages of the message tables at build time, so that neither browser nor server carries the parser.
 * Each text becomes its parsed form, and react-intl gets the counterpart that cannot parse. A malformed message fails
 * the build.
 */
export function precompiledMessages(): Plugin {
  let parsing: Promise<Parse> | null = null;
  return {
    name: 'precompiled-messages',
    apply: 'build',
    enforce: 'post',
    config: () => ({ resolve: { alias: [{ find: new RegExp(`^${PARSER}$`), replacement: `${PARSER}/no-parser.js` }] } }),
    transform: {
      filter: { id: DICTIONARY },
      async handler(code) {
        const parse = await (parsing ??= loadParser());
        return { code: withParsedTexts(code, this.parse(code), parse), map: null };
      },
    },
  };
}

/**
 * The code with every message replaced by its parsed form. A value that is no literal, such as a plan's name from the
 * price list, becomes one literal part.
 */
export function withParsedTexts(code: string, program: unknown, parse: Parse): string {
  return edited(
    code,
    messagesIn(program).map((message) => {
      const { start, end } = rangeOf(message);
      const text = literalIn(message);
      return {
        start,
        end,
        text: typeof text === 'string' ? JSON.stringify(parse(text)) : `[{"type":0,"value":${code.slice(start, end)}}]`,
      };
    }),
  );
}

/** The values of `'search.title': 'Colleges'` and `'plan.free': FREE.label`: only the keys of messages have a dot. */
function messagesIn(node: unknown): unknown[] {
  if (typeof node !== 'object' || node === null) return [];
  const key = Reflect.get(node, 'type') === 'Property' ? literalIn(Reflect.get(node, 'key')) : null;
  if (typeof key === 'string' && key.includes('.')) return [Reflect.get(node, 'value')];
  return Object.values(node).flatMap((child) => messagesIn(child));
}

function literalIn(node: unknown): unknown {
  return typeof node === 'object' && node !== null ? Reflect.get(node, 'value') : undefined;
}

/** The parser of the exact version that react-intl uses. */
async function loadParser(): Promise<Parse> {
  const require = createRequire(createRequire(import.meta.url).resolve('react-intl'));
  const loaded: unknown = await import(pathToFileURL(require.resolve(PARSER)).href);
  const parse: unknown = typeof loaded === 'object' && loaded !== null ? Reflect.get(loaded, 'parse') : undefined;
  if (typeof parse !== 'function') throw new Error(`${PARSER} exports no function "parse"`);
  return (message) => Reflect.apply(parse, undefined, [message, { requiresOtherClause: true }]) as unknown;
}
