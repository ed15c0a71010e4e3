import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { useWords } from '../../i18n/use-words';
import { ButtonLink } from '../../ui/button-link';
import { HIDDEN_WHILE_LOOKED_AT } from './hidden-while-looked-at';
import { useSignInDialog } from './use-sign-in-dialog';

/** Log in and Sign up. On the narrowest windows Log in stands in the bar at the bottom instead. */
export function VisitorEntry() {
  const say = useWords();
  const { open, isLoading, dialog } = useSignInDialog();
  return (
    <Box display="flex" gap="2" {...HIDDEN_WHILE_LOOKED_AT}>
      <Button
        variant="ghost"
        colorPalette="chalk"
        size="lg"
        px="4"
        hideBelow="sm"
        loading={isLoading}
        loadingText={say('shell.logIn')}
        onClick={open}
      >
        {say('shell.logIn')}
      </Button>
      <ButtonLink to="/signInUpMobile" colorPalette="chalk" px={{ base: '3', sm: '4' }} fontSize={{ base: 'sm', sm: 'md' }}>
        {say('shell.signUp')}
      </ButtonLink>
      {dialog}
    </Box>
  );
}
