import { type ReactNode, useEffect, useRef } from 'react';

/** Gives the focus to the first control inside as soon as it stands there. */
export function FocusFirst({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>('input:checked, input, textarea, select, button')?.focus(), []);
  return <div ref={place}>{children}</div>;
}
