import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Check } from 'lucide-react';
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
    // No word of an option breaks: it takes room from the others instead.
    minW: 'min-content',
    minH: '11',
    px: '1.5',
    py: '1',
    textAlign: 'center',
    lineHeight: '1.25',
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
    },
    '&:has(:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
  },
});

/** A group of radio buttons that are all visible; exactly one is always selected. Arrow keys move through them. */
export function ChoiceField<Value extends string>({ label, options, value, onValue }: ChoiceFieldProps<Value>) {
  const name = useId();
  return (
    <chakra.fieldset minW="0" border="0" p="0" m="0">
      <chakra.legend fontWeight="medium" mb="1.5" p="0">
        {label}
      </chakra.legend>
      <Box display="flex" flexWrap="wrap" gap="2">
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

interface CheckFieldProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onCheck: (isChecked: boolean) => void;
}

/** A checkbox with its label; both are clickable. */
export function CheckField({ label, isChecked, onCheck }: CheckFieldProps) {
  return (
    <chakra.label display="flex" gap="3" alignItems="flex-start" minH="11" py="2" cursor="pointer">
      <Box as="span" position="relative" flex="none" boxSize="5" mt="0.5">
        <chakra.input
          type="checkbox"
          checked={isChecked}
          onChange={(event) => onCheck(event.target.checked)}
          appearance="none"
          display="block"
          boxSize="full"
          m="0"
          borderWidth="1px"
          borderColor="border.emphasized"
          borderRadius="0.25rem"
          bg="bg.panel"
          cursor="pointer"
          _checked={{ bg: 'pitch.solid', borderColor: 'pitch.solid' }}
        />
        {isChecked && (
          <Box as="span" position="absolute" inset="0" p="0.5" color="pitch.contrast" pointerEvents="none">
            <Check size={16} strokeWidth={2.5} aria-hidden />
          </Box>
        )}
      </Box>
      <chakra.span minW="0" overflowWrap="anywhere">
        {label}
      </chakra.span>
    </chakra.label>
  );
}
