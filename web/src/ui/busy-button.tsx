import { Button, type ButtonProps } from '@chakra-ui/react/button';
import { Spinner } from '@chakra-ui/react/spinner';
import type { MouseEvent } from 'react';

interface BusyButtonProps extends Omit<ButtonProps, 'loading' | 'loadingText' | 'disabled' | 'asChild'> {
  /** True while the button's action is running. */
  readonly isBusy: boolean;
  /** Its text meanwhile; without it, a spinner replaces its content. */
  readonly busyText?: string;
}

/**
 * A button for an action that takes a moment. While it is busy it keeps the focus and ignores clicks: a disabled button
 * would drop the focus (docs/look.md).
 */
export function BusyButton({ isBusy, busyText, onClick, children, ...rest }: BusyButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Button {...rest} {...(isBusy ? { 'aria-disabled': true, 'data-loading': '' } : {})} onClick={press}>
      {isBusy && <Spinner size="inherit" borderWidth="0.125em" color="inherit" />}
      {isBusy && busyText !== undefined ? busyText : children}
    </Button>
  );
}
