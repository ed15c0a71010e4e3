import { Input, type InputProps } from './input';
import { FieldFrame, type FieldWords } from './field-frame';

interface TextFieldProps extends FieldWords {
  readonly type: 'text' | 'email' | 'password' | 'tel' | 'url' | 'search' | 'date' | 'number';
  readonly autoComplete: string;
  readonly value: string;
  readonly onText: (text: string) => void;
  readonly name?: string;
  readonly inputMode?: InputProps['inputMode'];
  readonly maxLength?: number;
}

/** A one-line field, required unless told: label above, help and error below. */
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
