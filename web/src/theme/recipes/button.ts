import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Buttons: 44 px high unless `sm` (dense tables) or `lg`; filled ones darken under the pointer, so that their text keeps its contrast. */
export const buttonRecipe = defineRecipe({
  className: 'chakra-button',
  base: {
    display: 'inline-flex',
    appearance: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    userSelect: 'none',
    position: 'relative',
    borderRadius: 'control',
    whiteSpace: 'nowrap',
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
      sm: { minH: '9', py: '1', minW: '9', px: '3', textStyle: 'sm', gap: '1.5' },
      md: { minH: '11', py: '1.5', minW: '11', px: '4.5', textStyle: 'md', gap: '2' },
      lg: { minH: '12', py: '1.5', minW: '12', px: '6', textStyle: 'md', gap: '2.5' },
      xl: { minH: '14', py: '2', minW: '14', px: '7', textStyle: 'lg', gap: '3' },
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
