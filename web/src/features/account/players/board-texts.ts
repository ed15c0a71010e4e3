import type { BoardTexts } from '../../../components/board/stage-board';
import { useTranslations } from '../../../i18n/use-translations';

/** The words of a board of players: of the own list, and of one that a staff shares. */
export function usePlayerBoardTexts(): BoardTexts {
  const t = useTranslations();
  const nameOf: BoardTexts['nameOf'] = (stage) => t(`players.stage.${stage}`);
  return {
    stages: t('players.stages'),
    nameOf,
    regionOf: (stage, count) => t('players.stageCount', { stage: nameOf(stage), count }),
    tabOf: (stage, count) => t('players.stageTab', { stage: nameOf(stage), count }),
    noneIn: () => t('players.noneHere'),
  };
}
