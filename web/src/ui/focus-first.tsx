import { type ReactNode, useEffect, useRef } from 'react';

const FIELDS = 'input:checked, input:not([hidden]), textarea, select';

/** Gives the focus to the first field inside as soon as it stands there, or to the first button where there is no field. */
export function FocusFirst({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = place.current?.querySelector<HTMLElement>(FIELDS) ?? place.current?.querySelector<HTMLElement>('button');
    first?.focus();
  }, []);
  return <div ref={place}>{children}</div>;
}
