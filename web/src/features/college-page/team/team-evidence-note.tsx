import { Box } from '@chakra-ui/react/box';
import { isInferredTeam } from '@touchline/domain/college/roster/team-evidence';
import { CircleHelp } from 'lucide-react';
import { useTranslations } from '../../../i18n/use-translations';
import { Icon } from '../../../ui/icon';
import { useCollegePage, useCollegeTeam } from '../use-college-page';

/** Says of an inferred team that no league's list confirms it, and asks its editors; nothing for any other team. */
export function TeamEvidenceNote() {
  const t = useTranslations();
  const { college, sex, editing } = useCollegePage();
  const team = useCollegeTeam()?.team;
  if (team === undefined || !isInferredTeam(team)) return null;
  return (
    <Box
      role="note"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="4"
      rowGap="3"
      mb={{ base: '6', md: '8' }}
      px="4"
      py="3"
      borderWidth="1px"
      borderRadius="l2"
      bg="bg.panel"
    >
      <Box display="flex" gap="3" alignItems="flex-start" flex="1" minW="16rem">
        <Box flex="none" mt="0.5" color="fg.muted">
          <Icon as={CircleHelp} />
        </Box>
        <Box>
          <Box fontWeight="semibold">{t('college.notConfirmed')}</Box>
          <Box color="fg.muted" textStyle="small">
            {t('college.notConfirmedText')}
          </Box>
        </Box>
      </Box>
      {editing !== null && <editing.TeamAnswer college={college} sex={sex} save={editing.save} />}
    </Box>
  );
}
