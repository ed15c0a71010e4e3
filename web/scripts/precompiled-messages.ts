import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { edited, placeOf } from './least-code';

const DICTIONARY = /[\\/]src[\\/]i18n[\\/](?:english|german)(?:[\\/][\w-]+)?\.ts$/;
const PARSER = '@formatjs/icu-messageformat-parser';

type Parse = (message: string) => unknown;

/**
 * Parses the ICU messages of the dictionaries while building, so that neither the browser nor the server carries the parser: each text becomes its parsed
 * form, and react-intl gets the parser's counterpart that cannot parse. A message with a mistake stops the build.
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

/** The code with every message replaced by its parsed form; a text that stands elsewhere, like a plan's name in the price list, is spoken as it is. */
export function withParsedTexts(code: string, program: unknown, parse: Parse): string {
  return edited(
    code,
    messagesIn(program).map((message) => {
      const { start, end } = placeOf(message);
      const text = literalIn(message);
      return {
        start,
        end,
        text: typeof text === 'string' ? JSON.stringify(parse(text)) : `[{"type":0,"value":${code.slice(start, end)}}]`,
      };
    }),
  );
}

/** The values of `'search.title': 'Colleges'` and `'plan.free': FREE.label`: the dictionaries' keys have a dot, and what else lies beside them has none. */
function messagesIn(node: unknown): unknown[] {
  if (typeof node !== 'object' || node === null) return [];
  const key = Reflect.get(node, 'type') === 'Property' ? literalIn(Reflect.get(node, 'key')) : null;
  if (typeof key === 'string' && key.includes('.')) return [Reflect.get(node, 'value')];
  return Object.values(node).flatMap((child) => messagesIn(child));
}

function literalIn(node: unknown): unknown {
  return typeof node === 'object' && node !== null ? Reflect.get(node, 'value') : undefined;
}

/** The parser of the very version that react-intl uses. */
async function loadParser(): Promise<Parse> {
  const require = createRequire(createRequire(import.meta.url).resolve('react-intl'));
  const loaded: unknown = await import(pathToFileURL(require.resolve(PARSER)).href);
  const parse: unknown = typeof loaded === 'object' && loaded !== null ? Reflect.get(loaded, 'parse') : undefined;
  if (typeof parse !== 'function') throw new Error(`${PARSER} exports no function "parse"`);
  return (message) => Reflect.apply(parse, undefined, [message, { requiresOtherClause: true }]) as unknown;
}
