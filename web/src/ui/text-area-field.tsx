import { Textarea } from './textarea';
import { FieldFrame, type FieldWords } from './field-frame';

interface TextAreaFieldProps extends FieldWords {
  readonly value: string;
  readonly onText: (text: string) => void;
  /** Rows at least and at most; it grows with its text between them. */
  readonly rows: { readonly least: number; readonly most: number };
  readonly name?: string;
  readonly maxLength?: number;
}

/** A field of several lines, required unless told: label above, help and error below. */
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
