import { COLOURS, SEMANTIC_COLOURS } from './colours';
import { ANIMATIONS, DURATIONS, EASINGS } from './motion';
import { FONT_SIZES, FONT_WEIGHTS, FONTS, LINE_HEIGHTS } from './typography';

const STEPS = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60, 64, 72, 80,
  96,
];
/** The 4-point scale; a name is the number of 4 px steps. */
const FOUR_POINT = Object.fromEntries(STEPS.map((step) => [String(step), `${step / 4}rem`]));

/**
 * Fixed values: measures on the 4-point scale, colours, typography and motion. Fractions of a width are percentages.
 */
export const TOKENS = {
  animations: asTokens(ANIMATIONS),
  colors: asTokens({ ...COLOURS, blackAlpha: { '500': 'rgba(6, 35, 26, 0.6)' } }),
  cursor: asTokens({ button: 'pointer', disabled: 'not-allowed' }),
  durations: asTokens(DURATIONS),
  easings: asTokens(EASINGS),
  fonts: asTokens(FONTS),
  fontSizes: asTokens(FONT_SIZES),
  fontWeights: asTokens(FONT_WEIGHTS),
  lineHeights: asTokens(LINE_HEIGHTS),
  radii: asTokens({
    none: '0',
    xs: '0.125rem',
    sm: '0.25rem',
    md: '0.375rem',
    lg: '0.5rem',
    control: '0.625rem',
    xl: '0.75rem',
    card: '1rem',
    '2xl': '1rem',
    '3xl': '1.5rem',
    full: '9999px',
    pill: '9999px',
  }),
  sizes: asTokens({
    ...FOUR_POINT,
    xs: '20rem',
    sm: '24rem',
    md: '28rem',
    form: '30rem',
    lg: '32rem',
    xl: '36rem',
    '2xl': '42rem',
    text: '42.5rem',
    '3xl': '48rem',
    '4xl': '56rem',
    content: '75rem',
    full: '100%',
    max: 'max-content',
    min: 'min-content',
    fit: 'fit-content',
    vw: '100vw',
    vh: '100vh',
    dvh: '100dvh',
    prose: '60ch',
  }),
  spacing: asTokens({ ...FOUR_POINT, section: 'clamp(4rem, 2.85rem + 4.6vw, 7rem)' }),
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
  radii: asSemanticTokens({ l1: '{radii.md}', l2: '{radii.control}', l3: '{radii.card}' }),
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
