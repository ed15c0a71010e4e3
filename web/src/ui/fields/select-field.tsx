import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown } from 'lucide-react';
import { Icon } from '../icon';
import { FieldFrame, type FieldProps } from './field-frame';

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
        <Box position="relative">
          <chakra.select
            {...control}
            value={value}
            onChange={(event) => onValue(options.find((option) => option.value === event.target.value)?.value ?? '')}
            appearance="none"
            width="full"
            minH="14"
            py="3"
            ps="5"
            pe="12"
            textStyle="lg"
            whiteSpace="normal"
            overflowWrap="anywhere"
            textOverflow="ellipsis"
            borderWidth="1px"
            borderRadius="control"
            borderColor={control['aria-invalid'] ? 'border.error' : 'border.emphasized'}
            bg="bg.panel"
            color="fg"
            cursor="pointer"
            _hover={{ borderColor: 'fg.muted' }}
          >
            {emptyText !== undefined && <option value="">{emptyText}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.text}
              </option>
            ))}
          </chakra.select>
          <Box
            as="span"
            position="absolute"
            insetEnd="4"
            top="0"
            height="full"
            display="flex"
            alignItems="center"
            color="fg.muted"
            pointerEvents="none"
          >
            <Icon as={ChevronDown} />
          </Box>
        </Box>
      )}
    </FieldFrame>
  );
}
