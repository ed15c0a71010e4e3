import { Button, type ButtonProps } from '@chakra-ui/react/button';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';

interface ButtonLinkProps extends Omit<ButtonProps, 'asChild' | 'onClick' | 'type'> {
  readonly to: To;
  readonly state?: unknown;
  readonly children: ReactNode;
}

/** A link inside the site that looks like a button: for ways to go, not for things to do. */
export function ButtonLink({ to, state, children, ...look }: ButtonLinkProps) {
  return (
    <Button asChild size="lg" whiteSpace="normal" {...look}>
      <Link to={to} state={state}>
        {children}
      </Link>
    </Button>
  );
}
