import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { RECRUITING_STAGES, type RecruitingStage } from '@touchline/domain/person/recruiting-stages';
import { ChevronDown } from 'lucide-react';
import { useTranslations } from '../../i18n/use-translations';
import { Icon } from '../../ui/icon';

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
    <Box position="relative" width="full" maxW="15rem">
      <chakra.select
        aria-label={t('myColleges.stageOf', { name })}
        data-stage-of={collegeId}
        value={stage}
        onChange={({ target }) => {
          const chosen = RECRUITING_STAGES.find((one) => one === target.value);
          if (chosen !== undefined) onStage(chosen);
        }}
        appearance="none"
        width="full"
        minH="11"
        ps="3"
        pe="9"
        textStyle="small"
        fontWeight="medium"
        borderWidth="1px"
        borderRadius="control"
        borderColor="border.emphasized"
        bg="bg.panel"
        color="fg"
        cursor="pointer"
        _hover={{ borderColor: 'fg.muted' }}
      >
        {RECRUITING_STAGES.map((one) => (
          <option key={one} value={one}>
            {t(`myColleges.stage.${one}`)}
          </option>
        ))}
      </chakra.select>
      <Box
        as="span"
        position="absolute"
        insetEnd="3"
        top="0"
        height="full"
        display="flex"
        alignItems="center"
        color="fg.muted"
        pointerEvents="none"
      >
        <Icon as={ChevronDown} size={18} />
      </Box>
    </Box>
  );
}
