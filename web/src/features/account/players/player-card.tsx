import { Box } from '@chakra-ui/react/box';
import type { RecruitingStage } from '@touchline/domain/person/recruiting-stages';
import { BoardCard, type CardDrag } from '../../../components/board/board-card';
import { NameCollege } from '../../../components/saving/name-college';
import type { SavedPlayerItem } from '../../../components/saving/use-saved-players';
import { PlayerStage, RemovePlayer, WriteToPlayer } from './player-actions';
import { usePlayerFacts } from './player-facts';
import { PlayerIdentity } from './player-identity';
import { PlayerNote } from './player-note';
import { SharePlayer } from '../../../components/staff-list/share-player';

interface PlayerCardProps extends CardDrag {
  readonly item: SavedPlayerItem;
  readonly onStage: (stage: RecruitingStage) => void;
}

/** A saved player on the board: who, what coaches may see of them, the note, the stage and the way off the list. */
export function PlayerCard({ item, onStage, ...drag }: PlayerCardProps) {
  const { lineOf } = usePlayerFacts();
  return (
    <BoardCard name={item.player.displayName} {...drag}>
      <Box display="flex" alignItems="center" gap="2">
        <PlayerIdentity item={item} />
        <Box display="flex" flex="none" mt="-2" me="-2">
          <WriteToPlayer item={item} />
          <RemovePlayer item={item} />
        </Box>
      </Box>
      <Box mt="2" textStyle="small" color="fg.muted" lineHeight="1.35" overflowWrap="anywhere">
        {lineOf(item.player)}
      </Box>
      <Box mt="1">
        <PlayerNote item={item} />
      </Box>
      <Box ms="-2">
        <NameCollege saved={item} name={item.player.displayName} look="line" />
        <SharePlayer item={item} look="line" />
      </Box>
      <Box mt="1">
        <PlayerStage item={item} onStage={onStage} />
      </Box>
    </BoardCard>
  );
}
