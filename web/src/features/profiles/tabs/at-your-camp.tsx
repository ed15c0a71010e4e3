import { Box } from '@chakra-ui/react/box';
import { collegesOfCoach } from '@touchline/domain/person/roles/coach-role';
import { CAMP_PLAYERS_TEXTS } from '../../../components/schedule/camp-players-texts';
import { useCampsWith } from '../../../components/schedule/use-camp-players';
import { useLanguage } from '../../../i18n/language-provider';
import { VisitQueries } from '../../../lib/api/visit-queries';
import { useActor } from '../../../session/session-context';
import { Chip } from '../../../ui/chip';

interface AtYourCampProps {
  readonly username: string;
  readonly campId: string;
}

/** Tells a coach that an entry of a player's schedule is a camp of the coach's own college. */
export function AtYourCamp(props: AtYourCampProps) {
  return (
    <VisitQueries>
      <Mark {...props} />
    </VisitQueries>
  );
}

function Mark({ username, campId }: AtYourCampProps) {
  const texts = CAMP_PLAYERS_TEXTS[useLanguage().language];
  const { roles } = useActor();
  const camps = useCampsWith(username, collegesOfCoach(roles));
  return (
    camps.includes(campId) && (
      <Box mt="2">
        <Chip tone="pitch">{texts.yours}</Chip>
      </Box>
    )
  );
}
