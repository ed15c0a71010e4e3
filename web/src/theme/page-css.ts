/** What holds for the whole page before any component: ground, text, focus, and stillness for whoever asks for it. */
export const PAGE_CSS = {
  html: {
    color: 'fg',
    bg: 'bg',
    colorPalette: 'pitch',
    lineHeight: '1.625',
    '--global-font-body': 'fonts.body',
    '--global-font-mono': 'fonts.mono',
    '--global-color-border': 'colors.border',
    textSizeAdjust: '100%',
  },
  '*::placeholder': { color: 'fg.muted' },
  '*::selection': { bg: 'pitch.100' },
  ':is(a, button, input, textarea, [tabindex]):focus-visible': { outline: '2px solid {colors.pitch.700}', outlineOffset: '2px' },
  '.on-dark :is(a, button, input):focus-visible': { outlineColor: '{colors.flare.500}' },
  '.chakra-toast__root :focus-visible': { outline: '2px solid currentColor', outlineOffset: '2px' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
      scrollBehavior: 'auto !important',
    },
  },
} as const;
