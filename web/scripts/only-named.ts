import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type Edit, edited, placeOf, valueNamed, withoutMembers } from './source-edits';

type Words = ReadonlySet<string>;

const SOURCES = join(import.meta.dirname, '../src');
const CHAKRA = join(createRequire(import.meta.url).resolve('@chakra-ui/react/package.json'), '../dist/esm');
const ZAG = join(CHAKRA, '../../../../@zag-js');

/**
 * Removes from the libraries' long lists what neither our sources nor Chakra's own code can name: conditions and style
 * properties, CSS properties and HTML attributes, and react-intl's formatters. A word anywhere in a source counts as
 * naming it, so that a new use keeps what it needs; only a name built from parts would be missed. The build fails where
 * a list has moved.
 */
export function onlyNamed(): Plugin {
  let words: { readonly ours: Words; readonly styled: Words } | null = null;
  return {
    name: 'only-named',
    apply: 'build',
    transform: {
      filter: { id: LISTS.map(({ file }) => file) },
      handler(code, id) {
        words ??= { ours: wordsIn(SOURCES), styled: styledWords() };
        const program: unknown = this.parse(code);
        const { ours, styled } = words;
        const edits = LISTS.filter(({ file }) => file.test(id)).flatMap(({ shorten }) =>
          shorten({ code, program, ours, styled }),
        );
        return { code: edited(code, edits), map: null };
      },
    },
  };
}

interface Given {
  readonly code: string;
  readonly program: unknown;
  readonly ours: Words;
  /** Ours, and those of Chakra's used components, their state machines and recipes. */
  readonly styled: Words;
}

const LISTS: readonly { readonly file: RegExp; readonly shorten: (given: Given) => readonly Edit[] }[] = [
  {
    file: /chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/]preset-base\.js$/,
    shorten: ({ program, styled }) => [
      ...withoutMembers(conditionsIn(program), ([name = '']) => styled.has(`_${name}`)),
      ...withoutMembers(valueNamed(program, 'utilities'), (names) => names.some((name) => styled.has(name))),
    ],
  },
  {
    file: /pandacss[\\/]is-valid-prop[\\/]dist[\\/]index\.mjs$/,
    shorten: ({ code, program, styled }) => [shortList(code, placeOf(valueNamed(program, 'cssPropertiesStr')), ',', styled)],
  },
  {
    file: /emotion[\\/]is-prop-valid[\\/]dist[\\/]emotion-is-prop-valid\.esm\.js$/,
    shorten: ({ code, program, styled }) => {
      const { start, end } = placeOf(valueNamed(program, 'reactPropsRegex'));
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
  const given: unknown = Reflect.get(Object(call), 'arguments');
  return Array.isArray(given) ? given[0] : null;
}

/** A shorter text of names. */
function shortList(
  code: string,
  { start, end }: { readonly start: number; readonly end: number },
  separator: string,
  words: Words,
): Edit {
  const names = code.slice(start + 1, end - 1).split(separator);
  return { start: start + 1, end: end - 1, text: names.filter((name) => words.has(name)).join(separator) };
}

/** A pattern whose first group of plain alternatives is a list of names, with a shorter list. */
function shortAlternatives(pattern: string, words: Words): string {
  const short = pattern.replace(/(?<=\()\w+(?:\|\w+){50,}/, (names) =>
    names
      .split('|')
      .filter((name) => words.has(name))
      .join('|'),
  );
  if (short === pattern) throw new Error('There is no list of names to shorten');
  return short;
}

function styledWords(): Words {
  const ours = wordsIn(SOURCES);
  return new Set([
    ...ours,
    ...wordsIn(join(CHAKRA, 'styled-system')),
    ...wordsIn(join(CHAKRA, 'theme/recipes'), (file) => isRecipeIn(file, ours)),
    ...wordsIn(join(CHAKRA, 'components'), (file) => isFolderIn(file, ours)),
    ...wordsIn(ZAG, (file) => /\.connect\.m?js$/.test(file) && isFolderIn(file, ours)),
  ]);
}

/** `dialog.js` holds dialogSlotRecipe. */
function isRecipeIn(file: string, words: Words): boolean {
  const name = file.replace(/\.js$/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return words.has(`${name}Recipe`) || words.has(`${name}SlotRecipe`);
}

/** True for a component, or its state machine, whose folder our sources name. */
function isFolderIn(file: string, words: Words): boolean {
  return (
    file
      .split(/[\\/]/)[0]
      ?.split('-')
      .every((word) => words.has(word)) ?? false
  );
}

function wordsIn(folder: string, isWanted: (file: string) => boolean = () => true): Words {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!\.test)\.(?:tsx?|m?js)$/.test(file) && isWanted(file),
  );
  return new Set(files.flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/[\w$]+/g) ?? []));
}
