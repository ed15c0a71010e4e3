/** How a filter looks that can be pressed, link or button: a pill on the page's panel. */
export const CHIP_LOOK = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minH: '11',
  borderRadius: 'pill',
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  bg: 'bg.panel',
  color: 'fg',
  textStyle: 'small',
  fontWeight: 'medium',
  textDecoration: 'none',
  transition: 'background 150ms ease-out',
  _hover: { bg: 'bg.muted' },
} as const;
