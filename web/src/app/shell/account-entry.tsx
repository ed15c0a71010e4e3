import { Box } from '@chakra-ui/react/box';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useWords } from '../../i18n/use-words';
import { useSessionState } from '../../session/session-context';
import { isAuthenticated } from '../../session/session-state';
import { SkeletonBar } from '../../ui/skeleton-bar';
import { SignInEntry } from './sign-in-entry';
import { SignedInEntry } from './signed-in-entry';

/** Log in for visitors, the name and Sign out for whoever is signed in; a quiet bar while a stored sign-in is looked at, so that Log in never flashes. */
export function AccountEntry() {
  const say = useWords();
  const state = useSessionState();
  if (!state.isSettled) {
    return (
      <Box role="status">
        <VisuallyHidden>{say('shell.sessionLoading')}</VisuallyHidden>
        <SkeletonBar bg="pitch.800" width="7rem" height="1.5rem" />
      </Box>
    );
  }
  return isAuthenticated(state) ? <SignedInEntry state={state} /> : <SignInEntry />;
}
