/**
 * The chosen one of several links or buttons: filled, also under the pointer. Its own hover wins over that of the style
 * around it, which would put the ground of an unchosen one under its text.
 */
export const CHOSEN_LOOK = {
  bg: 'pitch.solid',
  borderColor: 'pitch.solid',
  color: 'pitch.contrast',
  _hover: { bg: 'color-mix(in srgb, {colors.pitch.solid} 88%, {colors.pitch.950})' },
} as const;
