import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { Icon } from '../../ui/icon';
import { type SavedPlayerEntry, useSavingPlayers } from './use-saved-players';

interface NameCollegeProps {
  readonly saved: SavedPlayerEntry;
  readonly name: string;
  /** `header` has no word on phones. */
  readonly look: 'header' | 'line';
}

/** Whether a saved player with Premium may read which college saved them; off until the coach turns it on. */
export function NameCollege({ saved: { profileId, isNamed }, name, look }: NameCollegeProps) {
  const t = useTranslations();
  const { nameCollege } = useSavingPlayers();
  const [isBusy, setIsBusy] = useState(false);
  async function press() {
    setIsBusy(true);
    await nameCollege(profileId, !isNamed, name);
    setIsBusy(false);
  }
  return (
    <Button
      colorPalette={isNamed ? 'pitch' : 'ink'}
      {...(look === 'header'
        ? { size: 'lg', minW: '11', px: { base: '0', md: '4' }, variant: 'outline', bg: 'bg.panel' }
        : { variant: 'ghost', minH: '11', px: '2', fontWeight: 'medium' })}
      aria-pressed={isNamed}
      aria-label={t('players.name', { name })}
      aria-disabled={isBusy}
      onClick={() => void (isBusy ? null : press())}
    >
      <Icon as={isNamed ? Eye : EyeOff} size={18} />
      <Box as="span" {...(look === 'header' ? { hideBelow: 'md' } : {})}>
        {t(isNamed ? 'players.nameOn' : 'players.nameOff')}
      </Box>
    </Button>
  );
}
