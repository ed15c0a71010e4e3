/** The colours of Touchline by name: pitch is the brand, flare the one thing to press, chalk and ink the quiet rest. */
export const COLOURS = {
  white: '#FFFFFF',
  black: '#000000',
  pitch: {
    '50': '#F1FBF6',
    '100': '#DDF5EA',
    '300': '#7FD8B5',
    '500': '#1E9E73',
    '700': '#146B4F',
    '800': '#0F5540',
    '900': '#0B3D2E',
    '950': '#06231A',
  },
  flare: { '500': '#C8F24B' },
  chalk: { '50': '#FAFAF7', '100': '#F3F4EF', '200': '#E6E8E0' },
  ink: { '500': '#5D6B64', '700': '#37453E', '900': '#14201B' },
  line: { '400': '#8A958F' },
  amber: { '700': '#A8550A' },
  red: { '50': '#FDF0EE', '100': '#FADEDA', '600': '#C2362B', '700': '#9E2A21' },
} as const;

interface Shades {
  readonly [shade: string]: string | Shades;
}

interface Tokens {
  [name: string]: { value: string } | Tokens;
}

/** Wraps each value as Chakra wants its tokens. */
export function asTokens(shades: Shades): Tokens {
  return Object.fromEntries(
    Object.entries(shades).map(([name, shade]) => [name, typeof shade === 'string' ? { value: shade } : asTokens(shade)]),
  );
}
