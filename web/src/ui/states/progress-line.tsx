import { Box } from '@chakra-ui/react/box';

interface ProgressLineProps {
  readonly label: string;
  /** 0 to 100. */
  readonly percent: number;
  /** Announced instead of the percentage: "Step 2 of 5". */
  readonly valueText?: string;
}

/** Progress as a line that fills, with the middle marked and a dot at the current value. */
export function ProgressLine({ label, percent, valueText }: ProgressLineProps) {
  const reached = Math.min(100, Math.max(0, percent));
  return (
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(reached)}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(valueText === undefined ? {} : { 'aria-valuetext': valueText })}
      position="relative"
      height="4"
      mx="1.5"
    >
      <Box position="absolute" insetX="0" top="7px" height="2px" bg="border.emphasized" />
      <Box position="absolute" left="50%" top="2px" width="2px" height="12px" ms="-1px" bg="border.emphasized" />
      <Box
        position="absolute"
        left="0"
        top="6px"
        height="4px"
        borderRadius="full"
        bg="pitch.solid"
        transition="width 250ms ease-out"
        style={{ width: `${reached}%` }}
      />
      <Box
        position="absolute"
        top="2px"
        width="12px"
        height="12px"
        ms="-6px"
        borderRadius="full"
        bg="pitch.solid"
        borderWidth="2px"
        borderColor="bg.panel"
        boxShadow="0 0 0 2px var(--tl-colors-pitch-solid)"
        transition="left 250ms ease-out"
        style={{ left: `${reached}%` }}
      />
    </Box>
  );
}
