import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useWords } from '../../i18n/use-words';
import { ButtonLink } from '../../ui/button-link';
import { HIDDEN_WHILE_LOOKED_AT } from './hidden-while-looked-at';
import { SIGN_IN_PAGE, useSignInDialog } from './use-sign-in-dialog';

/** Log in and Sign up; before the page's script has arrived, a press on Log in leads to the sign-in page. On the narrowest windows Log in stands in the bar at the bottom instead. */
export function VisitorEntry() {
  const say = useWords();
  const { open, isLoading, dialog } = useSignInDialog();
  return (
    <Box display="flex" gap="2" {...HIDDEN_WHILE_LOOKED_AT}>
      <chakra.form action={SIGN_IN_PAGE} hideBelow="sm">
        <Button
          type="submit"
          variant="ghost"
          colorPalette="chalk"
          size="lg"
          px="4"
          loading={isLoading}
          loadingText={say('shell.logIn')}
          onClick={open}
        >
          {say('shell.logIn')}
        </Button>
      </chakra.form>
      <ButtonLink
        to={SIGN_IN_PAGE}
        colorPalette="chalk"
        whiteSpace="nowrap"
        px={{ base: '3', sm: '4' }}
        fontSize={{ base: 'sm', sm: 'md' }}
      >
        {say('shell.signUp')}
      </ButtonLink>
      {dialog}
    </Box>
  );
}
