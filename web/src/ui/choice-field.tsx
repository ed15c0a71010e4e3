import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';

interface ChoiceFieldProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly value: Value;
  readonly onValue: (value: Value) => void;
}

const Option = chakra('label', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: '1 1 0',
    minW: '0',
    minH: '11',
    px: '1.5',
    py: '1',
    textAlign: 'center',
    lineHeight: '1.25',
    overflowWrap: 'anywhere',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'control',
    bg: 'bg.panel',
    color: 'fg',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    '&:has(:checked)': {
      bg: 'pitch.subtle',
      borderColor: 'pitch.solid',
      color: 'pitch.fg',
      boxShadow: 'inset 0 0 0 1px {colors.pitch.solid}',
      fontWeight: '600',
    },
    '&:has(:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
  },
});

/** A choice among a few, all in sight; exactly one is always made. Arrow keys walk through it, as through every group of radio buttons. */
export function ChoiceField<Value extends string>({ label, options, value, onValue }: ChoiceFieldProps<Value>) {
  const name = useId();
  return (
    <chakra.fieldset minW="0" border="0" p="0" m="0">
      <chakra.legend fontWeight="medium" mb="1.5" p="0">
        {label}
      </chakra.legend>
      <Box display="flex" gap="2">
        {options.map((option) => (
          <Option key={option.value}>
            <chakra.input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValue(option.value)}
              position="absolute"
              inset="0"
              width="full"
              height="full"
              m="0"
              opacity="0"
              cursor="pointer"
            />
            {option.text}
          </Option>
        ))}
      </Box>
    </chakra.fieldset>
  );
}
