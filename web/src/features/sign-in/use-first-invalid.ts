import { type RefObject, useEffect, useRef, useState } from 'react';

interface FirstInvalid {
  readonly form: RefObject<HTMLFormElement | null>;
  /** True once the form was sent: every field then says what is wrong with it (specification §5). */
  readonly isValidated: boolean;
  /** Notes that the form was sent with something wrong in it. */
  readonly validate: () => void;
}

/** Leads whoever sends a form to the first field that is wrong. */
export function useFirstInvalid(): FirstInvalid {
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  return { form, isValidated: attempts > 0, validate: () => setAttempts((count) => count + 1) };
}
