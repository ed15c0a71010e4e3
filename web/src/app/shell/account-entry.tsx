import { Box } from '@chakra-ui/react/box';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useWords } from '../../i18n/use-words';
import { SkeletonBar } from '../../ui/skeleton-bar';
import { UserMenu } from './user-menu';
import { useReader } from './use-reader';
import { VisitorEntry } from './visitor-entry';

/** Log in and Sign up for visitors, the user menu for whoever is signed in; a quiet bar while a stored sign-in is looked at, so that Log in never flashes. */
export function AccountEntry() {
  const say = useWords();
  const reader = useReader();
  if (reader.isKnown) return reader.isSignedIn ? <UserMenu reader={reader} /> : <VisitorEntry />;
  return (
    <Box role="status">
      <VisuallyHidden>{say('shell.sessionLoading')}</VisuallyHidden>
      <SkeletonBar bg="hero.panel" width="11" height="11" borderRadius="pill" />
    </Box>
  );
}
