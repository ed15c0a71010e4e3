import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { useLanguage } from '../../i18n/language-provider';
import { VisitQueries } from '../../lib/api/visit-queries';
import { Disclosure } from '../../ui/disclosure';
import { PageLink } from '../../ui/links';
import { CAMP_PLAYERS_TEXTS } from './camp-players-texts';
import { useCampPlayers } from './use-camp-players';

interface CampPlayersProps {
  readonly campId: string;
  readonly collegeId: string;
  /** In a list of many camps: nothing is said of a camp that nobody has listed. */
  readonly isInList?: boolean;
}

/** How many players say that they come to a camp, for the editors of its college; opened, it lists them. */
export function CampPlayers(props: CampPlayersProps) {
  return (
    <VisitQueries>
      <PlayersOfCamp {...props} />
    </VisitQueries>
  );
}

function PlayersOfCamp({ campId, collegeId, isInList = false }: CampPlayersProps) {
  const texts = CAMP_PLAYERS_TEXTS[useLanguage().language];
  const { data, error, isFetching, refetch } = useCampPlayers(collegeId);
  const players = data?.filter((one) => one.campId === campId) ?? [];
  if (players.length > 0)
    return (
      <Disclosure title={texts.players(players.length)}>
        <Box as="ul" listStyleType="none" aria-label={texts.title}>
          {players.map((player) => (
            <CampPlayerRow key={player.username} player={player} />
          ))}
        </Box>
        <Box textStyle="small" color="fg.muted" mt="2">
          {texts.note}
        </Box>
      </Disclosure>
    );
  if (isInList && error === null) return null;
  return (
    <Box role="status" textStyle="small" color="fg.muted" minH="11" display="flex" alignItems="center" flexWrap="wrap" gap="3">
      {data !== undefined && texts.none}
      {data === undefined && (error === null || isFetching) && texts.loading}
      {data === undefined && error !== null && !isFetching && (
        <>
          {texts.failed}
          <Button variant="outline" onClick={() => void refetch()}>
            {texts.again}
          </Button>
        </>
      )}
    </Box>
  );
}

type Player = AnswerOf<'campPlayers'>['items'][number];

/** A player with what a coach looks for on the day: number, positions and class. */
function CampPlayerRow({
  player: { username, displayName, position, graduationYear, shirtNumber },
}: {
  readonly player: Player;
}) {
  const facts = [
    shirtNumber === null ? null : `#${shirtNumber}`,
    position.main.join(', '),
    graduationYear === null ? null : String(graduationYear),
  ].filter((fact) => fact !== null && fact !== '');
  return (
    <Box as="li" display="flex" flexWrap="wrap" alignItems="center" columnGap="3" borderTopWidth="1px" minH="11">
      <PageLink to={`/profile/${username}/about`} py="2.5" fontWeight="medium" overflowWrap="anywhere">
        {displayName}
      </PageLink>
      <Box textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
        {facts.join(' · ')}
      </Box>
    </Box>
  );
}
