import { COLOURS, SEMANTIC_COLOURS } from './colours';
import { SIZES, SPACING } from './scales';
import { FONTS } from './typography';

/**
 * Fixed values that rules refer to by variables. Sizes and distances are those that Chakra's recipes of spinners and
 * dialogs put into variables of their own; all other measures are in scales.ts.
 */
export const TOKENS = {
  colors: asTokens({ ...COLOURS, blackAlpha: { '500': 'rgba(6, 35, 26, 0.6)' } }),
  fonts: asTokens(FONTS),
  sizes: asTokens(among(SIZES, ['3', '4', '5', '8', '10'])),
  spacing: asTokens(among(SPACING, ['16'])),
  zIndex: asTokens({
    hide: '-1',
    base: '0',
    docked: '10',
    dropdown: '1000',
    sticky: '1100',
    overlay: '1300',
    modal: '1400',
    popover: '1500',
    skipNav: '1600',
    toast: '1700',
    tooltip: '1800',
  }),
};

/** Values by meaning and mode. `soft` is the one shadow of cards, `overlay` that of overlays. */
export const SEMANTIC_TOKENS = {
  colors: asSemanticTokens(SEMANTIC_COLOURS),
  shadows: asSemanticTokens({
    soft: [
      '0 1px 2px rgba(6, 35, 26, 0.06), 0 8px 24px rgba(6, 35, 26, 0.07)',
      '0 1px 2px rgba(0, 0, 0, 0.4), 0 8px 24px rgba(0, 0, 0, 0.3)',
    ],
    overlay: ['0 12px 40px rgba(6, 35, 26, 0.2)', '0 0 0 1px {colors.night.700}, 0 12px 40px rgba(0, 0, 0, 0.6)'],
    sm: '{shadows.soft}',
    md: '{shadows.soft}',
    lg: '{shadows.overlay}',
    xl: '{shadows.overlay}',
  }),
};

function among(scale: Readonly<Record<string, string>>, names: readonly string[]): Shades {
  return Object.fromEntries(Object.entries(scale).filter(([name]) => names.includes(name)));
}

interface Shades {
  readonly [shade: string]: string | Shades;
}

interface Tokens {
  [name: string]: { value: string } | Tokens;
}

/** Wraps each value in the form of Chakra's tokens. */
function asTokens(shades: Shades): Tokens {
  return Object.fromEntries(
    Object.entries(shades).map(([name, shade]) => [name, typeof shade === 'string' ? { value: shade } : asTokens(shade)]),
  );
}

/** A value in light and in dark mode. */
type ByMode = readonly [light: string, dark: string];

interface Meanings {
  readonly [name: string]: string | ByMode | Meanings;
}

interface SemanticTokens {
  [name: string]: { value: string | { base: string; _dark: string } } | SemanticTokens;
}

/** Wraps values by mode, light first, in the form of Chakra's semantic tokens; a single string is the same in both. */
function asSemanticTokens(meanings: Meanings): SemanticTokens {
  return Object.fromEntries(
    Object.entries(meanings).map(([name, meaning]): [string, SemanticTokens[string]] => {
      if (typeof meaning === 'string') return [name, { value: meaning }];
      return [name, isByMode(meaning) ? { value: { base: meaning[0], _dark: meaning[1] } } : asSemanticTokens(meaning)];
    }),
  );
}

function isByMode(meaning: ByMode | Meanings): meaning is ByMode {
  return Array.isArray(meaning);
}
