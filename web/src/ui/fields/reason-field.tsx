import { useState } from 'react';
import { useTypedField } from '../forms/unsaved/use-typed-text';
import { TextAreaField } from './text-fields';

/** The most letters of a reason, as the server takes them. */
const REASON_MAX = 500;

/**
 * What somebody types as the reason of a decision; `missing` is what the field says without one. `of` names the
 * decision: its unsaved reason is found again by it. `sent` is called once the reason has arrived.
 */
export function useReason(missing: string, of: string) {
  const [typed, setTyped] = useState('');
  const { offer, saved: sent } = useTypedField({ of, stored: '', typed, onText: setTyped });
  const [isValidated, setIsValidated] = useState(false);
  const reason = typed.trim();
  /** The reason; null if there is none, which the field says from then on. */
  const check = (): string | null => {
    setIsValidated(true);
    return reason === '' ? null : reason;
  };
  const field = { value: typed, onText: setTyped, isValidated, error: reason === '' ? missing : null, offer };
  return { check, sent, field };
}

interface ReasonFieldProps {
  readonly label: string;
  /** Who reads it. */
  readonly help: string;
  readonly field: ReturnType<typeof useReason>['field'];
  /** The most letters, where the server takes fewer than usual. */
  readonly maxLength?: number;
}

/** The field of a reason, below one that was typed before and not sent. */
export function ReasonField({ label, help, field: { offer, ...control }, maxLength = REASON_MAX }: ReasonFieldProps) {
  return (
    <>
      {offer}
      <TextAreaField label={label} help={help} rows={{ least: 3, most: 6 }} maxLength={maxLength} {...control} />
    </>
  );
}
