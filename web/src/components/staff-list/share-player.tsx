import { Box } from '@chakra-ui/react/box';
import type { RecruitingStage } from '@touchline/domain/person/recruiting-stages';
import { UsersRound } from 'lucide-react';
import { BusyButton } from '../../ui/busy-button';
import { Icon } from '../../ui/icon';
import { ButtonLink } from '../../ui/links';
import { useToasts } from '../../ui/overlays/toasts';
import { useAction } from '../../ui/use-action';
import { useSharedListTexts } from './shared-list-texts';
import { LIST, type StaffCollege, useSharedList, useSharedListChanges, useStaffColleges } from './use-shared-list';

interface SharePlayerProps {
  /** A player of the own list, with the stage there. */
  readonly item: {
    readonly profileId: string;
    readonly stage: RecruitingStage;
    readonly player: { readonly displayName: string };
  };
  /** `header` has no word on phones. */
  readonly look: 'header' | 'line';
}

const LOOKS = {
  header: { size: 'lg', minW: '11', px: { base: '0', md: '4' }, variant: 'outline', bg: 'bg.panel' },
  line: { variant: 'ghost', minH: '11', px: '2', fontWeight: 'medium', whiteSpace: 'normal', textAlign: 'start' },
} as const;

/** Puts a player of the own list on those that the staff of the user's colleges share; the own note stays private. */
export function SharePlayer(props: SharePlayerProps) {
  const colleges = useStaffColleges() ?? [];
  return colleges.map((college) => <ShareWith key={college.id} college={college} {...props} />);
}

function ShareWith({ college, item: { profileId, player, stage }, look }: SharePlayerProps & { readonly college: StaffCollege }) {
  const texts = useSharedListTexts();
  const show = useToasts();
  const { data } = useSharedList(college.id);
  const { add, reload } = useSharedListChanges(college.id);
  const { isBusy, run } = useAction();
  if (data === undefined) return null;
  const word = look === 'header' ? ({ hideBelow: 'md' } as const) : {};
  if (data.some((one) => one.profileId === profileId)) return <AlreadyShared college={college} look={look} />;
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
      colorPalette="ink"
      {...LOOKS[look]}
      aria-label={texts.shareOf(player.displayName, college.name)}
      isBusy={isBusy}
      {...(look === 'header' ? {} : { busyText: texts.share(college.name) })}
      onClick={() => void share()}
    >
      <Icon as={UsersRound} size={18} />
      <Box as="span" {...word}>
        {texts.share(college.name)}
      </Box>
    </BusyButton>
  );
}

/** Says that a player is on the list; where nothing else leads there it is a link. */
function AlreadyShared({ college, look }: Pick<SharePlayerProps, 'look'> & { readonly college: StaffCollege }) {
  const texts = useSharedListTexts();
  const text = texts.shared(college.name);
  if (look === 'line')
    return (
      <Box display="flex" alignItems="center" gap="2" minH="11" px="2" textStyle="small" color="fg.muted">
        <Icon as={UsersRound} size={18} />
        {text}
      </Box>
    );
  return (
    <ButtonLink
      to={`/account?board=players&${LIST}=${encodeURIComponent(college.id)}`}
      colorPalette="pitch"
      {...LOOKS.header}
      aria-label={text}
    >
      <Icon as={UsersRound} size={18} />
      <Box as="span" hideBelow="md">
        {text}
      </Box>
    </ButtonLink>
  );
}
