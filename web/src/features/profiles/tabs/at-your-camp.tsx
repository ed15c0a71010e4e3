import { isAcceptedCoachOf } from '@touchline/domain/permissions/may-edit';
import { Box } from '@chakra-ui/react/box';
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
  const actor = useActor();
  const colleges = [...new Set(actor.roles.map(({ value }) => value))].filter((id) => isAcceptedCoachOf(actor, id));
  const camps = useCampsWith(username, colleges);
  return (
    camps.includes(campId) && (
      <Box mt="2">
        <Chip tone="pitch">{texts.yours}</Chip>
      </Box>
    )
  );
}
