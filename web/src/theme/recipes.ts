import { defineRecipe } from '@chakra-ui/react/styled-system';

/**
 * Buttons: 48 px high with words, whatever their text size; 44 px as icons and in rows of tools. Filled ones darken
 * under the pointer, so that their text keeps its contrast.
 */
export const buttonRecipe = defineRecipe({
  className: 'chakra-button',
  base: {
    display: 'inline-flex',
    appearance: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    userSelect: 'none',
    WebkitUserSelect: 'none',
    position: 'relative',
    borderRadius: 'control',
    maxWidth: 'full',
    textAlign: 'center',
    verticalAlign: 'middle',
    borderWidth: '1px',
    borderColor: 'transparent',
    cursor: 'button',
    flexShrink: '0',
    lineHeight: '1.2',
    isolation: 'isolate',
    fontWeight: 'semibold',
    textDecoration: 'none',
    transitionProperty: 'common',
    transitionDuration: 'fast',
    _disabled: { layerStyle: 'disabled' },
    _icon: { flexShrink: '0', width: '5', height: '5' },
  },
  variants: {
    size: {
      md: { minH: '11', py: '1.5', minW: '11', px: '4.5', textStyle: 'md', gap: '2' },
      lg: { minH: '12', py: '1.5', minW: '12', px: '6', textStyle: 'md', gap: '2.5' },
      xl: { minH: '12', py: '1.5', minW: '12', px: '7', textStyle: 'lg', gap: '3' },
    },
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        _hover: { bg: 'color-mix(in srgb, {colors.colorPalette.solid} 88%, {colors.pitch.950})' },
      },
      subtle: { bg: 'colorPalette.subtle', color: 'colorPalette.fg', _hover: { bg: 'colorPalette.muted' } },
      outline: { borderColor: 'colorPalette.border', color: 'colorPalette.fg', _hover: { bg: 'colorPalette.subtle' } },
      ghost: { bg: 'transparent', color: 'colorPalette.fg', _hover: { bg: 'colorPalette.subtle' } },
      plain: { color: 'colorPalette.fg' },
    },
  },
  defaultVariants: { size: 'md', variant: 'solid' },
});

/** Headings in the heading font, with the sizes of typography.ts. */
export const headingRecipe = defineRecipe({
  className: 'chakra-heading',
  base: { fontFamily: 'heading', fontWeight: 'bold', letterSpacing: '-0.01em', textWrap: 'balance' },
  variants: {
    size: {
      sm: { textStyle: 'sm' },
      md: { textStyle: 'md' },
      lg: { textStyle: 'lg' },
      xl: { textStyle: 'xl' },
      '2xl': { textStyle: '2xl' },
      '3xl': { textStyle: '3xl' },
      '4xl': { textStyle: '4xl' },
      '5xl': { textStyle: '5xl' },
    },
  },
  defaultVariants: { size: 'xl' },
});

const LINE = { textDecoration: 'underline', textUnderlineOffset: '3px', textDecorationThickness: '1px' } as const;

/** Links in text; the focus ring is that of the page. */
export const linkRecipe = defineRecipe({
  className: 'chakra-link',
  base: { display: 'inline-flex', alignItems: 'center', gap: '1.5', borderRadius: 'l1', color: 'colorPalette.fg' },
  variants: {
    variant: {
      underline: LINE,
      plain: { textDecoration: 'none', _hover: LINE },
    },
  },
  defaultVariants: { variant: 'plain' },
});

const BASE = {
  width: '100%',
  minWidth: '0',
  position: 'relative',
  appearance: 'none',
  textAlign: 'start',
  borderRadius: 'control',
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  bg: 'bg.panel',
  color: 'fg',
  transitionProperty: 'common',
  transitionDuration: 'fast',
  _hover: { borderColor: 'fg.muted' },
  _disabled: { layerStyle: 'disabled' },
  _invalid: { borderColor: 'border.error', boxShadow: 'inset 0 0 0 1px {colors.border.error}' },
} as const;

/** One-line fields: as high as the button next to them, with a font size of 16 px, at which phones do not zoom in. */
export const inputRecipe = defineRecipe({
  className: 'chakra-input',
  base: BASE,
  variants: {
    size: {
      md: { h: '11', px: '3.5', textStyle: 'md' },
      lg: { h: '12', px: '4', textStyle: 'md' },
      xl: { h: '12', px: '4', textStyle: 'md' },
    },
    variant: { outline: {} },
  },
  defaultVariants: { size: 'md', variant: 'outline' },
});

/** Text areas, in the style of one-line fields. */
export const textareaRecipe = defineRecipe({
  className: 'chakra-textarea',
  base: { ...BASE, py: '2.5', px: '3.5', textStyle: 'body', scrollPaddingBottom: '2.5' },
  variants: {
    size: { md: {}, lg: { px: '4' } },
    variant: { outline: {} },
  },
  defaultVariants: { size: 'md', variant: 'outline' },
});
