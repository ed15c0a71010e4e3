import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Spinner } from '@chakra-ui/react/spinner';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { useOpenSignIn } from '../../session/session-context';
import { Icon } from '../../ui/icon';
import { useSavedColleges, useSaving } from './use-saved-colleges';

export interface SaveButtonProps {
  readonly collegeId: string;
  readonly name: string;
  /** Shows its label next to the icon from 768 px. */
  readonly hasText?: boolean;
}

/**
 * Saves a college, or removes it from the saved ones. A press while it is not known whether it is saved saves it once
 * that is. Visitors get the sign-in panel first; coaches see no button.
 */
export function SaveButton({ collegeId, name, hasText = false }: SaveButtonProps) {
  const t = useTranslations();
  const openSignIn = useOpenSignIn();
  const { saver, saved } = useSavedColleges();
  const { saveOnce, remove } = useSaving();
  const [isBusy, setIsBusy] = useState(false);
  const item = saved.data?.find((one) => one.collegeId === collegeId);
  if (saver === 'coach') return null;

  async function press({ currentTarget }: MouseEvent<HTMLElement>) {
    setIsBusy(true);
    await (item === undefined ? openSignIn('default', currentTarget, () => saveOnce(collegeId, name)) : remove(item, name));
    setIsBusy(false);
  }

  const shape = item === undefined ? Bookmark : BookmarkCheck;
  return (
    <Button
      size="lg"
      px={hasText ? { base: '0', md: '4' } : '0'}
      minW="11"
      variant={hasText ? 'outline' : 'ghost'}
      colorPalette={item === undefined ? 'ink' : 'pitch'}
      aria-pressed={item !== undefined}
      aria-label={t('saving.save', { name })}
      aria-disabled={isBusy}
      onClick={(event) => void (isBusy ? null : press(event))}
    >
      {isBusy ? <Spinner size="sm" borderWidth="0.125em" color="inherit" /> : <Icon as={shape} />}
      {hasText && (
        <Box as="span" hideBelow="md">
          {t(item === undefined ? 'saving.word' : 'saving.wordSaved')}
        </Box>
      )}
    </Button>
  );
}
