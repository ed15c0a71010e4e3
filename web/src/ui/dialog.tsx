import { lazy, Suspense, useState } from 'react';
import type { DialogWindowProps } from './dialog-window';

const LazyWindow = lazy(async () => ({ default: (await import('./dialog-window')).DialogWindow }));

/** What a dialog and a drawer take; `opener` gives the element that gets the focus back. */
export type DialogProps = Omit<DialogWindowProps, 'place'> & {
  /** `wide` for pictures and tables. */
  readonly size?: 'form' | 'wide';
};

/** A modal in the middle of the page, downloaded when it first opens. Escape closes it, a click beside it unless refused; the focus goes back to its opener. */
export function Dialog({ size = 'form', ...props }: DialogProps) {
  return <OnceOpened {...props} place={size === 'wide' ? 'wide' : 'centre'} />;
}

/** Draws a window from the moment it is first opened, so that its code stays away until then and its closing can be seen. */
export function OnceOpened(props: DialogWindowProps) {
  const [wasOpened, setWasOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <LazyWindow {...props} />
    </Suspense>
  );
}
