import { type DialogProps, OnceOpened } from './dialog';

/** A modal that comes from the right edge, on narrow screens from below: filters and details. Closes and gives the focus back like Dialog. */
export function Drawer(props: Omit<DialogProps, 'size'>) {
  return <OnceOpened {...props} place="edge" />;
}
