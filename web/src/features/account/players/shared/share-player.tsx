import { Box } from '@chakra-ui/react/box';
import { UsersRound } from 'lucide-react';
import type { SavedPlayerItem } from '../../../../components/saving/use-saved-players';
import { BusyButton } from '../../../../ui/busy-button';
import { Icon } from '../../../../ui/icon';
import { useToasts } from '../../../../ui/overlays/toasts';
import { useAction } from '../../../../ui/use-action';
import { useSharedListTexts } from './shared-list-texts';
import { type StaffCollege, useSharedList, useSharedListChanges, useStaffColleges } from './use-shared-list';

interface SharePlayerProps {
  readonly item: Pick<SavedPlayerItem, 'profileId' | 'player' | 'stage'>;
}

/** Puts a player of the own list on those that the staff of the user's colleges share; the own note stays private. */
export function SharePlayer({ item }: SharePlayerProps) {
  const colleges = useStaffColleges() ?? [];
  return colleges.map((college) => <ShareWith key={college.id} college={college} item={item} />);
}

function ShareWith({ college, item: { profileId, player, stage } }: SharePlayerProps & { readonly college: StaffCollege }) {
  const texts = useSharedListTexts();
  const show = useToasts();
  const { data } = useSharedList(college.id);
  const { add, reload } = useSharedListChanges(college.id);
  const { isBusy, run } = useAction();
  if (data === undefined) return null;
  if (data.some((one) => one.profileId === profileId))
    return (
      <Box display="flex" alignItems="center" gap="2" minH="11" px="2" textStyle="small" color="fg.muted">
        <Icon as={UsersRound} size={18} />
        {texts.shared(college.name)}
      </Box>
    );
  const share = () =>
    run(async () => {
      try {
        await add(profileId, stage);
      } catch (failure) {
        await reload(); // Somebody of the staff may have put the player there meanwhile.
        throw failure;
      }
      show({ variant: 'success', text: texts.added(player.displayName, college.name) });
    });
  return (
    <BusyButton
      variant="ghost"
      colorPalette="ink"
      minH="11"
      px="2"
      fontWeight="medium"
      whiteSpace="normal"
      textAlign="start"
      aria-label={texts.shareOf(player.displayName, college.name)}
      isBusy={isBusy}
      busyText={texts.share(college.name)}
      onClick={() => void share()}
    >
      <Icon as={UsersRound} size={18} />
      {texts.share(college.name)}
    </BusyButton>
  );
}
