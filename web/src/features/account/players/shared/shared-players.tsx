import { Box } from '@chakra-ui/react/box';
import type { RecruitingStage } from '@touchline/domain/person/recruiting-stages';
import { StageBoard } from '../../../../components/board/stage-board';
import { useFollowedStage } from '../../../../components/board/use-followed-stage';
import { useTranslations } from '../../../../i18n/use-translations';
import { ApiRefusal } from '../../../../lib/api/api-refusal';
import { ButtonLink } from '../../../../ui/links';
import { useRefusalToasts, useToasts } from '../../../../ui/overlays/toasts';
import { EmptyState } from '../../../../ui/states/empty-state';
import { FailedState } from '../../../../ui/states/failures';
import { SkeletonRegion, SkeletonText } from '../../../../ui/states/skeletons';
import { usePlayerBoardTexts } from '../board-texts';
import { SharedCard } from './shared-card';
import { useSharedListTexts } from '../../../../components/staff-list/shared-list-texts';
import {
  isLate,
  type SharedRecruit,
  type StaffCollege,
  useSharedList,
  useDay,
  useSharedListChanges,
} from '../../../../components/staff-list/use-shared-list';

/** The list that the staff of a college share, or why it is empty or not there. */
export function SharedPlayers({ college }: { readonly college: StaffCollege }) {
  const texts = useSharedListTexts();
  const { data, error, isFetching, refetch } = useSharedList(college.id);
  if (error instanceof ApiRefusal && error.status === 403) return <NotOnStaff />;
  if (data === undefined) {
    if (error !== null) return <FailedState failure={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
    return (
      <SkeletonRegion label={texts.loading}>
        <SkeletonText lines={6} />
      </SkeletonRegion>
    );
  }
  if (data.length > 0) return <SharedBoard college={college} items={data} />;
  return (
    <EmptyState
      scene="pitch"
      title={texts.empty}
      text={texts.emptyText}
      action={<ButtonLink to="/account?board=players">{texts.toMine}</ButtonLink>}
    />
  );
}

/** What somebody reads who is not on the staff of the college, or no longer. */
export function NotOnStaff() {
  const texts = useSharedListTexts();
  return (
    <EmptyState
      scene="corner"
      title={texts.notOnStaff}
      text={texts.notOnStaffText}
      action={<ButtonLink to="/account?board=players">{texts.toMine}</ButtonLink>}
    />
  );
}

interface SharedBoardProps {
  readonly college: StaffCollege;
  readonly items: readonly SharedRecruit[];
}

function SharedBoard({ college, items }: SharedBoardProps) {
  const texts = usePlayerBoardTexts();
  const { frame, follow } = useFollowedStage(items);
  const changeStage = useStageChange(college);
  const move = (item: SharedRecruit, stage: RecruitingStage) => {
    follow(item.profileId);
    void changeStage(item, stage);
  };
  return (
    <Box ref={frame}>
      <StageBoard
        items={items}
        texts={texts}
        onStage={move}
        cardOf={(item, drag) => (
          <SharedCard key={item.profileId} college={college} item={item} onStage={(stage) => move(item, stage)} {...drag} />
        )}
      />
    </Box>
  );
}

/** Moves a player; where somebody of the staff was first, the list is read again and says who that was. */
function useStageChange({ id }: StaffCollege) {
  const t = useTranslations();
  const texts = useSharedListTexts();
  const day = useDay();
  const show = useToasts();
  const refused = useRefusalToasts();
  const { move, reload } = useSharedListChanges(id);
  return async (item: SharedRecruit, stage: RecruitingStage) => {
    const name = item.player.displayName;
    try {
      await move(item, stage);
      show({ variant: 'success', text: t('players.stageSaved', { name, stage: t(`players.stage.${stage}`) }) });
    } catch (failure) {
      const stored = (await reload()).find(({ profileId }) => profileId === item.profileId);
      const last = stored?.entries.find((entry) => entry.kind === 'move');
      if (!isLate(failure) || last === undefined || last.stage === null) refused(failure);
      else {
        const text = texts.movedFirst(last.by.initials, name, t(`players.stage.${last.stage}`), day(last.at));
        show({ variant: 'danger', text });
      }
    }
  };
}
