import { FieldFrame, type FieldProps } from './field-frame';
import { Input, Textarea } from './text-controls';

interface TextFieldProps extends FieldProps {
  readonly type: 'text' | 'email' | 'password' | 'tel' | 'url' | 'search' | 'date' | 'number';
  readonly autoComplete: string;
  readonly value: string;
  readonly onText: (text: string) => void;
  readonly maxLength?: number;
  readonly inputMode?: 'numeric';
  /** The id of a list of suggestions. */
  readonly list?: string;
}

/** A one-line field, required by default: label above, help and error below. */
export function TextField({
  label,
  help,
  error,
  isValidated,
  isRequired,
  type,
  autoComplete,
  value,
  onText,
  ...rest
}: TextFieldProps) {
  return (
    <FieldFrame label={label} help={help} error={error} isValidated={isValidated} isRequired={isRequired}>
      {(control) => (
        <Input
          {...control}
          type={type}
          autoComplete={autoComplete}
          value={value}
          onChange={(event) => onText(event.target.value)}
          size="xl"
          borderColor={control['aria-invalid'] ? 'border.error' : 'border.emphasized'}
          {...rest}
        />
      )}
    </FieldFrame>
  );
}

interface TextAreaFieldProps extends FieldProps {
  readonly value: string;
  readonly onText: (text: string) => void;
  /** The least and the most rows; it grows with its text between them. */
  readonly rows: { readonly least: number; readonly most: number };
  readonly maxLength?: number;
}

/** A text area, required by default: label above, help and error below. */
export function TextAreaField({ label, help, error, isValidated, isRequired, value, onText, rows, ...rest }: TextAreaFieldProps) {
  return (
    <FieldFrame label={label} help={help} error={error} isValidated={isValidated} isRequired={isRequired}>
      {(control) => (
        <Textarea
          {...control}
          value={value}
          onChange={(event) => onText(event.target.value)}
          size="lg"
          bg="bg.panel"
          borderColor={control['aria-invalid'] ? 'border.error' : 'border.emphasized'}
          rows={rows.least}
          maxH={`calc(${rows.most}lh + 1.5rem)`}
          css={{ fieldSizing: 'content', minHeight: `calc(${rows.least}lh + 1.5rem)` }}
          {...rest}
        />
      )}
    </FieldFrame>
  );
}
