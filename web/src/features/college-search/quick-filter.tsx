import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { QUICK_LOOK } from './quick-look';

const QuickLink = chakra(Link, { base: QUICK_LOOK });

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
