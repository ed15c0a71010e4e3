import { useEffect, useRef, useState } from 'react';

/** Whether the editor of a part of the page stands open; closed, the focus goes back to the `opener` that opened it, or to the one that takes its place once the page shows what was saved. */
export function useEditorPlace() {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const focused = useRef<HTMLButtonElement | null>(null);
  useEffect(() => {
    const isClosing = wasOpen.current && !isOpen;
    const isReplaced = focused.current !== null && focused.current !== opener.current;
    if (isClosing || (isReplaced && document.activeElement === document.body)) opener.current?.focus();
    if (isClosing || isReplaced) focused.current = opener.current;
    wasOpen.current = isOpen;
  });
  return { isOpen, opener, open: () => setIsOpen(true), close: () => setIsOpen(false) };
}
