import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** The style of a filter as a link or button: a pill in the panel colour. */
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

interface ChipProps {
  /** `hero` for the dark background, `flare` for what is paid or live, `alarm` for danger, `quiet` anywhere else. */
  readonly tone?: 'quiet' | 'pitch' | 'hero' | 'flare' | 'alarm';
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

const Pill = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    maxW: 'full',
    minH: '7',
    px: '3',
    borderRadius: 'pill',
    borderWidth: '1px',
    textStyle: 'small',
    fontWeight: 'medium',
    lineHeight: '1.25',
    '& svg': { width: '1rem', height: '1rem', flex: 'none' },
  },
  variants: {
    tone: {
      quiet: { bg: 'bg.muted', color: 'fg', borderColor: 'border' },
      pitch: { bg: 'pitch.subtle', color: 'pitch.fg', borderColor: 'pitch.muted' },
      hero: { color: 'hero.fg', borderColor: 'hero.muted' },
      alarm: { bg: 'red.solid', color: 'red.contrast', borderColor: 'red.solid', fontWeight: 'semibold' },
      flare: { bg: 'flare.solid', color: 'flare.contrast', borderColor: 'flare.solid', fontWeight: 'semibold' },
    },
  },
  defaultVariants: { tone: 'quiet' },
});

/** A short fact as a pill. */
export function Chip({ tone = 'quiet', icon, children }: ChipProps) {
  return (
    <Pill tone={tone}>
      {icon}
      <Box as="span" minW="0" py="0.5" overflowWrap="anywhere">
        {children}
      </Box>
    </Pill>
  );
}
