import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** What opens the folded part on phones; wider windows have no use for it. */
const More = chakra('summary', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    color: 'pitch.fg',
    fontWeight: 'semibold',
    textDecoration: 'underline',
    cursor: 'pointer',
  },
});

/** From this width on a part stands open. A browser that cannot do so keeps the press at every width. */
export const OPEN_ON_WIDE = {
  '@supports selector(::details-content)': {
    '@media (min-width: 48rem)': {
      '&::details-content': { contentVisibility: 'visible', height: 'auto' },
      '& > summary': { display: 'none' },
    },
  },
} as const;

interface PhoneFoldProps {
  /** What the press shows: `Show all 22`. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A part of a long section that phones show after a press; it stands open in wider windows and is always printed. */
export function PhoneFold({ label, children }: PhoneFoldProps) {
  return (
    <Box as="details" minW="0" css={OPEN_ON_WIDE}>
      <More data-screen-only="">{label}</More>
      {children}
    </Box>
  );
}
