import { IconButton } from '@chakra-ui/react/button';
import type { RecruitingStage } from '@touchline/domain/person/recruiting-stages';
import { X } from 'lucide-react';
import { StageChoice } from '../../../components/board/stage-choice';
import { WriteButton } from '../../../components/contact/write-button';
import { type SavedPlayerItem, useSavingPlayers } from '../../../components/saving/use-saved-players';
import { useTranslations } from '../../../i18n/use-translations';
import { Icon } from '../../../ui/icon';

interface PlayerStageProps {
  readonly item: Pick<SavedPlayerItem, 'profileId' | 'player' | 'stage'>;
  readonly onStage: (stage: RecruitingStage) => void;
}

/** The stage of a saved player, in one line. */
export function PlayerStage({ item: { profileId, player, stage }, onStage }: PlayerStageProps) {
  const t = useTranslations();
  return (
    <StageChoice
      of={profileId}
      label={t('players.stageOf', { name: player.displayName })}
      stage={stage}
      nameOf={(one) => t(`players.stage.${one}`)}
      onStage={onStage}
    />
  );
}

/** Opens a message to a saved player. */
export function WriteToPlayer({ item: { profileId, player } }: { readonly item: Pick<SavedPlayerItem, 'profileId' | 'player'> }) {
  return <WriteButton player={{ _id: profileId, displayName: player.displayName }} look="symbol" />;
}

/** Takes a player off the list; the toast brings them back. */
export function RemovePlayer({ item }: { readonly item: SavedPlayerItem }) {
  const t = useTranslations();
  const { remove } = useSavingPlayers();
  const name = item.player.displayName;
  return (
    <IconButton
      size="lg"
      minW="11"
      flex="none"
      variant="ghost"
      colorPalette="ink"
      aria-label={t('players.remove', { name })}
      onClick={() => void remove(item, name)}
    >
      <Icon as={X} size={18} />
    </IconButton>
  );
}
