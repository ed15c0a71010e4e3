import { useState } from 'react';
import { TextAreaField } from './text-fields';

/** The most letters of a reason, as the server takes them. */
const REASON_MAX = 500;

/** What somebody types as the reason of a decision; `missing` is what the field says without one. */
export function useReason(missing: string) {
  const [typed, setTyped] = useState('');
  const [isValidated, setIsValidated] = useState(false);
  const reason = typed.trim();
  /** The reason; null where there is none, which the field says from then on. */
  const check = (): string | null => {
    setIsValidated(true);
    return reason === '' ? null : reason;
  };
  const field = { value: typed, onText: setTyped, isValidated, error: reason === '' ? missing : null };
  return { check, field };
}

interface ReasonFieldProps {
  readonly label: string;
  /** Who reads it. */
  readonly help: string;
  readonly field: ReturnType<typeof useReason>['field'];
}

/** The field of a reason. */
export function ReasonField({ label, help, field }: ReasonFieldProps) {
  return <TextAreaField label={label} help={help} rows={{ least: 3, most: 6 }} maxLength={REASON_MAX} {...field} />;
}
