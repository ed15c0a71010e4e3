import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import type { ShownProfile } from '@touchline/domain/person/profile/shown-profile';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useState } from 'react';
import { useMaySavePlayers, useSavedPlayer, useSavingPlayers } from '../../components/saving/use-saved-players';
import { useTranslations } from '../../i18n/use-translations';

interface SaveForCoachProps {
  readonly profile: Pick<ShownProfile, '_id' | 'displayName'>;
}

/** Puts a player on the coach's list, or takes them off it; nothing for everybody but accepted coaches. */
export function SaveForCoach({ profile }: SaveForCoachProps) {
  return useMaySavePlayers() ? <SavePlayerButton profile={profile} /> : null;
}

function SavePlayerButton({ profile: { _id, displayName: name } }: SaveForCoachProps) {
  const t = useTranslations();
  const { data: saved } = useSavedPlayer(_id);
  const { save, remove } = useSavingPlayers();
  const [isBusy, setIsBusy] = useState(false);
  const isWaiting = isBusy || saved === undefined;
  const isSaved = saved !== undefined && saved !== null;
  const Icon = isSaved ? BookmarkCheck : Bookmark;

  async function press() {
    setIsBusy(true);
    await (isSaved ? remove(saved, name) : save(_id, name));
    setIsBusy(false);
  }

  return (
    <Button
      size="lg"
      minW="11"
      px={{ base: '0', md: '4' }}
      variant="outline"
      colorPalette={isSaved ? 'pitch' : 'ink'}
      bg="bg.panel"
      aria-pressed={isSaved}
      aria-label={t('players.save', { name })}
      aria-disabled={isWaiting}
      onClick={() => void (isWaiting ? null : press())}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      <Box as="span" hideBelow="md">
        {t(isSaved ? 'players.wordSaved' : 'players.word')}
      </Box>
    </Button>
  );
}
