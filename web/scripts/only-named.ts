import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { type Cut, leastCode, partOf, type Node } from './least-code';

const PRESET = /chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/]preset-base\.js$/;
const CSS_PROPERTIES = /pandacss[\\/]is-valid-prop[\\/]dist[\\/]index\.mjs$/;
const ATTRIBUTES = /emotion[\\/]is-prop-valid[\\/]dist[\\/]emotion-is-prop-valid\.esm\.js$/;
const FORMATTERS = /formatjs[\\/]intl[\\/]index\.js$/;

const require = createRequire(import.meta.url);
const SOURCES = join(import.meta.dirname, '../src');
const CHAKRA = dirname(require.resolve('@chakra-ui/react/box').replace(/[\\/]components[\\/].*$/, '/-'));

/**
 * Leaves out of the libraries' long lists what neither our sources nor the components we use can name: Chakra's conditions and style properties, the CSS
 * properties and HTML attributes that its elements tell apart, and react-intl's ways to format. A word anywhere in a source counts as naming it, so that a
 * new use keeps what it needs without anything to be done; only a name put together from parts would be missed, and the house style has none.
 */
export function onlyNamed(): Plugin {
  let words: Words | null = null;
  return {
    name: 'only-named',
    apply: 'build',
    transform: {
      filter: { id: [PRESET, CSS_PROPERTIES, ATTRIBUTES, FORMATTERS] },
      handler(code, id) {
        words ??= readWords();
        return { code: leastCode(code, cutsIn(id, this.parse(code), words)), map: null };
      },
    },
  };
}

interface Words {
  readonly ours: ReadonlySet<string>;
  /** Ours, Chakra's, and those of the recipes in use. */
  readonly styled: ReadonlySet<string>;
  /** Styled ones, and those of the machines below Chakra's components. */
  readonly all: ReadonlySet<string>;
}

function readWords(): Words {
  const ours = wordsIn(SOURCES);
  const recipes = wordsIn(join(CHAKRA, 'theme/recipes'), (file) => isRecipeOf(file, ours));
  const styled = new Set([...ours, ...recipes, ...['styled-system', 'components'].flatMap((part) => [...wordsIn(join(CHAKRA, part))])]);
  const machines = ['@ark-ui', '@zag-js'].map((scope) => join(CHAKRA, '../../../..', scope));
  return { ours, styled, all: new Set([...styled, ...machines.flatMap((folder) => [...wordsIn(folder)])]) };
}

/** `dialog.js` holds dialogSlotRecipe. */
function isRecipeOf(file: string, words: ReadonlySet<string>): boolean {
  const name = file.replace(/\.js$/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return words.has(`${name}Recipe`) || words.has(`${name}SlotRecipe`);
}

function wordsIn(folder: string, isWanted: (file: string) => boolean = () => true): ReadonlySet<string> {
  if (!existsSync(folder)) throw new Error(`There is no ${folder} to read names from`);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(?:tsx?|m?js)$/.test(file) && !file.includes('.test.') && isWanted(file),
  );
  return new Set(files.flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/[\w$]+/g) ?? []));
}

function cutsIn(id: string, program: Node, { ours, styled, all }: Words): readonly Cut[] {
  if (PRESET.test(id)) {
    const conditions = partOf(program, 'defaultConditions').properties.filter(({ name }) => !styled.has(`_${name}`));
    const utilities = partOf(program, 'utilities').properties.filter(
      ({ name, texts }) => ![name, ...texts].some((word) => styled.has(word)),
    );
    return [...conditions, ...utilities];
  }
  if (FORMATTERS.test(id)) {
    return partOf(program, 'createIntl').properties.filter(({ name }) => name.startsWith('format') && name !== 'formatters' && !ours.has(name));
  }
  if (CSS_PROPERTIES.test(id)) return [partOf(program, 'cssPropertiesStr').kept(',', (name) => styled.has(name))];
  return [partOf(program, 'reactPropsRegex').kept('|', (name) => all.has(name))];
}
