import { Box } from '@chakra-ui/react/box';
import { Button, IconButton } from '@chakra-ui/react/button';
import type { RecruitingStage } from '@touchline/domain/person/recruiting-stages';
import { PhoneOutgoing, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { BoardCard, type CardDrag } from '../../../../components/board/board-card';
import { BusyButton } from '../../../../ui/busy-button';
import { Icon } from '../../../../ui/icon';
import { Dialog } from '../../../../ui/overlays/dialog';
import { useToasts } from '../../../../ui/overlays/toasts';
import { useAction } from '../../../../ui/use-action';
import { PlayerStage, WriteToPlayer } from '../player-actions';
import { usePlayerFacts } from '../player-facts';
import { PlayerIdentity } from '../player-identity';
import { useSharedListTexts } from '../../../../components/staff-list/shared-list-texts';
import { StaffEntries } from './staff-entries';
import {
  type SharedRecruit,
  type StaffCollege,
  useDay,
  useSharedListChanges,
} from '../../../../components/staff-list/use-shared-list';

interface OfRecruit {
  readonly college: StaffCollege;
  readonly item: SharedRecruit;
}

interface SharedCardProps extends CardDrag, OfRecruit {
  readonly onStage: (stage: RecruitingStage) => void;
}

/** A player on a shared list: who, who contacted them last, what the staff noted, the stage, the way off the list. */
export function SharedCard({ college, item, onStage, ...drag }: SharedCardProps) {
  const { lineOf } = usePlayerFacts();
  return (
    <BoardCard name={item.player.displayName} {...drag}>
      <Box display="flex" alignItems="center" gap="2">
        <PlayerIdentity item={item} />
        <Box display="flex" flex="none" mt="-2" me="-2">
          <WriteToPlayer item={item} />
          <TakeOff college={college} item={item} />
        </Box>
      </Box>
      <Box mt="2" textStyle="small" color="fg.muted" lineHeight="1.35" overflowWrap="anywhere">
        {lineOf(item.player)}
      </Box>
      <LastContact college={college} item={item} />
      <StaffEntries college={college} item={item} />
      <Box mt="1">
        <PlayerStage item={item} onStage={onStage} />
      </Box>
    </BoardCard>
  );
}

/** Who of the staff contacted the player last, and the button that notes a contact of today. */
function LastContact({ college, item: { profileId, player, lastContact } }: OfRecruit) {
  const texts = useSharedListTexts();
  const day = useDay();
  const show = useToasts();
  const { write } = useSharedListChanges(college.id);
  const { isBusy, run } = useAction();
  const name = player.displayName;
  const noteContact = () =>
    run(async () => {
      await write(profileId, crypto.randomUUID(), { kind: 'contact', text: null, version: 0 });
      show({ variant: 'success', text: texts.contactNoted(name) });
    });
  return (
    <Box mt="2">
      <Box textStyle="small">
        {lastContact === null ? texts.noContact : texts.lastContact(lastContact.initials, day(lastContact.at))}
      </Box>
      <BusyButton
        size="lg"
        variant="ghost"
        colorPalette="ink"
        px="2"
        ms="-2"
        fontSize="sm"
        aria-label={texts.contactedOf(name)}
        isBusy={isBusy}
        busyText={texts.contacted}
        onClick={() => void noteContact()}
      >
        <Icon as={PhoneOutgoing} size={18} />
        {texts.contacted}
      </BusyButton>
    </Box>
  );
}

/** Takes a player off the list after a question: the notes of the whole staff go with them. */
function TakeOff({ college, item }: OfRecruit) {
  const texts = useSharedListTexts();
  const show = useToasts();
  const { remove, reload } = useSharedListChanges(college.id);
  const { isBusy, run } = useAction();
  const opener = useRef<HTMLButtonElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  const name = item.player.displayName;
  const takeOff = () =>
    run(async () => {
      try {
        await remove(item);
        show({ variant: 'success', text: texts.takenOff(name) });
      } catch (failure) {
        await reload();
        throw failure;
      } finally {
        setIsAsked(false);
      }
    });
  return (
    <>
      <IconButton
        ref={opener}
        size="lg"
        minW="11"
        flex="none"
        variant="ghost"
        colorPalette="ink"
        aria-label={texts.takeOff(name)}
        onClick={() => setIsAsked(true)}
      >
        <Icon as={X} size={18} />
      </IconButton>
      <Dialog
        isOpen={isAsked}
        title={texts.takeOffQuestion(name)}
        onClose={() => setIsAsked(false)}
        opener={() => opener.current}
      >
        <Box overflowWrap="anywhere">{texts.takeOffText}</Box>
        <Box display="flex" flexWrap="wrap" gap="3" mt="5">
          <BusyButton size="lg" colorPalette="red" isBusy={isBusy} onClick={() => void takeOff()}>
            {texts.takeOff(name)}
          </BusyButton>
          <Button size="lg" variant="outline" colorPalette="ink" onClick={() => setIsAsked(false)}>
            {texts.cancel}
          </Button>
        </Box>
      </Dialog>
    </>
  );
}
