import { CHIP_LOOK } from '../../ui/chip-look';

/** How the filters that many want look, links and buttons alike. */
export const QUICK_LOOK = {
  ...CHIP_LOOK,
  flex: 'none',
  px: '4',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  _disabled: { color: 'fg.muted', cursor: 'default' },
  '&[aria-current=true]': { bg: 'pitch.solid', borderColor: 'pitch.solid', color: 'pitch.contrast' },
  '& svg': { width: '1rem', height: '1rem', flex: 'none' },
} as const;
