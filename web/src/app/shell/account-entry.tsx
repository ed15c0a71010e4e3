import { Box } from '@chakra-ui/react/box';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useCallback } from 'react';
import { useLanguage } from '../../i18n/language-context';
import { loadWords } from '../../i18n/languages';
import { useTranslations } from '../../i18n/use-translations';
import { useLoaded } from '../../lib/use-loaded';
import { SkeletonBar } from '../../ui/skeleton-bar';
import type { Reader } from './reader';
import { useReader } from './use-reader';
import { VisitorEntry } from './visitor-entry';

/** Log in and Sign up for visitors, the user menu for whoever is signed in; a quiet bar while a stored sign-in is looked at, so that Log in never flashes. */
export function AccountEntry() {
  const reader = useReader();
  if (!reader.isKnown) return <QuietBar />;
  return reader.isSignedIn ? <LoadedUserMenu reader={reader} /> : <VisitorEntry />;
}

function LoadedUserMenu({ reader }: { readonly reader: Reader }) {
  const { language } = useLanguage();
  const load = useCallback(async () => {
    const { UserMenu, MENU_WORDS } = await import('./user-menu');
    await loadWords(MENU_WORDS, language);
    return { UserMenu };
  }, [language]);
  const { part } = useLoaded(load);
  return part === null ? <QuietBar /> : <part.UserMenu reader={reader} />;
}

function QuietBar() {
  const t = useTranslations();
  return (
    <Box role="status">
      <VisuallyHidden>{t('shell.sessionLoading')}</VisuallyHidden>
      <SkeletonBar bg="hero.panel" width="11" height="11" borderRadius="pill" />
    </Box>
  );
}
