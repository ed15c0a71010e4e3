/** The names of a design system's tokens, by category: `{ spacing: '1 2 -1 section' }`. */
export type TokenNames = Readonly<Record<string, string>>;

/** The names of our tokens; the browser build defines them (vite.config.ts). */
declare const TOKEN_NAMES: TokenNames;

/**
 * Takes the place of Chakra's own function of this name in the browser build (library-aliases.ts), and spares each page
 * computing our tokens (docs/decisions/027-libraries-as-they-are.md).
 */
export function createTokenDictionary({ prefix }: { readonly prefix: string }): TokenDictionary {
  return tokenDictionary(prefix, TOKEN_NAMES);
}

interface TokenDictionary {
  readonly prefix: string;
  readonly allTokens: readonly never[];
  readonly cssVarMap: ReadonlyMap<string, ReadonlyMap<string, string>>;
  readonly categoryMap: ReadonlyMap<string, ReadonlyMap<string, unknown>>;
  readonly colorPaletteMap: ReadonlyMap<string, ReadonlyMap<string, string>>;
  readonly getByName: (path: string) => { readonly name: string } | undefined;
  readonly getVar: (path: string, otherwise?: string) => string | undefined;
  readonly getCategoryValues: (category: string) => Readonly<Record<string, string>> | null;
  readonly expandReferenceInValue: (value: string) => string;
}

const VIRTUAL = 'colorPalette';
const REFERENCE = /\{([^{}/]+)(?:\/(\d+))?\}/g;

/**
 * Answers from names alone what rendering asks of Chakra's tokens. The values in each mode and the references between
 * tokens are part of the styles of every page, so that no token is listed here. Palettes are the colours below one
 * name: `colorPalette.solid` of `pitch` is `pitch.solid`.
 */
export function tokenDictionary(prefix: string, names: TokenNames): TokenDictionary {
  const refs = new Map<string, string>();
  const categories = new Map<string, Record<string, string>>();
  for (const [category, list] of Object.entries(names)) {
    const values: Record<string, string> = {};
    for (const name of list.split(' ')) refs.set(`${category}.${name}`, (values[name] = refOf(prefix, category, name)));
    categories.set(category, values);
  }
  const expand = (value: string): string =>
    value.replace(REFERENCE, (_, path: string, percent?: string) => {
      const ref = refs.get(path) ?? path;
      return percent === undefined ? ref : `color-mix(in srgb, ${ref} ${percent}%, transparent)`;
    });
  return {
    prefix,
    allTokens: [],
    cssVarMap: new Map(),
    categoryMap: new Map(),
    colorPaletteMap: palettes(prefix, names.colors ?? ''),
    getByName: (path) => (refs.has(path) ? { name: path } : undefined),
    getVar: (path, otherwise) => refs.get(path) ?? otherwise,
    getCategoryValues: (category) => categories.get(category) ?? null,
    expandReferenceInValue: (value) => (value.includes('{') ? expand(value) : value),
  };
}

/** A token's CSS reference: `var(--tl-spacing-0\.5)`; a negative measure is computed from the positive one. */
function refOf(prefix: string, category: string, name: string): string {
  if (name.startsWith('-')) return `calc(${refOf(prefix, category, name.slice(1))} * -1)`;
  return `var(${variableOf(prefix, category, name)})`;
}

/** The point in a number is escaped; every other point becomes a hyphen. */
function variableOf(prefix: string, category: string, name: string): string {
  const escaped = /^\d/.test(name) ? name.replace('.', '\\.') : name.replaceAll('.', '-');
  return `--${prefix}-${category}-${escaped}`.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function palettes(prefix: string, colours: string): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>();
  for (const colour of colours.split(' ')) {
    const [name = '', ...shade] = colour.split('.');
    if (name === VIRTUAL) continue;
    const shades = found.get(name) ?? new Map<string, string>();
    shades.set(variableOf(prefix, 'colors', [VIRTUAL, ...shade].join('.')), refOf(prefix, 'colors', colour));
    found.set(name, shades);
  }
  return found;
}
