/**
 * What holds for the whole page before any component: ground, text, focus, and stillness for whoever asks for it. The focus ring is the same everywhere:
 * green on the page, flare inside the class `on-dark`, green again inside `on-page` (a panel on a dark ground).
 */
export const PAGE_CSS = {
  html: {
    color: 'fg',
    bg: 'bg',
    colorPalette: 'pitch',
    colorScheme: 'light',
    fontFamily: 'body',
    lineHeight: '1.625',
    overflowWrap: 'break-word',
    '--global-font-body': 'fonts.body',
    '--global-font-mono': 'fonts.mono',
    '--global-color-border': 'colors.border',
    textSizeAdjust: '100%',
  },
  'html.dark': { colorScheme: 'dark' },
  'h1, h2, h3': { fontFamily: 'heading', letterSpacing: '-0.01em' },
  '*::placeholder': { color: 'fg.muted', opacity: '1' },
  '*::selection': { bg: 'pitch.300', color: 'pitch.950' },
  ':focus-visible:not([tabindex="-1"])': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
  '.on-dark': { '--tl-colors-focus': '{colors.flare.500}' },
  '.on-page': { '--tl-colors-focus': '{colors.pitch.fg}' },
  '.chakra-toast__root': { '--tl-colors-focus': 'currentColor' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
      scrollBehavior: 'auto !important',
    },
  },
} as const;
