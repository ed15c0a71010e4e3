import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

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

/** The code with every message replaced by its parsed form. */
function withParsedTexts(code: string, program: unknown, parse: Parse): string {
  return textsIn(program)
    .sort((a, b) => b.start - a.start)
    .reduce((done, { start, end, text }) => `${done.slice(0, start)}${JSON.stringify(parse(text))}${done.slice(end)}`, code);
}

interface PlacedText {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function textsIn(node: unknown): PlacedText[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = isTextProperty(node) ? [{ start: node.value.start, end: node.value.end, text: node.value.value }] : [];
  return [...own, ...Object.values(node).flatMap((child) => textsIn(child))];
}

/** True for `'search.title': 'Colleges'`: the dictionaries' keys have a dot, and what else lies beside them has none. */
function isTextProperty(node: object): node is { readonly value: { start: number; end: number; value: string } } {
  if (Reflect.get(node, 'type') !== 'Property') return false;
  const [key, value] = ['key', 'value'].map((part) => literalIn(Reflect.get(node, part)));
  return typeof key === 'string' && key.includes('.') && typeof value === 'string';
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
