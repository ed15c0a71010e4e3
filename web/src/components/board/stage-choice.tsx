import { Box } from '@chakra-ui/react/box';
import { RECRUITING_STAGES, type RecruitingStage } from '@touchline/domain/person/recruiting-stages';
import { SelectControl } from '../../ui/fields/select-control';

interface StageChoiceProps {
  /** The id of what it moves. */
  readonly of: string;
  readonly label: string;
  readonly stage: RecruitingStage;
  readonly nameOf: (stage: RecruitingStage) => string;
  readonly onStage: (stage: RecruitingStage) => void;
}

/** The stage of a college or a player as a selection, by which a keyboard moves it over the board. */
export function StageChoice({ of, label, stage, nameOf, onStage }: StageChoiceProps) {
  return (
    <Box width="full" minW="0" maxW="15rem">
      <SelectControl
        isCompact
        fontWeight="medium"
        aria-label={label}
        data-stage-of={of}
        value={stage}
        onChange={({ target }) => {
          const chosen = RECRUITING_STAGES.find((one) => one === target.value);
          if (chosen !== undefined) onStage(chosen);
        }}
      >
        {RECRUITING_STAGES.map((one) => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </SelectControl>
    </Box>
  );
}
