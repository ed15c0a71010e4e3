import { Box } from '@chakra-ui/react/box';
import { Input } from '@chakra-ui/react/input';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';

interface TextFieldProps {
  readonly label: string;
  readonly type: 'text' | 'email' | 'password';
  readonly autoComplete: string;
  readonly value: string;
  readonly onText: (text: string) => void;
}

/** A required one-line field with its label above. */
export function TextField({ label, type, autoComplete, value, onText }: TextFieldProps) {
  const id = useId();
  return (
    <Box>
      <chakra.label htmlFor={id} display="block" fontWeight="medium" mb="1.5">
        {label}
      </chakra.label>
      <Input
        id={id}
        type={type}
        autoComplete={autoComplete}
        value={value}
        onChange={(event) => onText(event.target.value)}
        required
        size="xl"
        borderColor="border.emphasized"
      />
    </Box>
  );
}
