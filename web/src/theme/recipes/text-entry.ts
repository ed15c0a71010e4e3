import { defineRecipe } from '@chakra-ui/react/styled-system';

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

/** Fields of one line: 44 px high unless `sm` or `lg`, and 16 px type, at which phones do not zoom in. */
export const inputRecipe = defineRecipe({
  className: 'chakra-input',
  base: BASE,
  variants: {
    size: {
      sm: { h: '9', px: '3', textStyle: 'sm' },
      md: { h: '11', px: '3.5', textStyle: 'md' },
      lg: { h: '12', px: '4', textStyle: 'md' },
      xl: { h: '14', px: '5', textStyle: 'lg' },
    },
    variant: { outline: {} },
  },
  defaultVariants: { size: 'md', variant: 'outline' },
});

/** Fields of several lines, drawn like those of one. */
export const textareaRecipe = defineRecipe({
  className: 'chakra-textarea',
  base: { ...BASE, py: '2.5', px: '3.5', textStyle: 'body', scrollPaddingBottom: '2.5' },
  variants: {
    size: { md: {}, lg: { px: '4' } },
    variant: { outline: {} },
  },
  defaultVariants: { size: 'md', variant: 'outline' },
});
