const SYSTEM_FONTS = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif';

/**
 * Headings use Archivo, and until it has loaded a system font with its metrics (font-face.ts); other text uses the
 * system font.
 */
export const FONTS = {
  heading: `"Archivo", "Archivo Fallback", ${SYSTEM_FONTS}`,
  body: SYSTEM_FONTS,
  mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
} as const;

/** The scale 13, 14, 16, 18, 22, 28, 36, 48, 64 px (docs/look.md). */
export const FONT_SIZES = {
  xs: '0.8125rem',
  sm: '0.875rem',
  md: '1rem',
  lg: '1.125rem',
  xl: '1.375rem',
  '2xl': '1.75rem',
  '3xl': '2.25rem',
  '4xl': '3rem',
  '5xl': '4rem',
} as const;

export const FONT_WEIGHTS = {
  normal: '400',
  medium: '500',
  semibold: '600',
  bold: '700',
  heavy: '800',
  extrabold: '800',
  black: '900',
} as const;

export const LINE_HEIGHTS = { shorter: '1.25', short: '1.375', moderate: '1.5', tall: '1.625' } as const;

const HEADING = { fontFamily: 'heading', letterSpacing: '-0.01em', textWrap: 'balance' } as const;

/**
 * The text styles. The first ten are ours, the others are those that Chakra's recipes expect. `number` aligns digits
 * in columns and works with any size.
 */
export const TEXT_STYLES = {
  display: { value: { ...HEADING, fontSize: 'clamp(2.25rem, 1.5rem + 3.1vw, 4rem)', lineHeight: '1.04', fontWeight: '800' } },
  h1: { value: { ...HEADING, fontSize: 'clamp(2.25rem, 1.93rem + 1.35vw, 3rem)', lineHeight: '1.09', fontWeight: '800' } },
  h2: { value: { ...HEADING, fontSize: 'clamp(1.75rem, 1.54rem + 0.9vw, 2.25rem)', lineHeight: '1.16', fontWeight: '700' } },
  h3: { value: { ...HEADING, fontSize: 'xl', lineHeight: '1.27', fontWeight: '700' } },
  h4: { value: { ...HEADING, fontSize: 'md', lineHeight: '1.4', fontWeight: '700' } },
  figure: { value: { ...HEADING, fontSize: '2xl', lineHeight: '1.15', fontWeight: '700', fontVariantNumeric: 'tabular-nums' } },
  body: { value: { fontSize: 'md', lineHeight: '1.625' } },
  small: { value: { fontSize: 'sm', lineHeight: '1.5' } },
  label: { value: { fontSize: 'sm', lineHeight: '1.4', fontWeight: '600' } },
  number: { value: { fontVariantNumeric: 'tabular-nums lining-nums' } },
  none: { value: {} },
  '2xs': { value: { fontSize: 'xs', lineHeight: '1rem' } },
  xs: { value: { fontSize: 'xs', lineHeight: '1.125rem' } },
  sm: { value: { fontSize: 'sm', lineHeight: '1.25rem' } },
  md: { value: { fontSize: 'md', lineHeight: '1.5rem' } },
  lg: { value: { fontSize: 'lg', lineHeight: '1.75rem' } },
  xl: { value: { fontSize: 'xl', lineHeight: '1.27' } },
  '2xl': { value: { fontSize: '2xl', lineHeight: '1.18' } },
  '3xl': { value: { fontSize: '3xl', lineHeight: '1.12' } },
  '4xl': { value: { fontSize: '4xl', lineHeight: '1.08' } },
  '5xl': { value: { fontSize: '5xl', lineHeight: '1.04' } },
} as const;
