import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from '../../../../i18n/use-translations';
import { useInPlaceEditor } from '../../../../ui/fields/use-in-place-editor';
import { OfferSlot } from '../../../../ui/forms/unsaved/offer-slot';
import { Icon } from '../../../../ui/icon';
import { useToasts } from '../../../../ui/overlays/toasts';
import { useAction } from '../../../../ui/use-action';
import { useSharedListTexts } from '../../../../components/staff-list/shared-list-texts';
import { StaffNoteForm, staffNoteKey } from './staff-note-form';
import {
  type SharedEntry,
  type SharedRecruit,
  type StaffCollege,
  useDay,
  useSharedListChanges,
} from '../../../../components/staff-list/use-shared-list';

/** The number of entries that a card shows before the older ones are asked for. */
const SEEN = 3;

interface StaffEntriesProps {
  readonly college: StaffCollege;
  readonly item: SharedRecruit;
}

/** What the staff noted about a player, the newest first, and the way to add a note. */
export function StaffEntries({ college, item }: StaffEntriesProps) {
  const texts = useSharedListTexts();
  const [isWhole, setIsWhole] = useState(false);
  const { entries, player } = item;
  const shown = isWhole ? entries : entries.slice(0, SEEN);
  return (
    <Box mt="1">
      <NewNote college={college} item={item} />
      {shown.length > 0 && (
        <Box as="ul" listStyleType="none" aria-label={texts.entries(player.displayName)}>
          {shown.map((entry) => (
            <Entry key={entry.entryId} college={college} item={item} entry={entry} />
          ))}
        </Box>
      )}
      {shown.length < entries.length && (
        <Button size="lg" variant="ghost" px="2" ms="-2" fontSize="sm" onClick={() => setIsWhole(true)}>
          {texts.moreEntries(entries.length - shown.length)}
        </Button>
      )}
    </Box>
  );
}

function NewNote({ college, item }: StaffEntriesProps) {
  const texts = useSharedListTexts();
  const { isOpen, opener, open, close } = useInPlaceEditor();
  if (isOpen) return <StaffNoteForm college={college} item={item} entry={null} onClose={close} />;
  return (
    <Box>
      <OfferSlot of={staffNoteKey(college.id, item.profileId, null)} stored={null} onRestore={open} />
      <Button
        ref={opener}
        size="lg"
        px="2"
        ms="-2"
        variant="ghost"
        colorPalette="ink"
        fontSize="sm"
        aria-label={texts.addNoteOf(item.player.displayName)}
        onClick={open}
      >
        <Icon as={NotebookPen} size={18} />
        {texts.addNote}
      </Button>
    </Box>
  );
}

interface EntryProps extends StaffEntriesProps {
  readonly entry: SharedEntry;
}

/** A note, a contact or a move, signed by initials. Its author changes and deletes it. */
function Entry({ college, item, entry }: EntryProps) {
  const t = useTranslations();
  const texts = useSharedListTexts();
  const day = useDay();
  const { isOpen, opener, open, close } = useInPlaceEditor();
  const { kind, text, stage, by, at, changedAt } = entry;
  if (isOpen)
    return (
      <Box as="li" py="2" borderTopWidth="1px">
        <StaffNoteForm college={college} item={item} entry={entry} onClose={close} />
      </Box>
    );
  const isEdited = changedAt !== at;
  return (
    <Box as="li" py="2" borderTopWidth="1px" textStyle="small">
      <Box color="fg.muted">
        {texts.signed(by.initials, day(at))}
        {isEdited && ` · ${texts.changed}`}
      </Box>
      <Box whiteSpace="pre-wrap" overflowWrap="anywhere">
        {kind === 'note'
          ? text
          : kind === 'contact'
            ? texts.wasContacted
            : texts.wasMoved(t(`players.stage.${stage ?? 'interested'}`))}
      </Box>
      {by.isMine && kind !== 'move' && (
        <Box display="flex" gap="1" ms="-2">
          {kind === 'note' && (
            <Button
              ref={opener}
              size="lg"
              px="2"
              variant="ghost"
              colorPalette="ink"
              fontSize="sm"
              aria-label={texts.editOf(day(at))}
              onClick={open}
            >
              {texts.edit}
            </Button>
          )}
          <RemoveEntry college={college} item={item} entry={entry} />
        </Box>
      )}
    </Box>
  );
}

function RemoveEntry({ college, item, entry: { entryId, kind, at } }: EntryProps) {
  const texts = useSharedListTexts();
  const day = useDay();
  const show = useToasts();
  const { removeEntry } = useSharedListChanges(college.id);
  const { isBusy, run } = useAction();
  const remove = () =>
    run(async () => {
      await removeEntry(item.profileId, entryId);
      show({ variant: 'success', text: texts.removed });
    });
  return (
    <Button
      size="lg"
      px="2"
      variant="ghost"
      colorPalette="ink"
      fontSize="sm"
      aria-label={kind === 'note' ? texts.removeNoteOf(day(at)) : texts.removeContactOf(day(at))}
      aria-disabled={isBusy}
      onClick={() => void (isBusy ? null : remove())}
    >
      {texts.remove}
    </Button>
  );
}
