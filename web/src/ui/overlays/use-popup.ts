import { type FocusEvent, type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';

interface Popup {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
  /** Props of the box around button and popup. */
  readonly around: {
    readonly ref: RefObject<HTMLDivElement | null>;
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onBlur: (event: FocusEvent<HTMLDivElement>) => void;
  };
  readonly button: RefObject<HTMLButtonElement | null>;
}

/**
 * A popup below its button. Escape closes it and returns the focus to the button; a press or the focus elsewhere closes
 * it too.
 */
export function usePopup(): Popup {
  const [isOpen, setIsOpen] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setIsOpen(false), []);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && ref.current?.contains(target) === false) setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);
  return {
    isOpen,
    toggle: () => setIsOpen((is) => !is),
    close,
    around: {
      ref,
      onKeyDown: ({ key }) => {
        if (key !== 'Escape' || !isOpen) return;
        setIsOpen(false);
        button.current?.focus();
      },
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setIsOpen(false);
      },
    },
    button,
  };
}
