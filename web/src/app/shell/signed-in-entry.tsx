import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { useWords } from '../../i18n/use-words';
import { useSession } from '../../session/session-context';
import type { SessionState } from '../../session/session-state';
import { useRefusalToasts } from '../../ui/use-refusal-toasts';

/** Who is signed in, and the way out. */
export function SignedInEntry({ state }: { readonly state: SessionState }) {
  const say = useWords();
  const { signOut } = useSession();
  const showRefusal = useRefusalToasts();
  return (
    <Box role="group" aria-label={say('shell.account')} display="flex" alignItems="center" gap="3" minW="0">
      <Box color="pitch.100" truncate maxW="12rem" display={{ base: 'none', sm: 'block' }}>
        {state.profile?.displayName ?? state.user?.email}
      </Box>
      <Button variant="outline" color="white" size="lg" px="3.5" onClick={() => void signOut().catch(showRefusal)}>
        {say('shell.signOut')}
      </Button>
    </Box>
  );
}
