import { Button, type ButtonProps } from '@chakra-ui/react/button';
import { Spinner } from '@chakra-ui/react/spinner';
import type { MouseEvent } from 'react';

interface BusyButtonProps extends Omit<ButtonProps, 'loading' | 'loadingText' | 'disabled' | 'asChild'> {
  /** True while what the button does is under way. */
  readonly isBusy: boolean;
  /** Its text meanwhile; a spinner in place of its content where it is left out. */
  readonly busyText?: string;
}

/**
 * A button for what takes a moment. While it is busy it keeps the focus and takes no press: a disabled button would
 * drop the focus (docs/look.md).
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
