import type { RecruitingStage } from '@touchline/domain/person/recruiting-stages';
import { Box } from '@chakra-ui/react/box';
import { useIsTable } from '../../../components/board/board-view-link';
import { StageBoard } from '../../../components/board/stage-board';
import { useFollowedStage } from '../../../components/board/use-followed-stage';
import { type SavedPlayerItem, useSavingPlayers } from '../../../components/saving/use-saved-players';
import { usePlayerBoardTexts } from './board-texts';
import { PlayerCard } from './player-card';
import { PlayersTable } from './players-table';

/** The board or the table. A moved player keeps the focus of the selection; the toast names the new stage. */
export function PlayersBoard({ items }: { readonly items: readonly SavedPlayerItem[] }) {
  const texts = usePlayerBoardTexts();
  const isTable = useIsTable();
  const { change } = useSavingPlayers();
  const { frame, follow } = useFollowedStage(items);
  function changeStage({ profileId, player }: SavedPlayerItem, stage: RecruitingStage): void {
    follow(profileId);
    void change(profileId, { stage }, player.displayName);
  }
  return (
    <Box ref={frame}>
      {isTable ? (
        <PlayersTable items={items} onStage={changeStage} />
      ) : (
        <StageBoard
          items={items}
          texts={texts}
          onStage={changeStage}
          cardOf={(item, drag) => (
            <PlayerCard key={item.profileId} item={item} onStage={(stage) => changeStage(item, stage)} {...drag} />
          )}
        />
      )}
    </Box>
  );
}
