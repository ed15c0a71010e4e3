import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { SAVED_NOTE_MAX } from '@touchline/domain/reference/limits';
import { NotebookPen } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { type SavedPlayerItem, useSavingPlayers } from '../../../components/saving/use-saved-players';
import { useTranslations } from '../../../i18n/use-translations';
import { BusyButton } from '../../../ui/busy-button';
import { OfferSlot } from '../../../ui/forms/unsaved/offer-slot';
import { useTypedField } from '../../../ui/forms/unsaved/use-typed-text';
import { Icon } from '../../../ui/icon';
import { TextAreaField } from '../../../ui/fields/text-fields';
import { useInPlaceEditor } from '../../../ui/fields/use-in-place-editor';

/** What the unsaved note about a player is found again by. */
const noteKey = (profileId: string): string => `savedPlayers/${profileId}`;

interface NoteFormProps {
  readonly item: SavedPlayerItem;
  readonly onClose: () => void;
}

/** The open note about a player. After a refused save the text stays in it. */
function NoteForm({ item: { profileId, note, player }, onClose }: NoteFormProps) {
  const t = useTranslations();
  const { change } = useSavingPlayers();
  const [stored] = useState(note ?? '');
  const [typed, setTyped] = useState(stored);
  const [isBusy, setIsBusy] = useState(false);
  const text = useTypedField({ of: noteKey(profileId), stored, typed, onText: setTyped });

  async function save(event: SyntheticEvent) {
    event.preventDefault();
    setIsBusy(true);
    const isKept = await change(profileId, { note: typed }, player.displayName);
    setIsBusy(false);
    if (!isKept) return;
    text.saved();
    onClose();
  }

  return (
    <Box asChild display="grid" gap="3" maxW="text">
      <form noValidate onSubmit={(event) => void save(event)} onKeyDown={({ key }) => key === 'Escape' && text.leave(onClose)}>
        {text.offer}
        <TextAreaField
          label={t('players.noteOf', { name: player.displayName })}
          help={t('players.noteHelp')}
          isRequired={false}
          value={typed}
          onText={setTyped}
          rows={{ least: 2, most: 8 }}
          maxLength={SAVED_NOTE_MAX}
        />
        <Box display="flex" flexWrap="wrap" gap="3">
          <BusyButton type="submit" size="lg" isBusy={isBusy}>
            {t('players.saveNote')}
          </BusyButton>
          <Button size="lg" variant="outline" colorPalette="ink" onClick={() => text.leave(onClose)}>
            {t('players.cancel')}
          </Button>
        </Box>
      </form>
    </Box>
  );
}

/** The coach's note about a player; its button opens a field. */
export function PlayerNote({ item }: { readonly item: SavedPlayerItem }) {
  const t = useTranslations();
  const { isOpen, opener, open, close } = useInPlaceEditor();
  const { note } = item;
  const name = item.player.displayName;
  if (isOpen) return <NoteForm item={item} onClose={close} />;
  return (
    <Box>
      <OfferSlot of={noteKey(item.profileId)} stored={null} onRestore={open} />
      <Box display="flex" alignItems="flex-start" gap="2">
        {note !== null && (
          <Box py="2.5" textStyle="small" whiteSpace="pre-wrap" overflowWrap="anywhere" maxW="text">
            {note}
          </Box>
        )}
        <Button
          ref={opener}
          size="lg"
          px="2"
          ms={note === null ? '-2' : '0'}
          variant="ghost"
          colorPalette="ink"
          fontSize="sm"
          aria-label={t(note === null ? 'players.addNoteAbout' : 'players.editNoteAbout', { name })}
          onClick={open}
        >
          <Icon as={NotebookPen} size={18} />
          {note === null && t('players.addNote')}
        </Button>
      </Box>
    </Box>
  );
}
