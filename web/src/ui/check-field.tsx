import { chakra } from '@chakra-ui/react/styled-system';

interface CheckFieldProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onCheck: (isChecked: boolean) => void;
}

/** A box to tick with its sentence beside it; both take the press. */
export function CheckField({ label, isChecked, onCheck }: CheckFieldProps) {
  return (
    <chakra.label display="flex" gap="3" alignItems="flex-start" minH="11" py="2" cursor="pointer">
      <chakra.input
        type="checkbox"
        checked={isChecked}
        onChange={(event) => onCheck(event.target.checked)}
        flex="none"
        boxSize="5"
        mt="0.5"
        accentColor="var(--tl-colors-pitch-solid)"
      />
      <chakra.span minW="0" overflowWrap="anywhere">
        {label}
      </chakra.span>
    </chakra.label>
  );
}
