import { lazy, Suspense, useState } from 'react';
import type { DialogWindowProps } from './dialog-window';

const LazyWindow = lazy(async () => ({ default: (await import('./dialog-window')).DialogWindow }));

/** The props of a dialog and a drawer; `opener` returns the element that gets the focus back. */
type DialogProps = Omit<DialogWindowProps, 'placement'> & {
  /** `wide` for pictures and tables. */
  readonly size?: 'form' | 'wide';
};

/**
 * A modal in the middle of the page, downloaded when it first opens. Escape and, by default, a click outside close it;
 * its opener gets the focus back.
 */
export function Dialog({ size = 'form', ...props }: DialogProps) {
  return <LazyDialog {...props} placement={size === 'wide' ? 'wide' : 'centre'} />;
}

/** Renders the window once it has been opened, so that its code loads only then and its closing is animated. */
function LazyDialog(props: DialogWindowProps) {
  const [wasOpened, setWasOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <LazyWindow {...props} />
    </Suspense>
  );
}

/**
 * A modal at the right edge, on narrow screens at the bottom, for filters and details. It closes and returns the focus
 * like Dialog.
 */
export function Drawer(props: Omit<DialogProps, 'size'>) {
  return <LazyDialog {...props} placement="edge" />;
}
