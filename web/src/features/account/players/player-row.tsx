import { Box } from '@chakra-ui/react/box';
import { Button, IconButton } from '@chakra-ui/react/button';
import { RECRUITING_STAGES } from '@touchline/domain/person/recruiting-stages';
import { SAVED_NOTE_MAX } from '@touchline/domain/reference/limits';
import { NotebookPen, X } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { type SavedPlayerItem, useSavingPlayers } from '../../../components/saving/use-saved-players';
import { VerifiedBadge } from '../../../components/player/verified-badge';
import { useTranslations } from '../../../i18n/use-translations';
import { Avatar } from '../../../ui/avatar';
import { BusyButton } from '../../../ui/busy-button';
import { OfferSlot } from '../../../ui/forms/unsaved/offer-slot';
import { useTypedField } from '../../../ui/forms/unsaved/use-typed-text';
import { Icon } from '../../../ui/icon';
import { PageLink } from '../../../ui/links';
import { SelectField } from '../../../ui/fields/select-field';
import { TextAreaField } from '../../../ui/fields/text-fields';
import { useInPlaceEditor } from '../../../ui/fields/use-in-place-editor';
import { usePlayerFacts } from './player-facts';

/** A saved player: who, what coaches may see of them, the stage, the note and the way off the list. */
export function PlayerRow({ item }: { readonly item: SavedPlayerItem }) {
  const t = useTranslations();
  const { change, remove } = useSavingPlayers();
  const factsOf = usePlayerFacts();
  const { profileId, player, stage } = item;
  const name = player.displayName;
  const { position, graduation, team, place, grades } = factsOf(player);
  const gpa = grades === null ? null : t('players.gpa', { grades });
  const facts = [position, graduation, team, place, gpa].filter((fact) => fact !== null);
  const picture = player.profilePicture;
  return (
    <Box
      as="li"
      display="grid"
      gridTemplateColumns={{ base: 'auto minmax(0, 1fr) auto', md: 'auto minmax(0, 1fr) 14rem auto' }}
      columnGap="4"
      rowGap="3"
      alignItems="center"
      py="4"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0', pt: '0' }}
    >
      <Avatar name={name} size={56} src={picture === null ? null : `/ui/v1/resources?q=profiles/${profileId}/400/${picture}`} />
      <Box minW="0">
        <PageLink
          to={`/profile/${player.username}/about`}
          display="inline-flex"
          alignItems="center"
          minH="11"
          fontWeight="semibold"
          overflowWrap="anywhere"
        >
          {name}
        </PageLink>
        {player.verified && (
          <Box as="span" ms="1.5" css={{ '& svg': { verticalAlign: '-0.25em' } }}>
            <VerifiedBadge look="sign" verified word={t('players.verified')} />
          </Box>
        )}
        <Box textStyle="small" color="fg.muted" overflowWrap="anywhere">
          {facts.join(' · ')}
        </Box>
      </Box>
      <Box gridColumn={{ base: '1 / -1', md: 'auto' }} gridRow={{ base: '2', md: 'auto' }}>
        <SelectField
          label={t('players.stageOf', { name })}
          options={RECRUITING_STAGES.map((value) => ({ value, text: t(`players.stage.${value}`) }))}
          value={stage}
          onValue={(value) => value !== '' && void change(profileId, { stage: value })}
        />
      </Box>
      <IconButton
        size="lg"
        variant="ghost"
        colorPalette="ink"
        aria-label={t('players.remove', { name })}
        onClick={() => void remove(item, name)}
      >
        <Icon as={X} />
      </IconButton>
      <Box gridColumn={{ base: '1 / -1', md: '2 / -1' }}>
        <PlayerNote item={item} />
      </Box>
    </Box>
  );
}

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
    const isKept = await change(profileId, { note: typed });
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
function PlayerNote({ item }: { readonly item: SavedPlayerItem }) {
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
