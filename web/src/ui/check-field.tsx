import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Check } from 'lucide-react';

interface CheckFieldProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onCheck: (isChecked: boolean) => void;
}

/** A box to tick with its sentence beside it; both take the press. */
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
