import { Box } from '@chakra-ui/react/box';
import { RECRUITING_STAGES, type RecruitingStage } from '@touchline/domain/person/recruiting-stages';
import { useTranslations } from '../../i18n/use-translations';
import { SelectControl } from '../../ui/fields/select-control';

interface StageChoiceProps {
  readonly collegeId: string;
  readonly name: string;
  readonly stage: RecruitingStage;
  readonly onStage: (stage: RecruitingStage) => void;
}

/** The stage of a college as a selection, by which a keyboard moves it over the board. */
export function StageChoice({ collegeId, name, stage, onStage }: StageChoiceProps) {
  const t = useTranslations();
  return (
    <Box width="full" maxW="15rem">
      <SelectControl
        isCompact
        fontWeight="medium"
        aria-label={t('myColleges.stageOf', { name })}
        data-stage-of={collegeId}
        value={stage}
        onChange={({ target }) => {
          const chosen = RECRUITING_STAGES.find((one) => one === target.value);
          if (chosen !== undefined) onStage(chosen);
        }}
      >
        {RECRUITING_STAGES.map((one) => (
          <option key={one} value={one}>
            {t(`myColleges.stage.${one}`)}
          </option>
        ))}
      </SelectControl>
    </Box>
  );
}
