import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Spinner } from '@chakra-ui/react/spinner';
import type { ShownProfile } from '@touchline/domain/person/profiles/audience/shown-profile';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useState } from 'react';
import { NameCollege } from '../../components/saving/name-college';
import { useMaySavePlayers, useSavedPlayer, useSavingPlayers } from '../../components/saving/use-saved-players';
import { SharePlayer } from '../../components/staff-list/share-player';
import { useTranslations } from '../../i18n/use-translations';
import { Icon } from '../../ui/icon';
import { useRefusalToasts } from '../../ui/overlays/toasts';

interface SaveForCoachProps {
  readonly profile: Pick<ShownProfile, '_id' | 'displayName'>;
}

/** Puts a player on the coach's list, or takes them off it; nothing for everybody but accepted coaches. */
export function SaveForCoach({ profile }: SaveForCoachProps) {
  return useMaySavePlayers() ? <SavePlayerButton profile={profile} /> : null;
}

function SavePlayerButton({ profile: { _id, displayName: name } }: SaveForCoachProps) {
  const t = useTranslations();
  const query = useSavedPlayer(_id);
  const { data: saved } = query;
  const { save, remove } = useSavingPlayers();
  const refused = useRefusalToasts();
  const [isBusy, setIsBusy] = useState(false);
  const isSaved = saved !== undefined && saved !== null;
  const shape = isSaved ? BookmarkCheck : Bookmark;

  /** A press while it is not known whether the player is saved saves them once it is. */
  async function press() {
    setIsBusy(true);
    if (isSaved) await remove(saved, name);
    else {
      const { data, error } = saved === null ? { data: saved, error: null } : await query.refetch();
      if (error !== null) refused(error);
      else if (data === null) await save(_id, name);
    }
    setIsBusy(false);
  }

  return (
    <>
      <Button
        size="lg"
        minW="11"
        px={{ base: '0', md: '4' }}
        variant="outline"
        colorPalette={isSaved ? 'pitch' : 'ink'}
        bg="bg.panel"
        aria-pressed={isSaved}
        aria-label={t('players.save', { name })}
        aria-disabled={isBusy}
        onClick={() => void (isBusy ? null : press())}
      >
        {isBusy ? <Spinner size="sm" borderWidth="0.125em" color="inherit" /> : <Icon as={shape} />}
        <Box as="span" hideBelow="md">
          {t(isSaved ? 'players.wordSaved' : 'players.word')}
        </Box>
      </Button>
      {isSaved && (
        <>
          <NameCollege saved={saved} name={name} look="header" />
          <SharePlayer item={{ ...saved, player: { displayName: name } }} look="header" />
        </>
      )}
    </>
  );
}
