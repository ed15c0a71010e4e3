import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import type { College } from '@touchline/domain/college/college';
import { useState } from 'react';
import { useTranslations } from '../../../i18n/use-translations';
import type { TeamSex } from '../../../lib/addresses/college-address';
import type { SaveCollege } from './college-kind';
import { confirmingTeam, removingTeam } from './staff-entries';

interface TeamAnswerProps {
  readonly college: College;
  readonly sex: TeamSex;
  readonly save: SaveCollege;
}

/** Asks an editor whether an inferred team exists: yes confirms it, no removes it. Both can be undone. */
export function TeamAnswer({ college, sex, save }: TeamAnswerProps) {
  const t = useTranslations();
  const [isSaving, setIsSaving] = useState(false);
  const answer = async (changes: Parameters<SaveCollege>[0]): Promise<void> => {
    setIsSaving(true);
    await save(changes);
    setIsSaving(false);
  };
  const label = t('staff.isRight');
  return (
    <Box role="group" aria-label={label} display="flex" flexWrap="wrap" alignItems="center" gap="3">
      <Box fontWeight="semibold">{label}</Box>
      <Button size="lg" variant="outline" disabled={isSaving} onClick={() => void answer(confirmingTeam(sex, label))}>
        {t('staff.teamExists')}
      </Button>
      <Button size="lg" variant="outline" disabled={isSaving} onClick={() => void answer(removingTeam(college, sex, label))}>
        {t('staff.noTeam')}
      </Button>
    </Box>
  );
}
