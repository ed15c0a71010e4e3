import { defineConfig, type SystemConfig } from '@chakra-ui/react/styled-system';
import { ANIMATIONS, DURATIONS, EASINGS } from './motion';
import { SCALES } from './scales';

type Utilities = NonNullable<SystemConfig['utilities']>;
type Values = NonNullable<Utilities[string]>['values'];

/** Properties that take these values, each with its short names. */
function taking(values: Values, properties: Readonly<Record<string, string>>): Utilities {
  return Object.fromEntries(
    Object.entries(properties).map(([property, short]) => [
      property,
      { ...(values === undefined ? {} : { values }), shorthand: short === '' ? [] : short.split(' ') },
    ]),
  );
}

const SPACED = {
  margin: 'm',
  marginTop: 'mt',
  marginBottom: 'mb',
  marginLeft: 'ml',
  marginRight: 'mr',
  marginInline: 'mx marginX',
  marginBlock: 'my marginY',
  marginInlineStart: 'ms marginStart',
  marginInlineEnd: 'me marginEnd',
  padding: 'p',
  paddingTop: 'pt',
  paddingBottom: 'pb',
  paddingLeft: 'pl',
  paddingRight: 'pr',
  paddingInline: 'px',
  paddingBlock: 'py',
  paddingInlineStart: 'ps',
  paddingInlineEnd: 'pe',
  gap: '',
  rowGap: '',
  columnGap: '',
  top: '',
  bottom: '',
  left: '',
  right: '',
  inset: '',
  insetInline: 'insetX',
  insetBlock: 'insetY',
  insetInlineStart: 'insetStart',
  insetInlineEnd: 'insetEnd',
  scrollPaddingInline: '',
  scrollPaddingTop: '',
  scrollPaddingBottom: '',
  scrollMarginTop: '',
};

const SIZED = {
  width: 'w',
  height: 'h',
  minWidth: 'minW',
  minHeight: 'minH',
  maxWidth: 'maxW',
  maxHeight: 'maxH',
  flexBasis: '',
  scrollbarWidth: '',
};

const ROUNDED = {
  borderRadius: '',
  borderStartStartRadius: '',
  borderEndStartRadius: '',
  borderStartEndRadius: '',
  borderEndEndRadius: '',
};

const COLOURED = {
  background: 'bg',
  backgroundColor: '',
  color: '',
  fill: '',
  stroke: '',
  borderColor: '',
  borderTopColor: '',
  borderBottomColor: '',
  borderInlineStartColor: '',
  outlineColor: '',
  textDecorationColor: '',
};

const CHANGING = 'background-color, border-color, color, fill, stroke, opacity, box-shadow, translate, transform';
const ONE_LINE = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
/** Out of sight, and still there for screen readers. */
const FOR_READERS_ONLY = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  padding: '0',
  margin: '-1px',
  overflow: 'hidden',
  clip: 'rect(0, 0, 0, 0)',
  whiteSpace: 'nowrap',
  borderWidth: '0',
} as const;

const UTILITIES: Utilities = {
  ...taking(SCALES.spacing, SPACED),
  ...taking(SCALES.sizes, SIZED),
  ...taking('colors', COLOURED),
  ...taking(SCALES.radii, ROUNDED),
  ...taking('shadows', { boxShadow: '' }),
  ...taking('zIndex', { zIndex: '' }),
  ...taking('fonts', { fontFamily: '' }),
  ...taking(SCALES.fontSizes, { fontSize: '' }),
  ...taking(SCALES.fontWeights, { fontWeight: '' }),
  ...taking(SCALES.lineHeights, { lineHeight: '' }),
  ...taking(DURATIONS, { animationDuration: '', transitionDuration: '' }),
  ...taking(EASINGS, { animationTimingFunction: '', transitionTimingFunction: '' }),
  ...taking(ANIMATIONS, { animation: '' }),
  ...taking({ common: CHANGING }, { transitionProperty: '' }),
  ...taking({ button: 'pointer', disabled: 'not-allowed' }, { cursor: '' }),
  ...taking(undefined, { position: 'pos', backgroundImage: 'bgImage', borderBlockWidth: 'borderYWidth' }),
  borderInlineStartRadius: {
    values: SCALES.radii,
    shorthand: ['borderStartRadius'],
    transform: (radius: string) => ({ borderStartStartRadius: radius, borderEndStartRadius: radius }),
  },
  borderInlineEndRadius: {
    values: SCALES.radii,
    shorthand: ['borderEndRadius'],
    transform: (radius: string) => ({ borderStartEndRadius: radius, borderEndEndRadius: radius }),
  },
  boxSize: { values: SCALES.sizes, transform: (size: string) => ({ width: size, height: size }) },
  truncate: { transform: (is: unknown) => (is === true ? ONE_LINE : {}) },
  srOnly: { transform: (is: unknown) => (is === true ? FOR_READERS_ONLY : {}) },
  hideFrom: { transform: (width: string) => ({ [`@breakpoint ${width}`]: { display: 'none' } }) },
  hideBelow: { transform: (width: string) => ({ [`@breakpoint ${width}Down`]: { display: 'none' } }) },
};

/** The states that styles can name, as `_hover`. A touch is no hover. */
const CONDITIONS = {
  hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])'],
  focus: '&:is(:focus, [data-focus])',
  focusVisible: '&:is(:focus-visible, [data-focus-visible])',
  disabled: '&:is(:disabled, [disabled], [data-disabled], [aria-disabled=true])',
  checked: '&:is(:checked, [data-checked], [aria-checked=true], [data-state=checked])',
  expanded: '&:is([aria-expanded=true], [data-expanded], [data-state=expanded])',
  invalid: '&:is([data-invalid], [aria-invalid=true], [data-state=invalid])',
  open: '&:is([open], [data-open], [data-state=open])',
  closed: '&:is([closed], [data-closed], [data-state=closed])',
  currentPage: '&[aria-current=page]',
  empty: '&:is(:empty, [data-empty])',
  first: '&:first-of-type',
  last: '&:last-of-type',
  notFirst: '&:not(:first-of-type)',
  before: '&::before',
  after: '&::after',
  placeholder: '&::placeholder, &[data-placeholder]',
  icon: '& :where(svg)',
  dark: '.dark &',
  light: ':root:not(.dark) &',
};

/**
 * What Chakra's style properties mean here: those that our sources and the recipes in use name, out of the 243 of
 * Chakra's own table (docs/decisions/032-style-properties.md). All other CSS is taken as it is.
 */
export const STYLE_PROPERTIES = defineConfig({ conditions: CONDITIONS, utilities: UTILITIES });
