/**
 * The palette: pitch is the brand, flare the one call to action, chalk and ink the neutrals of light mode, night those
 * of dark mode (docs/look.md).
 */
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
  chalk: { '0': '#FFFFFF', '50': '#FAFAF7', '100': '#F3F4EF', '200': '#E6E8E0' },
  ink: { '500': '#5D6B64', '700': '#37453E', '900': '#14201B' },
  night: {
    '50': '#EAF2EE',
    '200': '#A9BBB2',
    '700': '#21352D',
    '800': '#182C24',
    '850': '#11211B',
    '900': '#0D1A16',
    '950': '#0A1512',
  },
  line: { '400': '#7F8A84', '600': '#6B7D74' },
  red: { '50': '#FDF0EE', '100': '#FADEDA', '300': '#FF8A7A', '600': '#C2362B', '700': '#9E2A21', '900': '#3A1A16' },
  amber: { '50': '#FCF4E8', '300': '#F2B155', '700': '#A8550A', '900': '#33240F' },
  blue: { '50': '#EEF4FE', '300': '#8DB4FF', '600': '#1D5FD1', '900': '#152744' },
} as const;

/**
 * The semantic colours, light value first, dark second; a single string serves both modes. Their names are ours and
 * those that Chakra's recipes expect. A palette (pitch, flare, chalk, ink, red, amber, blue) can be named by
 * `colorPalette`.
 */
export const SEMANTIC_COLOURS = {
  bg: {
    DEFAULT: ['{colors.chalk.50}', '{colors.night.950}'],
    subtle: ['{colors.chalk.100}', '{colors.night.900}'],
    muted: ['{colors.chalk.200}', '{colors.night.800}'],
    emphasized: ['{colors.chalk.200}', '{colors.night.700}'],
    panel: ['{colors.white}', '{colors.night.850}'],
    inverted: ['{colors.pitch.950}', '{colors.night.50}'],
    error: ['{colors.red.50}', '{colors.red.900}'],
  },
  fg: {
    DEFAULT: ['{colors.ink.900}', '{colors.night.50}'],
    muted: ['{colors.ink.500}', '{colors.night.200}'],
    subtle: ['{colors.ink.500}', '{colors.night.200}'],
    inverted: ['{colors.chalk.50}', '{colors.pitch.950}'],
    error: ['{colors.red.600}', '{colors.red.300}'],
  },
  border: {
    DEFAULT: ['{colors.chalk.200}', '{colors.night.700}'],
    muted: ['{colors.chalk.100}', '{colors.night.800}'],
    emphasized: ['{colors.line.400}', '{colors.line.600}'],
    error: ['{colors.red.600}', '{colors.red.300}'],
  },
  /** The focus ring; the class on-dark changes it to flare. */
  focus: ['{colors.pitch.700}', '{colors.pitch.300}'],
  signal: {
    red: ['{colors.red.600}', '{colors.red.300}'],
    amber: ['{colors.amber.700}', '{colors.amber.300}'],
    blue: ['{colors.blue.600}', '{colors.blue.300}'],
    green: ['{colors.pitch.700}', '{colors.pitch.300}'],
  },
  /** The dark background of heroes, the same in both modes. */
  hero: {
    DEFAULT: '{colors.pitch.950}',
    panel: '{colors.pitch.900}',
    fg: '{colors.white}',
    muted: '{colors.night.200}',
    border: '{colors.pitch.800}',
    control: '{colors.pitch.500}',
  },
  pitch: {
    contrast: ['{colors.white}', '{colors.pitch.950}'],
    fg: ['{colors.pitch.700}', '{colors.pitch.300}'],
    subtle: ['{colors.pitch.50}', '{colors.night.800}'],
    muted: ['{colors.pitch.100}', '{colors.night.700}'],
    solid: ['{colors.pitch.700}', '{colors.pitch.300}'],
    border: ['{colors.line.400}', '{colors.line.600}'],
  },
  flare: {
    contrast: '{colors.pitch.950}',
    fg: ['{colors.pitch.700}', '{colors.flare.500}'],
    subtle: ['{colors.pitch.50}', '{colors.night.800}'],
    muted: ['{colors.pitch.100}', '{colors.night.700}'],
    solid: '{colors.flare.500}',
    border: ['{colors.line.400}', '{colors.line.600}'],
  },
  /** Neutral controls on the hero background. */
  chalk: {
    contrast: '{colors.pitch.950}',
    fg: '{colors.white}',
    subtle: '{colors.pitch.900}',
    muted: '{colors.pitch.800}',
    solid: '{colors.white}',
    border: '{colors.pitch.500}',
  },
  ink: {
    contrast: ['{colors.white}', '{colors.pitch.950}'],
    fg: ['{colors.ink.700}', '{colors.night.50}'],
    subtle: ['{colors.chalk.100}', '{colors.night.800}'],
    muted: ['{colors.chalk.200}', '{colors.night.700}'],
    solid: ['{colors.ink.700}', '{colors.night.200}'],
    border: ['{colors.line.400}', '{colors.line.600}'],
  },
  red: {
    contrast: ['{colors.white}', '{colors.pitch.950}'],
    fg: ['{colors.red.700}', '{colors.red.300}'],
    subtle: ['{colors.red.50}', '{colors.red.900}'],
    muted: ['{colors.red.100}', '{colors.red.900}'],
    solid: ['{colors.red.600}', '{colors.red.300}'],
    border: ['{colors.red.600}', '{colors.red.300}'],
  },
  amber: {
    contrast: ['{colors.white}', '{colors.pitch.950}'],
    fg: ['{colors.amber.700}', '{colors.amber.300}'],
    subtle: ['{colors.amber.50}', '{colors.amber.900}'],
    solid: ['{colors.amber.700}', '{colors.amber.300}'],
    border: ['{colors.amber.700}', '{colors.amber.300}'],
  },
  blue: {
    contrast: ['{colors.white}', '{colors.pitch.950}'],
    fg: ['{colors.blue.600}', '{colors.blue.300}'],
    subtle: ['{colors.blue.50}', '{colors.blue.900}'],
    solid: ['{colors.blue.600}', '{colors.blue.300}'],
    border: ['{colors.blue.600}', '{colors.blue.300}'],
  },
  /** The names that Chakra's toasts use for success and warning. */
  green: { contrast: ['{colors.white}', '{colors.pitch.950}'], solid: ['{colors.pitch.700}', '{colors.pitch.300}'] },
  orange: { contrast: ['{colors.white}', '{colors.pitch.950}'], solid: ['{colors.amber.700}', '{colors.amber.300}'] },
} as const;
