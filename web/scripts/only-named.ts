import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type Edit, edited, rangeOf, valueNamed, withoutMembers } from './source-edits';

type Names = ReadonlySet<string>;

const SOURCES = join(import.meta.dirname, '../src');
const CHAKRA = join(createRequire(import.meta.url).resolve('@chakra-ui/react/package.json'), '../dist/esm');
const ZAG = join(CHAKRA, '../../../../@zag-js');

/**
 * Shortens the libraries' long lists to what our sources or Chakra's own code can name: conditions and style
 * properties, CSS properties and HTML attributes, and react-intl's formatters. A word anywhere in a source counts as
 * naming it, so that a new use retains what it needs. Only a name composed at run time would be missed. The build fails
 * where a list has moved.
 */
export function onlyNamed(): Plugin {
  let known: { readonly ours: Names; readonly styled: Names } | null = null;
  return {
    name: 'only-named',
    apply: 'build',
    transform: {
      filter: { id: LISTS.map(({ file }) => file) },
      handler(code, id) {
        known ??= { ours: namesIn(SOURCES), styled: styledNames() };
        const program: unknown = this.parse(code);
        const { ours, styled } = known;
        const edits = LISTS.filter(({ file }) => file.test(id)).flatMap(({ shorten }) =>
          shorten({ code, program, ours, styled }),
        );
        return { code: edited(code, edits), map: null };
      },
    },
  };
}

interface ShortenInput {
  readonly code: string;
  readonly program: unknown;
  readonly ours: Names;
  /** Ours, and those of Chakra's used components, their state machines and recipes. */
  readonly styled: Names;
}

const LISTS: readonly { readonly file: RegExp; readonly shorten: (input: ShortenInput) => readonly Edit[] }[] = [
  {
    file: /chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/]preset-base\.js$/,
    shorten: ({ program, styled }) => [
      ...withoutMembers(conditionsIn(program), ([name = '']) => styled.has(`_${name}`)),
      ...withoutMembers(valueNamed(program, 'utilities'), (names) => names.some((name) => styled.has(name))),
    ],
  },
  {
    file: /pandacss[\\/]is-valid-prop[\\/]dist[\\/]index\.mjs$/,
    shorten: ({ code, program, styled }) => [shortList(code, rangeOf(valueNamed(program, 'cssPropertiesStr')), ',', styled)],
  },
  {
    file: /emotion[\\/]is-prop-valid[\\/]dist[\\/]emotion-is-prop-valid\.esm\.js$/,
    shorten: ({ code, program, styled }) => {
      const { start, end } = rangeOf(valueNamed(program, 'reactPropsRegex'));
      const edit = shortAlternatives(code.slice(start, end), styled);
      return [{ start, end, text: edit }];
    },
  },
  {
    file: /formatjs[\\/]intl[\\/]index\.js$/,
    shorten: ({ program, ours }) =>
      withoutMembers(valueNamed(program, 'createIntl'), ([name = '']) => !/^format[A-Z]/.test(name) || ours.has(name)),
  },
];

function conditionsIn(program: unknown): unknown {
  const call = valueNamed(program, 'defaultConditions');
  const input: unknown = Reflect.get(Object(call), 'arguments');
  return Array.isArray(input) ? input[0] : null;
}

/** The text of a list without the names that are not used. */
function shortList(
  code: string,
  { start, end }: { readonly start: number; readonly end: number },
  separator: string,
  known: Names,
): Edit {
  const names = code.slice(start + 1, end - 1).split(separator);
  return { start: start + 1, end: end - 1, text: names.filter((name) => known.has(name)).join(separator) };
}

/** A pattern whose first group of plain alternatives is a list of names, with a shorter list. */
function shortAlternatives(pattern: string, known: Names): string {
  const short = pattern.replace(/(?<=\()\w+(?:\|\w+){50,}/, (names) =>
    names
      .split('|')
      .filter((name) => known.has(name))
      .join('|'),
  );
  if (short === pattern) throw new Error('There is no list of names to shorten');
  return short;
}

function styledNames(): Names {
  const ours = namesIn(SOURCES);
  return new Set([
    ...ours,
    ...namesIn(join(CHAKRA, 'styled-system')),
    ...namesIn(join(CHAKRA, 'theme/recipes'), (file) => isRecipeIn(file, ours)),
    ...namesIn(join(CHAKRA, 'components'), (file) => isFolderIn(file, ours)),
    ...namesIn(ZAG, (file) => /\.connect\.m?js$/.test(file) && isFolderIn(file, ours)),
  ]);
}

/** `dialog.js` holds dialogSlotRecipe. */
function isRecipeIn(file: string, known: Names): boolean {
  const name = file.replace(/\.js$/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return known.has(`${name}Recipe`) || known.has(`${name}SlotRecipe`);
}

/** True for a component, or its state machine, whose folder our sources name. */
function isFolderIn(file: string, known: Names): boolean {
  return (
    file
      .split(/[\\/]/)[0]
      ?.split('-')
      .every((word) => known.has(word)) ?? false
  );
}

function namesIn(folder: string, isWanted: (file: string) => boolean = () => true): Names {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!\.test)\.(?:tsx?|m?js)$/.test(file) && isWanted(file),
  );
  return new Set(files.flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/[\w$]+/g) ?? []));
}
