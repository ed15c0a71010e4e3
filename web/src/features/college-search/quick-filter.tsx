import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';

const QuickLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    gap: '2',
    minH: '11',
    px: '4',
    borderRadius: 'pill',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    bg: 'bg.panel',
    color: 'fg',
    textStyle: 'small',
    fontWeight: 'medium',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    transition: 'background 150ms ease-out',
    _hover: { bg: 'bg.muted' },
    '&[aria-current=true]': { bg: 'pitch.solid', borderColor: 'pitch.solid', color: 'pitch.contrast' },
    '& svg': { width: '1rem', height: '1rem', flex: 'none' },
  },
});

interface QuickFilterProps {
  readonly isChosen: boolean;
  readonly to: To;
  readonly children: ReactNode;
}

/** A filter that many want, as one press; pressed again it goes. A real link, so that it also works before hydration. */
export function QuickFilter({ isChosen, to, children }: QuickFilterProps) {
  return (
    <QuickLink to={to} rel="nofollow" state={{ keepsPlace: true }} aria-current={isChosen ? 'true' : undefined}>
      {children}
    </QuickLink>
  );
}
