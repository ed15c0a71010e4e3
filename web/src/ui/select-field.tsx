import { chakra } from '@chakra-ui/react/styled-system';
import { FieldFrame, type FieldWords } from './field-frame';

interface SelectFieldProps<Value extends string> extends FieldWords {
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly value: Value | '';
  readonly onValue: (value: Value | '') => void;
  /** What stands there while nothing is chosen; without it the first option is chosen. */
  readonly emptyText?: string;
  readonly name?: string;
}

/** A choice out of a list by the browser's own control, required unless told: label above, help and error below. */
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
  name,
}: SelectFieldProps<Value>) {
  return (
    <FieldFrame label={label} help={help} error={error} isValidated={isValidated} isRequired={isRequired}>
      {(control) => (
        <chakra.select
          {...control}
          {...(name === undefined ? {} : { name })}
          value={value}
          onChange={(event) => onValue(options.find((option) => option.value === event.target.value)?.value ?? '')}
          width="full"
          minH="12"
          px="3"
          borderWidth="1px"
          borderRadius="control"
          borderColor={control['aria-invalid'] ? 'border.error' : 'border.emphasized'}
          bg="bg.panel"
          color="fg"
        >
          {emptyText !== undefined && <option value="">{emptyText}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </chakra.select>
      )}
    </FieldFrame>
  );
}
