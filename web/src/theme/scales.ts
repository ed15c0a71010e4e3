import { FONT_SIZES, FONT_WEIGHTS, LINE_HEIGHTS } from './typography';

type Scale = Readonly<Record<string, string>>;

const STEPS = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60, 64, 72, 80,
  96,
];
/** The 4-point scale; a name is the number of 4 px steps. */
const FOUR_POINT: Scale = Object.fromEntries(STEPS.map((step) => [String(step), `${step / 4}rem`]));

/** Distances; those of the 4-point scale also as negative ones. */
export const SPACING: Scale = {
  ...FOUR_POINT,
  ...Object.fromEntries(Object.entries(FOUR_POINT).map(([name, length]) => [`-${name}`, `-${length}`])),
  section: 'clamp(4rem, 2.85rem + 4.6vw, 7rem)',
};

/** Widths and heights. Fractions of a width are percentages. */
export const SIZES: Scale = {
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
};

const [MD, CONTROL, CARD, PILL] = ['0.375rem', '0.625rem', '1rem', '9999px'] as const;

/** Radii of corners. */
const RADII: Scale = {
  none: '0',
  xs: '0.125rem',
  sm: '0.25rem',
  md: MD,
  lg: '0.5rem',
  control: CONTROL,
  xl: '0.75rem',
  card: CARD,
  '2xl': '1rem',
  '3xl': '1.5rem',
  full: PILL,
  pill: PILL,
  l1: MD,
  l2: CONTROL,
  l3: CARD,
};

/**
 * The measures of the design by their names. They are the same in both modes, so that rules hold the values themselves,
 * not variables.
 */
export const SCALES = {
  spacing: SPACING,
  sizes: SIZES,
  radii: RADII,
  fontSizes: FONT_SIZES,
  fontWeights: FONT_WEIGHTS,
  lineHeights: LINE_HEIGHTS,
} as const satisfies Record<string, Scale>;
