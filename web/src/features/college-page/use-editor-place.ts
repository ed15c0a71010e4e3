import { useEffect, useRef, useState } from 'react';

/** Whether the editor of a part of the page stands open; closed, the focus goes back to the `opener` that opened it. */
export function useEditorPlace() {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return { isOpen, opener, open: () => setIsOpen(true), close: () => setIsOpen(false) };
}
