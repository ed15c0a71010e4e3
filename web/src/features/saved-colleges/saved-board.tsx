import type { RecruitingStage } from '@touchline/domain/person/recruiting-stages';
import { StageBoard } from '../../components/board/stage-board';
import type { SavedItem } from '../../components/saving/use-saved-colleges';
import { useTranslations } from '../../i18n/use-translations';
import { SavedCard } from './saved-card';

interface SavedBoardProps {
  readonly items: readonly SavedItem[];
  readonly onStage: (item: SavedItem, stage: RecruitingStage) => void;
}

/** Saved colleges by stage. */
export function SavedBoard({ items, onStage }: SavedBoardProps) {
  const t = useTranslations();
  const nameOf = (stage: RecruitingStage) => t(`myColleges.stage.${stage}`);
  return (
    <StageBoard
      items={items}
      texts={{
        stages: t('myColleges.stages'),
        nameOf,
        regionOf: nameOf,
        tabOf: (stage, count) => t('myColleges.stageTab', { stage: nameOf(stage), count }),
        noneIn: (stage) => t(`myColleges.none.${stage}`),
      }}
      onStage={onStage}
      cardOf={(item, drag) => <SavedCard key={item.collegeId} item={item} onStage={(stage) => onStage(item, stage)} {...drag} />}
    />
  );
}
