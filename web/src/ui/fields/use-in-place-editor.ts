import { useEffect, useRef, useState } from 'react';

/**
 * The open state of an editor in the page. When it closes, the focus returns to its `opener`, or to the button that
 * replaces it once the page shows what was saved.
 */
export function useInPlaceEditor() {
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
