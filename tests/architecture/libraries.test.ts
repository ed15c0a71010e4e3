import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LIBRARY_ALIASES } from '../../web/library-aliases';
import { ROOT } from './source-files';

const require = createRequire(join(ROOT, 'web/package.json'));
const folderOf = (library: string) => join(ROOT, 'node_modules', library);
const { parser, preflight, tokenDictionary, unusedFirebase } = LIBRARY_ALIASES;

/** The modules that a library's code imports, each with the imported names. */
function importsIn(code: string): readonly { readonly from: string; readonly names: readonly string[] }[] {
  return [...code.matchAll(/import \{([^}]*)\} from ["']([^"']+)["']/g)].map(([, names = '', from = '']) => ({
    from,
    names: names.split(',').map((name) => name.trim().split(' as ')[0] ?? ''),
  }));
}

describe('what builds change about libraries (docs/decisions/027-libraries-as-they-are.md)', () => {
  test.each(Object.values(LIBRARY_ALIASES))('was measured with the version of $library that is installed', (alias) => {
    const { version } = JSON.parse(readFileSync(join(folderOf(alias.library), 'package.json'), 'utf8')) as { version: string };
    expect(version, 'Measure again what the alias is worth, then note the new version in library-aliases.ts').toBe(
      alias.measured,
    );
  });

  test('reactfire imports of the unused products what their replacement exports, and nothing else', () => {
    const unused = importsIn(readFileSync(join(folderOf('reactfire'), 'dist/index.js'), 'utf8')).filter(({ from }) =>
      unusedFirebase.find.test(from),
    );
    const exported = [...readFileSync(unusedFirebase.replacement, 'utf8').matchAll(/export const (\w+)/g)].map(
      ([, name]) => name,
    );

    expect(unused).toHaveLength(5);
    expect(unused.flatMap(({ names }) => names).sort()).toEqual(exported.sort());
  });

  test('we import none of the products that are replaced', () => {
    const files = readdirSync(join(ROOT, 'web/src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.tsx?$/.test(file),
    );
    const imported = files.flatMap((file) =>
      [...readFileSync(join(ROOT, 'web/src', file), 'utf8').matchAll(/'(firebase\/[\w-]+)'/g)].map(([, name = '']) => name),
    );

    expect(imported).toContain('firebase/auth');
    expect(imported.filter((name) => unusedFirebase.find.test(name))).toEqual([]);
  });

  test.each([
    [tokenDictionary, './token-dictionary.js', 'createTokenDictionary'],
    [preflight, './preflight.js', 'createPreflight'],
  ])('Chakra’s system takes one function from a module, by the path that is replaced: %#', ({ find }, from, name) => {
    const folder = join(folderOf('@chakra-ui/react'), 'dist/esm/styled-system');
    const takers = readdirSync(folder)
      .filter((file) => file.endsWith('.js') && file !== 'index.js')
      .flatMap((file) => importsIn(readFileSync(join(folder, file), 'utf8')).map((taken) => ({ file, ...taken })))
      .filter((taken) => find.test(taken.from));

    expect(takers).toEqual([{ file: 'system.js', from, names: [name] }]);
  });

  test('the parser of messages has a counterpart without parsing', () => {
    expect(require.resolve(parser.replacement)).toMatch(/no-parser\.js$/);
  });
});
