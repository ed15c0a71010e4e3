import { FieldFrame, type FieldProps } from './field-frame';
import { SelectControl } from './select-control';

interface SelectFieldProps<Value extends string> extends FieldProps {
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly value: Value | '';
  readonly onValue: (value: Value | '') => void;
  /** Shown while nothing is chosen; without it the first option is chosen. */
  readonly emptyText?: string;
}

/**
 * The browser's own select in the style of a text field, required by default: label above, help and error below. A long
 * choice wraps where the browser can, and ends in an ellipsis where it cannot.
 */
export function SelectField<Value extends string>({
  label,
  help,
  error,
  isValidated,
  isRequired,
  options,
  value,
  onValue,
  emptyText,
}: SelectFieldProps<Value>) {
  return (
    <FieldFrame label={label} help={help} error={error} isValidated={isValidated} isRequired={isRequired}>
      {(control) => (
        <SelectControl
          {...control}
          value={value}
          onChange={(event) => onValue(options.find((option) => option.value === event.target.value)?.value ?? '')}
          whiteSpace="normal"
          overflowWrap="anywhere"
          textOverflow="ellipsis"
          borderColor={control['aria-invalid'] ? 'border.error' : 'border.emphasized'}
        >
          {emptyText !== undefined && <option value="">{emptyText}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </SelectControl>
      )}
    </FieldFrame>
  );
}
