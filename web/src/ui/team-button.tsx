import { Button, type ButtonProps } from '@chakra-ui/react/button';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { teamFill } from './team-fill';

interface TeamButtonProps extends Omit<ButtonProps, 'asChild' | 'color' | 'variant' | 'children'> {
  /** The team's colour as #rrggbb; without one it is an ordinary button. */
  readonly teamColor: string | null;
  /** Where it leads; without it, it is a button with `onClick`. */
  readonly to?: To;
  readonly children: ReactNode;
}

/** Lets a white or very pale fill be seen on a white page. */
const EDGE = 'inset 0 0 0 1px color-mix(in srgb, currentColor 22%, transparent)';

/** A button in a team's colour, in large bold type, its text black or white by the specification's contrast rule (§9). */
export function TeamButton({ teamColor, to, children, ...rest }: TeamButtonProps) {
  const fill = teamFill(teamColor);
  const style = fill === null ? {} : { style: { background: fill.fill, color: fill.text, boxShadow: EDGE } };
  const look = { size: 'xl', whiteSpace: 'normal', fontSize: '1.1875rem', fontWeight: 'bold', ...rest } as const;
  if (to === undefined) {
    return (
      <Button {...look} {...style}>
        {children}
      </Button>
    );
  }
  return (
    <Button asChild {...look}>
      <Link to={to} {...style}>
        {children}
      </Link>
    </Button>
  );
}
